#include "views/table/scorecorrection.h"

#include "model/geometry/squarename.h"
#include "views/common/playerbadge.h"
#include "views/table/enteredwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace wayside {

using namespace Qt::StringLiterals;

namespace {
constexpr int kEveryOwner = -1;         ///< data of the player's entry that means all who scored it
constexpr int kNoScoring = -1;          ///< data of the entry for a road or city that isn't listed
constexpr EnteredReason kReasons[]{EnteredReason::LittleBuildings, EnteredReason::LittleBuildingsByKind, EnteredReason::GermanCastle,
                                   EnteredReason::GermanCathedral, EnteredReason::Wainwrights};

QSpinBox *countBox(QWidget *parent, const QString &name, int most)
{
    auto *box = new QSpinBox(parent);
    box->setObjectName(name);
    box->setRange(0, most);
    return box;
}
} // namespace

ScoreCorrection::ScoreCorrection(const Game &game, int turn, int scoring, QWidget *parent)
    : QDialog(parent), m_features(completedFeatures(game.state())), m_turn(turn), m_scoring(scoring), m_player(new QComboBox(this))
    , m_for(new QComboBox(this)), m_words(new QLineEdit(this)), m_feature(new QComboBox(this)), m_cathedral(new QCheckBox(this))
    , m_sum(new QLabel(this)), m_points(new QSpinBox(this)), m_form(new QFormLayout(this))
{
    setWindowTitle(tr("Correct a score"));
    setObjectName(u"scoreCorrection"_s);
    m_player->setObjectName(u"correctionPlayer"_s);
    m_for->setObjectName(u"correctionFor"_s);
    m_words->setObjectName(u"correctionReason"_s);
    m_feature->setObjectName(u"correctionFeature"_s);
    m_cathedral->setObjectName(u"correctionCathedral"_s);
    m_sum->setObjectName(u"correctionSum"_s);
    m_points->setObjectName(u"correctionPoints"_s);
    m_points->setRange(-500, 500);
    addCounts();
    m_for->addItem(tr("Counted wrongly at the table"));
    m_for->addItem(tr("Another reason"));
    for (EnteredReason reason : kReasons)
        m_for->addItem(wordFor(reason), int(reason));
    const QList<Scoring> &scorings = game.state().scorings;
    const bool scored = scoring >= 0 && scoring < scorings.size() && !scorings[scoring].points.isEmpty();
    addPlayers(game.setup(), scored ? scorings[scoring].points.firstKey() : game.record().turns.value(turn).player);
    layOut();
    connect(m_for, &QComboBox::currentIndexChanged, this, &ScoreCorrection::reasonChosen);
    connect(m_feature, &QComboBox::currentIndexChanged, this, &ScoreCorrection::featureChosen);
    for (QSpinBox *box : {m_tiles, m_castles, m_buildings, m_towers, m_houses, m_sheds})
        connect(box, &QSpinBox::valueChanged, this, &ScoreCorrection::offer);
    connect(m_cathedral, &QCheckBox::toggled, this, &ScoreCorrection::offer);
    connect(m_words, &QLineEdit::textChanged, this, &ScoreCorrection::check);
    connect(m_points, &QSpinBox::valueChanged, this, &ScoreCorrection::check);
    reasonChosen();
}

void ScoreCorrection::addPlayers(const GameSetup &setup, int player)
{
    for (int i = 0; i < setup.players.size(); ++i)
        m_player->addItem(QIcon(playerBadge(int(setup.players[i].colour), 24, devicePixelRatioF())), setup.players[i].name, i);
    m_player->addItem(tr("Everybody who scored it"), kEveryOwner);
    m_player->setCurrentIndex(player);
}

void ScoreCorrection::addCounts()
{
    m_tiles = countBox(this, u"correctionTiles"_s, 200);
    m_castles = countBox(this, u"correctionCastles"_s, 20);
    m_buildings = countBox(this, u"correctionBuildings"_s, 50);
    m_towers = countBox(this, u"correctionTowers"_s, 50);
    m_houses = countBox(this, u"correctionHouses"_s, 50);
    m_sheds = countBox(this, u"correctionSheds"_s, 50);
    m_cathedral->setText(tr("It ends at a German cathedral"));
    m_sum->setWordWrap(true);
    m_sum->setMinimumWidth(320);
}

void ScoreCorrection::layOut()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_form->addRow(tr("For"), m_for);
    m_form->addRow(tr("Reason"), m_words);
    m_form->addRow(tr("Road or city"), m_feature);
    m_form->addRow(tr("Tiles"), m_tiles);
    m_form->addRow(QString(), m_cathedral);
    m_form->addRow(tr("German castles"), m_castles);
    m_form->addRow(tr("Buildings on it"), m_buildings);
    m_form->addRow(tr("Towers on it"), m_towers);
    m_form->addRow(tr("Houses on it"), m_houses);
    m_form->addRow(tr("Sheds on it"), m_sheds);
    m_form->addRow(tr("Player"), m_player);
    m_form->addRow(tr("The rule gives"), m_sum);
    m_form->addRow(tr("Points"), m_points);
    m_form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

