#include "views/library/pictureloader.h"

#include "model/game/replay.h"
#include "model/storage/library.h"
#include "views/board/boardpainter.h"

#include <QBuffer>

namespace wayside {

PictureWorker::~PictureWorker() = default;

void PictureWorker::draw(const QString &id)
{
    QImage picture;
    try {
        if (!m_library)
            m_library = std::make_unique<Library>(m_path, Library::Again::Connection);
        const QByteArray kept = m_library->picture(id);
        if (!kept.isEmpty()) {
            picture.loadFromData(kept, "PNG");
        } else {
            const TableRecord record = m_library->exportRecord(id);
            const GameSetup setup = setupOf(m_catalogue, record);
            PictureOptions options;
            options.signpostMarks = false;
            options.lastTile = false;
            options.problems = false;
            picture = renderBoard(pictureOf(setup, replay(setup, record), options), kPictureSize * 2);
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            if (picture.save(&buffer, "PNG"))
                m_library->setPicture(id, bytes);
        }
    } catch (const ReadError &) {
        // A damaged game, or one deleted meanwhile, has no picture; the list says what is wrong when it is opened.
    }
    picture.setDevicePixelRatio(2);
    Q_EMIT drawn(id, picture);
}

PictureLoader::PictureLoader(const QString &libraryPath, const Catalogue &catalogue, QObject *parent) : QObject(parent)
{
    auto *worker = new PictureWorker(libraryPath, catalogue);
    worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, worker, &QObject::deleteLater);
    connect(this, &PictureLoader::drawRequested, worker, &PictureWorker::draw);
    connect(worker, &PictureWorker::drawn, this, [this](const QString &id, const QImage &picture) {
        m_busy = false;
        Q_EMIT drawn(id, picture);
        next();
    });
    m_thread.start(QThread::LowPriority);
}

PictureLoader::~PictureLoader()
{
    m_thread.quit();
    m_thread.wait();
}

void PictureLoader::want(const QStringList &ids)
{
    m_wanted = ids;
    next();
}

void PictureLoader::next()
{
    if (m_busy || m_wanted.isEmpty())
        return;
    m_busy = true;
    Q_EMIT drawRequested(m_wanted.takeFirst());
}

} // namespace wayside
