#include "views/review/reviewpage.h"

#include "views/board/boardview.h"
#include "views/review/reviewtransport.h"
#include "views/review/scoregraphview.h"
#include "views/review/turnwords.h"

#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

ReviewPage::ReviewPage(const Catalogue &catalogue, QWidget *parent) : QWidget(parent), m_catalogue(catalogue)
{
    setObjectName(u"reviewPage"_s);
    m_board = new BoardView;
    m_board->setObjectName(u"reviewBoard"_s);
    m_graph = new ScoreGraphView;
    auto *beside = new QSplitter(Qt::Horizontal);
    beside->addWidget(m_board);
    beside->addWidget(buildPanel());
    beside->setStretchFactor(0, 1);
    beside->setStretchFactor(1, 0);
    beside->setSizes({900, 320});
    auto *below = new QWidget;
    auto *lower = new QVBoxLayout(below);
    lower->setContentsMargins(6, 2, 6, 4);
    lower->setSpacing(2);
    lower->addWidget(buildTransport());
    lower->addWidget(m_graph, 1);
    auto *all = new QSplitter(Qt::Vertical);
    all->addWidget(beside);
    all->addWidget(below);
    all->setStretchFactor(0, 1);
    all->setStretchFactor(1, 0);
    all->setCollapsible(0, false);
    all->setSizes({560, 190});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(all);
    addKeys();
    connect(m_graph, &ScoreGraphView::turnChosen, this, &ReviewPage::goToTurn);
    retranslate();
    rebuild();
}

QWidget *ReviewPage::buildPanel()
{
    m_difference = new QLabel;
    m_difference->setObjectName(u"rulesDifference"_s);
    m_difference->setWordWrap(true);
    m_difference->setFrameShape(QFrame::StyledPanel);
    m_difference->setMargin(6);
    m_difference->hide();
    m_happened = new QTextBrowser;
    m_happened->setObjectName(u"turnText"_s);
    m_might = new QTextBrowser;
    m_might->setObjectName(u"mightText"_s);
    for (QTextBrowser *browser : {m_happened, m_might}) {
        browser->setOpenLinks(false);
        connect(browser, &QTextBrowser::anchorClicked, this, &ReviewPage::follow);
    }
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_happened, QString());
    m_tabs->addTab(m_might, QString());
    connect(m_tabs, &QTabWidget::currentChanged, this, &ReviewPage::showMightHaveBeen);
    m_commentLabel = new QLabel;
    m_comment = new QPlainTextEdit;
    m_comment->setObjectName(u"turnComment"_s);
    m_comment->setTabChangesFocus(true);
    m_comment->setMaximumHeight(70);
    m_comment->installEventFilter(this);
    m_commentLabel->setBuddy(m_comment);
    m_whatIf = new QPushButton;
    m_whatIf->setObjectName(u"whatIf"_s);
    connect(m_whatIf, &QPushButton::clicked, this, [this] {
        if (m_review)
            Q_EMIT whatIfRequested(std::min(m_turn, int(m_review->record().turns.size())));
    });
    auto *panel = new QWidget;
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_difference);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_commentLabel);
    layout->addWidget(m_comment);
    layout->addWidget(m_whatIf);
    return panel;
}

QWidget *ReviewPage::buildTransport()
{
    m_transport = new ReviewTransport;
    connect(m_transport, &ReviewTransport::positionChosen, this, &ReviewPage::goToPosition);
    connect(m_transport, &ReviewTransport::turnChosen, this, &ReviewPage::goToTurn);
    connect(m_transport, &ReviewTransport::unitChanged, this, [this] {
        setRange();
        showPosition();
    });
    return m_transport;
}

