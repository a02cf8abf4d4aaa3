// Shows an import as it goes: a bar that can be stopped, and at the end what came in and what was refused, and why.
#pragma once

#include "views/library/importjob.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QTableWidget;

namespace wayside {

class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const QString &libraryPath, const Catalogue &catalogue, const QStringList &paths, QWidget *parent = nullptr);

    const ImportOutcome &outcome() const { return m_job->outcome(); }
    bool finished() const { return m_finished; }

protected:
    void reject() override;

private:
    void showOutcome();

    ImportJob *m_job = nullptr;
    QLabel *m_text = nullptr;
    QProgressBar *m_bar = nullptr;
    QTableWidget *m_refused = nullptr;
    QDialogButtonBox *m_buttons = nullptr;
    bool m_finished = false;
};

} // namespace wayside
