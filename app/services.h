// Builds what the program works with, once, and hands out references.
#pragma once

#include "app/languages.h"
#include "app/session.h"
#include "app/settings.h"
#include "model/rulebook/rulebook.h"
#include "model/storage/library.h"
#include "model/tiles/catalogue.h"

namespace wayside {

class Services
{
public:
    /// `library`: path of the library file; empty: where the platform keeps application data. With a path, the settings lie beside it.
    /// Throws ReadError where data or library can't be read.
    explicit Services(const QString &library);

    Settings &settings() { return m_settings; }
    Languages &languages() { return m_languages; }
    Catalogue &catalogue() { return m_catalogue; }
    const Rulebook &rulebook() const { return m_rulebook; }
    Library &library() { return m_library; }
    Session &session() { return m_session; }
    /// The sample game's id; empty where the player deleted it.
    QString sampleGame() const;
    /// The language that rules are shown in.
    QString rulesLanguage() const;

private:
    void addSample();

    Settings m_settings;
    Languages m_languages;
    Catalogue m_catalogue;
    Rulebook m_rulebook;
    Library m_library;
    Session m_session;
};

} // namespace wayside