void ReviewPage::addKeys()
{
    const auto key = [this](Qt::Key k, auto slot) {
        auto *shortcut = new QShortcut(QKeySequence(k), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    key(Qt::Key_Left, &ReviewPage::previous);
    key(Qt::Key_Right, &ReviewPage::next);
    key(Qt::Key_Home, &ReviewPage::first);
    key(Qt::Key_End, &ReviewPage::last);
    key(Qt::Key_Space, [this] { m_transport->togglePlaying(); });
}

void ReviewPage::setGame(Game *game)
{
    setPlaying(false);
    if (m_game)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    m_review.reset();
    m_turn = m_step = 0;
    m_stale = true;
    if (game)
        connect(game, &Game::changed, this, [this] {
            m_stale = true;
            if (isVisible())
                rebuild();
        });
    if (isVisible() || !game)
        rebuild();
}

void ReviewPage::rebuild()
{
    const bool atEnd = !m_review || m_turn == m_review->lastTurn();
    m_stale = false;
    m_review = m_game ? std::make_shared<const Review>(m_catalogue, m_game->record()) : nullptr;
    m_graph->setReview(m_review);
    const QString difference = m_review ? differenceWords(*m_review) : QString();
    m_difference->setText(difference);
    m_difference->setVisible(!difference.isEmpty());
    if (m_review) {
        m_turn = atEnd ? m_review->lastTurn() : std::min(m_turn, m_review->lastTurn());
        m_step = m_review->stepOf(m_turn);
    }
    setRange();
    showPosition();
    m_board->fit();
}

void ReviewPage::setRange()
{
    m_transport->setRange(!m_review ? 0 : bySteps() ? int(m_review->steps().size()) - 1 : m_review->lastTurn(), m_review ? m_review->lastTurn() : 0);
}

bool ReviewPage::bySteps() const { return m_transport->bySteps(); }

void ReviewPage::goToTurn(int turn)
{
    // Also before the page was ever shown.
    if (m_stale)
        rebuild();
    if (!m_review)
        return;
    keepComment();
    m_turn = std::clamp(turn, 0, m_review->lastTurn());
    m_step = m_review->stepOf(m_turn);
    showPosition();
}

void ReviewPage::goToStep(int step)
{
    if (!m_review)
        return;
    keepComment();
    m_step = std::clamp(step, 0, int(m_review->steps().size()) - 1);
    m_turn = m_review->steps()[m_step].turn;
    showPosition();
}

void ReviewPage::goToPosition(int position) { bySteps() ? goToStep(position) : goToTurn(position); }
void ReviewPage::first() { m_transport->first(); }
void ReviewPage::previous() { m_transport->previous(); }
void ReviewPage::next() { m_transport->next(); }
void ReviewPage::last() { m_transport->last(); }
void ReviewPage::setPlaying(bool playing) { m_transport->setPlaying(playing); }

void ReviewPage::showPosition()
{
    const bool any = m_review != nullptr;
    m_comment->setEnabled(any);
    m_whatIf->setEnabled(any);
    m_transport->showPosition(any, position(), m_turn);
    m_graph->setTurn(m_turn);
    showPanel();
    if (!any)
        return;
    m_board->showState(m_review->setup(), m_review->stateAt(m_review->steps()[m_step]));
    // The final scoring touches all of the table: its marks would say nothing. Its lines point at their squares when clicked.
    m_board->pointAtSquares(m_review->isFinal(m_turn) ? QList<Position>() : m_review->turn(m_turn).changed);
}

void ReviewPage::showPanel()
{
    if (!m_review) {
        m_happened->setPlainText(tr("No game is open. Choose one in the library."));
        m_might->clear();
        m_comment->clear();
        return;
    }
    m_happened->setHtml(turnHtml(*m_review, m_turn));
    showMightHaveBeen();
    const bool played = m_turn > 0 && !m_review->isFinal(m_turn);
    m_comment->setEnabled(played);
    m_comment->setPlainText(played ? m_review->record().turns[m_turn - 1].comment : QString());
}

void ReviewPage::showMightHaveBeen()
{
    if (m_review && m_tabs->currentWidget() == m_might)
        m_might->setHtml(mightHaveBeenHtml(*m_review, m_turn));
}

void ReviewPage::keepComment()
{
    if (!m_game || !m_review || m_turn < 1 || m_review->isFinal(m_turn) || !m_comment->isEnabled())
        return;
    Turn turn = m_game->record().turns.value(m_turn - 1);
    const QString text = m_comment->toPlainText().trimmed();
    if (turn.comment == text)
        return;
    turn.comment = text;
    // A comment changes no score: what was worked out stays, but the game's own list of turns is another one now.
    m_game->replaceTurn(m_turn - 1, turn);
}

void ReviewPage::follow(const QUrl &link)
{
    if (link.scheme() == u"rule") {
        Q_EMIT ruleRequested(link.path());
    } else if (link.scheme() == u"at") {
        const QList<Position> squares = squaresOfLink(link);
        m_board->pointAtSquares(squares);
        Q_EMIT squaresPointed(squares);
    }
}

void ReviewPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        rebuild();
}

void ReviewPage::hideEvent(QHideEvent *event)
{
    keepComment();
    setPlaying(false);
    QWidget::hideEvent(event);
}

bool ReviewPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_comment && event->type() == QEvent::FocusOut)
        keepComment();
    return QWidget::eventFilter(watched, event);
}

void ReviewPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        rebuild();
    } else if (event->type() == QEvent::PaletteChange && m_review) {
        // Links keep the colour that they were written in.
        m_happened->setHtml(turnHtml(*m_review, m_turn));
        showMightHaveBeen();
    }
    QWidget::changeEvent(event);
}

void ReviewPage::retranslate()
{
    m_comment->setAccessibleName(tr("Comment on this turn"));
    m_comment->setToolTip(tr("Comment on this turn"));
    m_board->setAccessibleName(tr("The table at this turn"));
    m_tabs->setTabText(0, tr("What happened"));
    m_tabs->setTabText(1, tr("What might have been"));
    m_commentLabel->setText(tr("&Comment on this turn"));
    m_whatIf->setText(tr("What &if: play on from here"));
    m_whatIf->setToolTip(tr("Begin a new game with the turns up to this one; this game stays as it is"));
}

} // namespace wayside
