// The languages of the program's texts, Qt's own among them. Switching is felt at once, without a restart.
#pragma once

#include <QObject>
#include <QTranslator>

namespace wayside {

struct LanguageInfo {
    QString code;       ///< "en"
    QString name;       ///< as its speakers write it
};

const QList<LanguageInfo> &allLanguages();

class Languages : public QObject
{
    Q_OBJECT

public:
    explicit Languages(QObject *parent = nullptr);
    ~Languages() override;

    /// "system", or a code; an unknown one counts as "system". Every widget gets a LanguageChange event.
    void use(const QString &choice);
    /// The code in use.
    QString current() const { return m_current; }
    /// The first of the desktop's languages that the program speaks; English if it speaks none.
    static QString ofSystem();

Q_SIGNALS:
    /// Another language is in use; the widgets have their event already, or get it next.
    void changed();

private:
    QString m_current;
    QTranslator m_texts;
    QTranslator m_qtTexts;
};

} // namespace wayside
