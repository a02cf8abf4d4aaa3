// Small pictures of the tables of those games that are in sight, drawn in a thread of its own.
#pragma once

#include "model/tiles/catalogue.h"

#include <QImage>
#include <QObject>
#include <QThread>

namespace wayside {

inline constexpr QSize kPictureSize{96, 64};

/// Lives in the loader's thread, with a library of its own over the same file.
class PictureWorker : public QObject
{
    Q_OBJECT

public:
    PictureWorker(const QString &libraryPath, const Catalogue &catalogue) : m_path(libraryPath), m_catalogue(catalogue) {}
    ~PictureWorker() override;

public Q_SLOTS:
    void draw(const QString &id);

Q_SIGNALS:
    void drawn(const QString &id, const QImage &picture);

private:
    QString m_path;
    Catalogue m_catalogue;
    std::unique_ptr<class Library> m_library;
};

class PictureLoader : public QObject
{
    Q_OBJECT

public:
    PictureLoader(const QString &libraryPath, const Catalogue &catalogue, QObject *parent = nullptr);
    ~PictureLoader() override;

    /// What is in sight now: it comes next, and what went out of sight is forgotten.
    void want(const QStringList &ids);

Q_SIGNALS:
    void drawn(const QString &id, const QImage &picture);
    void drawRequested(const QString &id);

private:
    void next();

    QThread m_thread;
    QStringList m_wanted;
    bool m_busy = false;
};

} // namespace wayside
