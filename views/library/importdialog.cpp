#include "views/library/importdialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace wayside {

using namespace Qt::StringLiterals;

ImportDialog::ImportDialog(const QString &libraryPath, const Catalogue &catalogue, const QStringList &paths, QWidget *parent) : QDialog(parent)
{
    setObjectName(u"importDialog"_s);
    setWindowTitle(tr("Take games into the library"));
    m_text = new QLabel(tr("Looking for games…"));
    m_text->setObjectName(u"importText"_s);
    m_text->setWordWrap(true);
    m_bar = new QProgressBar;
    m_bar->setObjectName(u"importBar"_s);
    m_bar->setRange(0, 0);
    m_bar->setAccessibleName(tr("Files read"));
    m_refused = new QTableWidget(0, 2);
    m_refused->setObjectName(u"importRefused"_s);
    m_refused->setHorizontalHeaderLabels({tr("File"), tr("Why it wasn't taken in")});
    m_refused->horizontalHeader()->setStretchLastSection(true);
    m_refused->verticalHeader()->hide();
    m_refused->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_refused->setWordWrap(true);
    m_refused->setMinimumHeight(160);
    m_refused->setAccessibleName(tr("Files that were not taken in"));
    m_refused->hide();
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Stop"));
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"importStop"_s);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_bar);
    layout->addWidget(m_refused, 1);
    layout->addWidget(m_buttons);
    resize(560, 140);
    m_job = new ImportJob(libraryPath, catalogue, paths, this);
    connect(m_job, &ImportJob::progressed, this, [this](int done, int of, const QString &file) {
        m_bar->setRange(0, std::max(1, of));
        m_bar->setValue(done);
        if (!file.isEmpty())
            m_text->setText(QFileInfo(file).fileName());
    });
    connect(m_job, &QThread::finished, this, &ImportDialog::showOutcome);
    m_job->start();
}

void ImportDialog::reject()
{
    if (m_finished)
        return QDialog::reject();
    m_text->setText(tr("Stopping after this file…"));
    m_job->stop();
}

void ImportDialog::showOutcome()
{
    m_finished = true;
    const ImportOutcome &outcome = m_job->outcome();
    QStringList lines{tr("%n game(s) taken in.", nullptr, int(outcome.imported.size()))};
    if (outcome.duplicates > 0)
        lines.append(tr("%n game(s) were in the library already.", nullptr, outcome.duplicates));
    if (!outcome.refused.isEmpty())
        lines.append(tr("%n file(s) were refused; nothing of them was taken in.", nullptr, int(outcome.refused.size())));
    if (!outcome.different.isEmpty())
        lines.append(tr("%n game(s) are in the library with other turns.", nullptr, int(outcome.different.size())));
    if (outcome.stopped)
        lines.append(tr("The import was stopped. What had been taken in stays."));
    m_text->setText(lines.join(u'\n'));
    m_bar->hide();
    const QList<ImportOutcome::Refused> told = outcome.refused + outcome.different;
    m_refused->setRowCount(int(told.size()));
    for (int row = 0; row < told.size(); ++row) {
        auto *file = new QTableWidgetItem(QFileInfo(told[row].file).fileName());
        file->setToolTip(told[row].file);
        m_refused->setItem(row, 0, file);
        auto *reason = new QTableWidgetItem(told[row].reason);
        reason->setToolTip(told[row].reason);
        m_refused->setItem(row, 1, reason);
    }
    m_refused->setVisible(!told.isEmpty());
    m_refused->resizeColumnToContents(0);
    if (!told.isEmpty())
        resize(640, 380);
    m_buttons->setStandardButtons(QDialogButtonBox::Close);
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    // With nothing to tell beyond the games themselves there is nothing to read.
    if (told.isEmpty() && outcome.duplicates == 0 && !outcome.stopped)
        accept();
}

} // namespace wayside