std::optional<EnteredReason> ScoreCorrection::rule() const
{
    const QVariant reason = m_for->currentData();
    return reason.isValid() ? std::optional(EnteredReason(reason.toInt())) : std::nullopt;
}

const CompletedFeature *ScoreCorrection::feature() const
{
    if (!rule() || !m_feature->currentData().isValid())
        return nullptr;
    for (const CompletedFeature &of : m_features)
        if (of.scoring == m_feature->currentData().toInt())
            return &of;
    return nullptr;
}

/// Only what the reason needs is asked.
void ScoreCorrection::reasonChosen()
{
    const auto reason = rule();
    const auto show = [this](QWidget *field, bool shown) { m_form->setRowVisible(field, shown); };
    show(m_words, !reason && m_for->currentIndex() == 1);
    show(m_feature, reason.has_value());
    show(m_sum, reason.has_value());
    show(m_cathedral, reason == EnteredReason::GermanCathedral);
    show(m_castles, reason == EnteredReason::GermanCastle);
    show(m_buildings, reason == EnteredReason::LittleBuildings);
    for (QSpinBox *box : {m_towers, m_houses, m_sheds})
        show(box, reason == EnteredReason::LittleBuildingsByKind);
    fillFeatures();
    featureChosen();
}

/// The one asked for, or the latest of the turn or before it, is chosen.
void ScoreCorrection::fillFeatures()
{
    const QSignalBlocker quiet(m_feature);
    m_feature->clear();
    if (!rule())
        return;
    int asked = -1, latest = -1;
    for (const CompletedFeature &of : m_features) {
        if (roadsOnly(*rule()) && !of.facts.road)
            continue;
        if (of.scoring == m_scoring)
            asked = m_feature->count();
        if (latest < 0 && of.turn <= m_turn + 1)
            latest = m_feature->count();
        m_feature->addItem(titleOf(of), of.scoring);
    }
    m_feature->addItem(roadsOnly(*rule()) ? tr("Another road") : tr("Another road or city"), kNoScoring);
    m_feature->setCurrentIndex(asked >= 0 ? asked : std::max(0, latest));
}

/// What the table knows is filled in; a road that isn't listed is told by the player.
void ScoreCorrection::featureChosen()
{
    const CompletedFeature *of = feature();
    m_form->setRowVisible(m_tiles, rule() && roadsOnly(*rule()) && !of);
    {
        const QSignalBlocker castles(m_castles), cathedral(m_cathedral), tiles(m_tiles);
        const EnteredFacts known = of ? of->facts : EnteredFacts();
        m_castles->setValue(known.castles);
        m_cathedral->setChecked(known.cathedral);
        m_tiles->setValue(known.tiles);
    }
    const int everybody = m_player->findData(kEveryOwner);
    m_player->setItemData(everybody, of && of->owners.size() > 1 ? QVariant() : QVariant(0), Qt::UserRole - 1);
    if (of)
        m_player->setCurrentIndex(of->owners.size() > 1 ? everybody : of->owners.first());
    else if (m_player->currentIndex() == everybody)
        m_player->setCurrentIndex(0);
    offer();
    adjustSize();
}

EnteredFacts ScoreCorrection::facts() const
{
    EnteredFacts facts = feature() ? feature()->facts : EnteredFacts();
    facts.tiles = m_tiles->value();
    facts.castles = m_castles->value();
    facts.cathedral = m_cathedral->isChecked();
    facts.buildings = m_buildings->value();
    facts.towers = m_towers->value();
    facts.houses = m_houses->value();
    facts.sheds = m_sheds->value();
    return facts;
}

void ScoreCorrection::offer()
{
    if (rule()) {
        const int points = enteredPoints(*rule(), facts());
        m_sum->setText(u"%1 = %2 · %3"_s.arg(wordsFor(*rule(), facts())).arg(points).arg(ruleOf(*rule())));
        m_points->setValue(points);
    }
    check();
}

QString ScoreCorrection::reasonText() const
{
    if (!rule())
        return m_for->currentIndex() == 1 ? m_words->text().trimmed() : m_for->currentText();
    QString text = wordsFor(*rule(), facts());
    if (const CompletedFeature *of = feature())
        text += u" · "_s + squareName(of->square);
    const int offered = enteredPoints(*rule(), facts());
    return m_points->value() == offered ? text : text + u" · "_s + tr("the rule gives %1").arg(offered);
}

void ScoreCorrection::check() { m_ok->setEnabled(m_points->value() != 0 && !reasonText().isEmpty()); }

QList<Adjustment> ScoreCorrection::adjustments() const
{
    QList<int> players{m_player->currentData().toInt()};
    if (players.first() == kEveryOwner)
        players = feature() ? feature()->owners : QList<int>();
    QList<Adjustment> list;
    for (int player : players)
        list.append({player, m_points->value(), reasonText(), rule() ? ruleOf(*rule()) : QString(), {}});
    return list;
}

int ScoreCorrection::turn() const { return feature() ? feature()->turn - 1 : m_turn; }

} // namespace wayside
