// All keys on one sheet.
#pragma once

#include <QDialog>

class QTextBrowser;

namespace wayside {

class KeySheet : public QDialog
{
    Q_OBJECT

public:
    explicit KeySheet(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QTextBrowser *m_sheet = nullptr;
};

} // namespace wayside
