// Soft tones: what they are, when they ring, and that nothing depends on there being an audio device.
#include "app/settings.h"
#include "tests/support/scenarios.h"
#include "views/sound/scorechime.h"
#include "views/sound/soundplayer.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <cstring>

using namespace wayside;
using namespace Qt::StringLiterals;

class TestSound : public QObject
{
    Q_OBJECT

    Catalogue m_catalogue = Catalogue::shipped();

    static QList<qint16> numbers(Tone tone)
    {
        const QByteArray samples = samplesOf(tone);
        QList<qint16> list(samples.size() / 2);
        std::memcpy(list.data(), samples.constData(), size_t(list.size()) * 2);
        return list;
    }

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<Tone>(); }

    void tonesAreSoft()
    {
        for (Tone tone : {Tone::Points, Tone::Toll}) {
            const QList<qint16> samples = numbers(tone);
            QVERIFY(samples.size() > kSampleRate / 4 && samples.size() < kSampleRate);
            const auto loudest = std::max_element(samples.begin(), samples.end(), [](int a, int b) { return std::abs(a) < std::abs(b); });
            QVERIFY(std::abs(int(*loudest)) > 1000 && std::abs(int(*loudest)) <= 32767 / 4);
            QVERIFY(std::abs(int(samples.first())) < 50 && std::abs(int(samples.last())) < 50);
            for (qsizetype i = 1; i < samples.size(); ++i)
                QVERIFY(std::abs(samples[i] - samples[i - 1]) < 2500);      // no click in it
        }
        QVERIFY(samplesOf(Tone::Points) != samplesOf(Tone::Toll));
    }

    /// One tone for each turn that scores, the toll's where one was paid; undo and redo are silent.
    void ringsOnceATurnThatScores()
    {
        TableRecord record = scenarioRecord(QStringLiteral(WAYSIDE_SOURCE_DIR) + u"/resources/samples/sample.wayside"_s);
        record.finished = false;
        Game game(m_catalogue, headOf(record), {}, 0, nullptr);
        ScoreChime chime(game);
        QSignalSpy rang(&chime, &ScoreChime::rang);
        int scoring = 0, tolls = 0;
        for (const Turn &turn : record.turns) {
            rang.clear();
            game.addTurn(turn);
            game.endTurn();
            bool scores = false, toll = false;
            for (const Scoring &s : game.state().scorings)
                if (s.turn == game.state().turns && !s.points.isEmpty()) {
                    scores = true;
                    toll = toll || s.kind == ScoringKind::Toll;
                }
            QCOMPARE(rang.size(), scores ? 1 : 0);
            if (scores)
                QCOMPARE(rang.first().first().value<Tone>(), toll ? Tone::Toll : Tone::Points);
            scoring += scores;
            tolls += toll;
        }
        QVERIFY(tolls > 3 && scoring > tolls);
        rang.clear();
        while (game.canUndo())
            game.undo();
        while (game.canRedo() && game.position() + 1 < game.events().size())
            game.redo();
        QCOMPARE(rang.size(), 0);
    }

    void isOffUntilAskedFor()
    {
        for (const SettingInfo &info : allSettings())
            if (info.setting == Setting::Sound) {
                QCOMPARE(info.standard, QVariant(false));
                return;
            }
        QFAIL("there is no such setting");
    }

    /// Neither a machine without sound nor a player that goes at once is a fault.
    void playsWithoutADevice()
    {
        SoundPlayer player;
        player.play(Tone::Points);
        player.play(Tone::Toll);
        auto another = std::make_unique<SoundPlayer>();
        another->play(Tone::Points);
        another.reset();
        QCOMPARE(player.findChild<QThread *>() != nullptr, SoundPlayer::available());
    }
};

QTEST_MAIN(TestSound)
#include "tst_sound.moc"
