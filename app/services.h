// Builds what the program works with, once, and hands out references.
#pragma once

#include "app/languages.h"
#include "app/settings.h"
#include "model/tiles/catalogue.h"

namespace wayside {

class Services
{
public:
    /// `library`: path of the library file; empty: where the platform keeps application data. With a path, the settings lie beside it.
    explicit Services(const QString &library);

    Settings &settings() { return m_settings; }
    Languages &languages() { return m_languages; }
    Catalogue &catalogue() { return m_catalogue; }
    /// The language that rules are shown in.
    QString rulesLanguage() const;

private:
    Settings m_settings;
    Languages m_languages;
    Catalogue m_catalogue;
};

} // namespace wayside
