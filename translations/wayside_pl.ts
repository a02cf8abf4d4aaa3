<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>Choose players, sets and options, and begin</source>
        <translation>Wybierz graczy, zestawy i opcje, a potem zacznij</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Kontynuuj ostatnią grę</translation>
    </message>
    <message>
        <source>Put the game that you had on the table last back on it</source>
        <translation>Odkłada na stół grę, która leżała na nim ostatnio</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Otwórz plik…</translation>
    </message>
    <message>
        <source>Take a recorded game into the library and open it</source>
        <translation>Dodaje zapisaną grę do biblioteki i otwiera ją</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>&amp;Zapisz do pliku…</translation>
    </message>
    <message>
        <source>Write this game to a file, to pass it on; in the library it is kept by itself</source>
        <translation>Zapisuje tę grę do pliku, aby ją komuś przekazać; w bibliotece zapisuje się sama</translation>
    </message>
    <message>
        <source>&amp;Players and options…</source>
        <translation>&amp;Gracze i opcje…</translation>
    </message>
    <message>
        <source>Put names, colours, sets or options of this game right</source>
        <translation>Poprawia imiona, kolory, zestawy lub opcje tej gry</translation>
    </message>
    <message>
        <source>&amp;Final scoring</source>
        <translation>&amp;Punktacja końcowa</translation>
    </message>
    <message>
        <source>The last tile is laid: score what is left on the table</source>
        <translation>Ostatnia płytka leży: podlicz to, co zostało na stole</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>Leave; the game is kept as it is</source>
        <translation>Zamyka program; gra zostaje zapisana tak, jak jest</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Cofa ostatni krok</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Wykonuje ponownie to, co cofnięto</translation>
    </message>
    <message>
        <source>Undo a &amp;turn</source>
        <translation>Cofnij &amp;turę</translation>
    </message>
    <message>
        <source>Take the whole last turn back</source>
        <translation>Cofa całą ostatnią turę</translation>
    </message>
    <message>
        <source>Redo a t&amp;urn</source>
        <translation>Ponów t&amp;urę</translation>
    </message>
    <message>
        <source>Do a whole turn again</source>
        <translation>Wykonuje ponownie całą turę</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Begin or continue a game</source>
        <translation>Zacznij grę lub ją kontynuuj</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>S&amp;tół</translation>
    </message>
    <message>
        <source>The game on the table</source>
        <translation>Gra na stole</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteka</translation>
    </message>
    <message>
        <source>All games that were kept</source>
        <translation>Wszystkie zapisane gry</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>P&amp;rzegląd</translation>
    </message>
    <message>
        <source>Go through the game turn by turn</source>
        <translation>Przejrzyj grę tura po turze</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>Stat&amp;ystyki</translation>
    </message>
    <message>
        <source>What many games have in common</source>
        <translation>Co łączy wiele gier</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>The rules, in three languages</source>
        <translation>Zasady w trzech językach</translation>
    </message>
    <message>
        <source>&amp;Workshop</source>
        <translation>&amp;Warsztat</translation>
    </message>
    <message>
        <source>Tiles and sets: put them right, or make your own</source>
        <translation>Płytki i zestawy: popraw je albo stwórz własne</translation>
    </message>
    <message>
        <source>T&amp;able view</source>
        <translation>Widok st&amp;ołu</translation>
    </message>
    <message>
        <source>A second window with board and scores alone, for the screen across the room</source>
        <translation>Drugie okno z samą planszą i punktami, na ekran po drugiej stronie pokoju</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>The whole screen for this window</source>
        <translation>Cały ekran dla tego okna</translation>
    </message>
    <message>
        <source>T&amp;ournament</source>
        <translation>T&amp;urniej</translation>
    </message>
    <message>
        <source>Hide every aid: projected scores, remaining tiles, dead squares</source>
        <translation>Ukrywa wszystkie pomoce: przewidywane punkty, pozostałe płytki, martwe pola</translation>
    </message>
    <message>
        <source>&amp;Rule for this</source>
        <translation>&amp;Zasada do tego</translation>
    </message>
    <message>
        <source>Open the rule for what is under the pointer</source>
        <translation>Otwiera zasadę dotyczącą tego, co jest pod wskaźnikiem</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Wszystkie klawisze na jednej kartce</translation>
    </message>
    <message>
        <source>&amp;About Wayside</source>
        <translation>&amp;O programie Wayside</translation>
    </message>
    <message>
        <source>What Wayside is, and its licence</source>
        <translation>Czym jest Wayside i jaką ma licencję</translation>
    </message>
    <message>
        <source>&amp;Set the tile aside</source>
        <translation>&amp;Odłóż płytkę</translation>
    </message>
    <message>
        <source>The tile in hand fits nowhere: set it aside and draw again</source>
        <translation>Płytka w ręce nigdzie nie pasuje: odłóż ją i losuj ponownie</translation>
    </message>
    <message>
        <source>&amp;Miss this turn</source>
        <translation>Opuść tę tu&amp;rę</translation>
    </message>
    <message>
        <source>Go on with the next player; the history notes the missed turn</source>
        <translation>Dalej gra następny gracz; historia zanotuje opuszczoną turę</translation>
    </message>
    <message>
        <source>&amp;Correct a score…</source>
        <translation>Popraw pun&amp;kty…</translation>
    </message>
    <message>
        <source>Give or take points, with a reason, in the last turn</source>
        <translation>Dodaje lub odejmuje punkty w ostatniej turze, z podaniem powodu</translation>
    </message>
    <message>
        <source>W&amp;hole table</source>
        <translation>&amp;Cały stół</translation>
    </message>
    <message>
        <source>Show the whole table, as large as there is room (0 on the board does the same)</source>
        <translation>Pokazuje cały stół tak duży, jak się zmieści (na planszy to samo robi 0)</translation>
    </message>
    <message>
        <source>Soft to&amp;nes</source>
        <translation>Łagodne &amp;dźwięki</translation>
    </message>
    <message>
        <source>A soft tone when points are scored, another one when a toll is paid</source>
        <translation>Łagodny dźwięk, gdy przybywa punktów, i inny, gdy płaci się cło</translation>
    </message>
</context>
<context>
    <name>BoardTip</name>
    <message>
        <source>complete</source>
        <translation>ukończono</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) round it</source>
        <translation>
            <numerusform>%n puste pole wokół</numerusform>
            <numerusform>%n puste pola wokół</numerusform>
            <numerusform>%n pustych pól wokół</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n otwarty koniec</numerusform>
            <numerusform>%n otwarte końce</numerusform>
            <numerusform>%n otwartych końców</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>nikt tu nie stoi</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end: %1</source>
        <translation>na koniec: %1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>wartość %1</translation>
    </message>
    <message>
        <source>now %1, complete %2</source>
        <translation>teraz %1, po ukończeniu %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Signpost: %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Drogowskaz: %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tollhouse of %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Komora celna – %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>shows 1, the small toll</source>
        <translation>pokazuje 1, małe cło</translation>
    </message>
    <message>
        <source>shows 2, the large toll</source>
        <translation>pokazuje 2, duże cło</translation>
    </message>
    <message>
        <source>turns over at the end of this turn</source>
        <translation>odwróci się na koniec tej tury</translation>
    </message>
    <message>
        <source>%1 This table lets it lie so.</source>
        <translation>%1 Przy tym stole może tak leżeć.</translation>
    </message>
    <message>
        <source>turns over at the end of its owner&apos;s next turn</source>
        <translation>odwróci się na koniec najbliższej tury właściciela</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>tollhouse on %1</source>
        <translation>komora celna na %1</translation>
    </message>
    <message>
        <source>abbot taken back from %1</source>
        <translation>opat zabrany z %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>token, square</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1 on the road</source>
        <comment>figure</comment>
        <translation>%1 na drodze</translation>
    </message>
    <message>
        <source>%1 in the city</source>
        <comment>figure</comment>
        <translation>%1 w mieście</translation>
    </message>
    <message>
        <source>%1 on the field</source>
        <comment>figure</comment>
        <translation>%1 na polu</translation>
    </message>
    <message>
        <source>%1 in the garden</source>
        <comment>figure</comment>
        <translation>%1 w ogrodzie</translation>
    </message>
    <message>
        <source>%1 in the monastery</source>
        <comment>figure</comment>
        <translation>%1 w klasztorze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure on a feature, edge</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>EnteredPoints</name>
    <message>
        <source>Little buildings, 1 each</source>
        <translation>Małe budynki, po 1</translation>
    </message>
    <message>
        <source>Little buildings by kind</source>
        <translation>Małe budynki według rodzaju</translation>
    </message>
    <message>
        <source>German castle</source>
        <translation>Zamek w Niemczech</translation>
    </message>
    <message>
        <source>German cathedral</source>
        <translation>Katedra w Niemczech</translation>
    </message>
    <message>
        <source>Wainwrights of Leipzig</source>
        <translation>Kołodzieje z Targów w Lipsku</translation>
    </message>
    <message numerus="yes">
        <source>Little buildings: %n, 1 each</source>
        <translation>
            <numerusform>Małe budynki: %n, po 1</numerusform>
            <numerusform>Małe budynki: %n, po 1</numerusform>
            <numerusform>Małe budynki: %n, po 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Little buildings: towers %1 × 3, houses %2 × 2, sheds %3 × 1</source>
        <translation>Małe budynki: wieże %1 × 3, domy %2 × 2, szopy %3 × 1</translation>
    </message>
    <message numerus="yes">
        <source>German castles: %n, 3 each</source>
        <translation>
            <numerusform>Zamki w Niemczech: %n, po 3</numerusform>
            <numerusform>Zamki w Niemczech: %n, po 3</numerusform>
            <numerusform>Zamki w Niemczech: %n, po 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>German cathedral: road of %n tile(s), 1 each</source>
        <translation>
            <numerusform>Katedra w Niemczech: droga na %n płytce, po 1</numerusform>
            <numerusform>Katedra w Niemczech: droga na %n płytkach, po 1</numerusform>
            <numerusform>Katedra w Niemczech: droga na %n płytkach, po 1</numerusform>
        </translation>
    </message>
    <message>
        <source>The road ends at no German cathedral</source>
        <translation>Droga nie kończy się przy katedrze w Niemczech</translation>
    </message>
    <message numerus="yes">
        <source>Wainwrights: road of %n tile(s), 1 each</source>
        <translation>
            <numerusform>Kołodzieje: droga na %n płytce, po 1</numerusform>
            <numerusform>Kołodzieje: droga na %n płytkach, po 1</numerusform>
            <numerusform>Kołodzieje: droga na %n płytkach, po 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road at %1, %n tile(s), turn %2</source>
        <translation>
            <numerusform>Droga na %1, %n płytka, tura %2</numerusform>
            <numerusform>Droga na %1, %n płytki, tura %2</numerusform>
            <numerusform>Droga na %1, %n płytek, tura %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City at %1, %n tile(s), turn %2</source>
        <translation>
            <numerusform>Miasto na %1, %n płytka, tura %2</numerusform>
            <numerusform>Miasto na %1, %n płytki, tura %2</numerusform>
            <numerusform>Miasto na %1, %n płytek, tura %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportGame</name>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>%1: the ending should be one of .%2</source>
        <translation>%1: końcówka powinna być jedną z .%2</translation>
    </message>
    <message>
        <source>A picture may be 16000 pixels wide and high at most.</source>
        <translation>Obraz może mieć najwyżej 16000 pikseli szerokości i wysokości.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n turn(s); turn %1 isn&apos;t one of them.</source>
        <translation>
            <numerusform>Gra ma %n turę; nie ma wśród nich tury %1.</numerusform>
            <numerusform>Gra ma %n tury; nie ma wśród nich tury %1.</numerusform>
            <numerusform>Gra ma %n tur; nie ma wśród nich tury %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the picture couldn&apos;t be made; try a smaller size.</source>
        <translation>%1: nie da się utworzyć obrazu; spróbuj mniejszego rozmiaru.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>Nie da się zapisać %1: %2</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Recorded games (*.wayside *.jcz *.json)</source>
        <translation>Zapisane gry (*.wayside *.jcz *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Write the game to a file</source>
        <translation>Zapisz grę do pliku</translation>
    </message>
    <message>
        <source>Recorded games (*.wayside)</source>
        <translation>Zapisane gry (*.wayside)</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nie da się zapisać: %1</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończona</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>niezakończona</translation>
    </message>
    <message>
        <source>%1 was shown %2 points when it was played; these rules give %3.</source>
        <translation>%1: podczas gry pokazano %2 punktów; według tych zasad jest ich %3.</translation>
    </message>
    <message>
        <source>for BG Stats</source>
        <translation>dla BG Stats</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkty według źródła</translation>
    </message>
    <message>
        <source>total</source>
        <translation>razem</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Tura po turze</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>bez płytki</translation>
    </message>
    <message>
        <source>tollhouse at %1</source>
        <translation>komora celna na %1</translation>
    </message>
    <message>
        <source>abbot taken back</source>
        <translation>opat zabrany</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>W co grano</translation>
    </message>
    <message>
        <source>Rules that gave points</source>
        <translation>Zasady, które dały punkty</translation>
    </message>
</context>
<context>
    <name>ImportJob</name>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>plik jest większy niż %1 MB</translation>
    </message>
    <message>
        <source>the library has the game &quot;%1&quot; with other turns, and keeps its own</source>
        <translation>biblioteka ma grę „%1” z innymi turami i zachowuje swoją</translation>
    </message>
    <message>
        <source>this file holds results or a picture, not the turns; games are read from .wayside and .jcz files</source>
        <translation>w tym pliku są wyniki albo obraz, a nie tury; gry odczytuje się z plików .wayside i .jcz</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>The code of the tile in hand: its edges, such as crr</source>
        <translation>Kod płytki w ręce: jej krawędzie, na przykład crr</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Move over the squares</source>
        <translation>Ruch po polach</translation>
    </message>
    <message>
        <source>Space, wheel, right click</source>
        <translation>Spacja, kółko, prawy przycisk</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lay the tile; after it: nothing follows</source>
        <translation>Połóż płytkę; po niej: nic więcej</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The next place for a meeple or tollhouse</source>
        <translation>Następne miejsce dla podwładnego lub komory celnej</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Odłóż płytkę</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The whole table in view</source>
        <translation>Cały stół na ekranie</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ i −</translation>
    </message>
    <message>
        <source>Nearer and farther</source>
        <translation>Bliżej i dalej</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>The next square where a tile may go</source>
        <translation>Następne pole, na którym może leżeć płytka</translation>
    </message>
    <message>
        <source>Right click on a tile</source>
        <translation>Prawy przycisk na płytce</translation>
    </message>
    <message>
        <source>Put its turn right, go back to it, and more</source>
        <translation>Popraw jej turę, wróć do niej i więcej</translation>
    </message>
    <message>
        <source>The next rotation that fits, of the tile in hand or the one just laid</source>
        <translation>Następne pasujące obrócenie płytki w ręce lub właśnie wyłożonej</translation>
    </message>
    <message>
        <source>Choose an edge</source>
        <translation>Wybierz krawędź</translation>
    </message>
    <message>
        <source>F, R, C, V</source>
        <translation>F, R, C, V</translation>
    </message>
    <message>
        <source>Field, road, city, river; the next edge follows</source>
        <translation>Pole, droga, miasto, rzeka; potem następna krawędź</translation>
    </message>
    <message>
        <source>The edge&apos;s next kind; put what is in hand beside its road</source>
        <translation>Następny rodzaj krawędzi; postaw to, co masz w ręce, przy jej drodze</translation>
    </message>
    <message>
        <source>J, then J on another edge</source>
        <translation>J, potem J na innej krawędzi</translation>
    </message>
    <message>
        <source>Join the two</source>
        <translation>Połącz obie</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>The road ends in the middle</source>
        <translation>Droga kończy się na środku</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>What stands in the middle</source>
        <translation>Co stoi na środku</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>The signpost: left, straight on, right, none</source>
        <translation>Drogowskaz: w lewo, prosto, w prawo, brak</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Where the city&apos;s tip reaches</source>
        <translation>Dokąd sięga klin miasta</translation>
    </message>
    <message>
        <source>A square more beyond the edge, or this one less</source>
        <translation>Dodaj pole za krawędzią albo usuń to pole</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Take the illustration beside the road away</source>
        <translation>Usuń rysunek przy drodze</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Obróć płytkę</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Keep the tile</source>
        <translation>Zapisz płytkę</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>This game was changed in another window. Open it again to go on.</source>
        <translation>Ta gra została zmieniona w innym oknie. Otwórz ją ponownie, aby kontynuować.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot; in the library.</source>
        <translation>W bibliotece nie ma gry „%1”.</translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; is damaged: %2</source>
        <translation>Gra „%1” jest uszkodzona: %2</translation>
    </message>
    <message>
        <source>This file is not a Wayside library. It was left as it is.</source>
        <translation>Ten plik nie jest biblioteką programu Wayside. Pozostał bez zmian.</translation>
    </message>
    <message>
        <source>The library is damaged. It was left as it is.</source>
        <translation>Biblioteka jest uszkodzona. Pozostała bez zmian.</translation>
    </message>
    <message>
        <source>The library was made by a newer version of Wayside. It was left as it is.</source>
        <translation>Bibliotekę utworzyła nowsza wersja programu Wayside. Pozostała bez zmian.</translation>
    </message>
    <message>
        <source>This is a folder, not a library.</source>
        <translation>To folder, a nie biblioteka.</translation>
    </message>
    <message>
        <source>The library can&apos;t be opened.</source>
        <translation>Nie da się otworzyć biblioteki.</translation>
    </message>
    <message>
        <source>The library&apos;s folder can&apos;t be made.</source>
        <translation>Nie da się utworzyć folderu biblioteki.</translation>
    </message>
    <message>
        <source>The library can&apos;t be made.</source>
        <translation>Nie da się utworzyć biblioteki.</translation>
    </message>
    <message>
        <source>The library is in use by another program. Try again in a moment.</source>
        <translation>Z biblioteki korzysta inny program. Spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>The library can&apos;t be written: the file or its folder is write-protected.</source>
        <translation>Nie da się zapisać biblioteki: plik lub jego folder są zabezpieczone przed zapisem.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed in the library.</source>
        <translation>Dysk jest pełny. W bibliotece nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>This file is not a Wayside library.</source>
        <translation>Ten plik nie jest biblioteką programu Wayside.</translation>
    </message>
    <message>
        <source>The library can&apos;t be used: %1</source>
        <translation>Nie da się użyć biblioteki: %1</translation>
    </message>
</context>
<context>
    <name>LibraryExports</name>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nie da się zapisać: %1</translation>
    </message>
    <message>
        <source>The game is too long for a QR code; write a BG Stats file instead.</source>
        <translation>Gra jest za długa na kod QR; zapisz zamiast niego plik BG Stats.</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>QR code of the play</source>
        <translation>Kod QR rozgrywki</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code: it opens BG Stats, a program of its own for noting plays, with this game filled in.</source>
        <translation>Skieruj aparat telefonu na kod: otworzy BG Stats, osobny program do notowania rozgrywek, z wypełnioną tą grą.</translation>
    </message>
    <message>
        <source>Recorded games (.wayside)…</source>
        <translation>Zapisane gry (.wayside)…</translation>
    </message>
    <message>
        <source>Table of scorings (.csv)…</source>
        <translation>Tabela punktacji (.csv)…</translation>
    </message>
    <message>
        <source>Table of games (.csv)…</source>
        <translation>Tabela gier (.csv)…</translation>
    </message>
    <message>
        <source>BG Stats plays (.bgsplay)…</source>
        <translation>Rozgrywki BG Stats (.bgsplay)…</translation>
    </message>
    <message>
        <source>Report to print (.pdf)…</source>
        <translation>Raport do druku (.pdf)…</translation>
    </message>
    <message>
        <source>Picture of the table (.png)…</source>
        <translation>Obraz stołu (.png)…</translation>
    </message>
    <message>
        <source>Drawing of the table (.svg)…</source>
        <translation>Rysunek stołu (.svg)…</translation>
    </message>
    <message>
        <source>Moving picture of the whole game (.webp)…</source>
        <translation>Ruchomy obraz całej gry (.webp)…</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Kopiuj wynik jako tekst</translation>
    </message>
    <message>
        <source>QR code for BG Stats…</source>
        <translation>Kod QR dla BG Stats…</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Wynik jest w schowku.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tournament: projected scores, tiles left and dead squares are hidden.</source>
        <translation>Turniej: przewidywane punkty, pozostałe płytki i martwe pola są ukryte.</translation>
    </message>
    <message>
        <source>All helps are shown again.</source>
        <translation>Wszystkie pomoce są znów widoczne.</translation>
    </message>
</context>
<context>
    <name>MissingTile</name>
    <message>
        <source>The tile wasn&apos;t laid</source>
        <translation>Płytka nie została położona</translation>
    </message>
    <message>
        <source>It can&apos;t lie on this square, but it is remembered in your set.</source>
        <translation>Nie może leżeć na tym polu, ale została zapamiętana w twoim zestawie.</translation>
    </message>
</context>
<context>
    <name>PlayBoard</name>
    <message>
        <source>The game is over and the final scoring is done.</source>
        <translation>Gra się skończyła i przeprowadzono punktację końcową.</translation>
    </message>
    <message>
        <source>Click the tile that was drawn. Space turns it, letters of its edges find it (c city, r road, f field).</source>
        <translation>Kliknij wylosowaną płytkę. Spacja ją obraca, litery krawędzi ją znajdują (c miasto, r droga, f pole).</translation>
    </message>
    <message>
        <source>This tile fits nowhere: set it aside and draw again.</source>
        <translation>Ta płytka nigdzie nie pasuje: odłóż ją i losuj ponownie.</translation>
    </message>
    <message>
        <source>Click a lit square to lay the tile. The wheel or Space turns it, Esc puts it back.</source>
        <translation>Kliknij podświetlone pole, aby położyć płytkę. Kółko lub spacja ją obraca, Esc ją odkłada.</translation>
    </message>
    <message>
        <source>%1: a figure? Click an outline. Enter, or the next tile, means none.</source>
        <translation>%1: pionek? Kliknij zarys. Enter lub następna płytka oznacza brak.</translation>
    </message>
    <message>
        <source>%1 draws a tile. Click the square it goes to, or pick the tile in the tray.</source>
        <translation>%1 losuje płytkę. Kliknij pole, na które trafi, albo wybierz płytkę w zasobniku.</translation>
    </message>
</context>
<context>
    <name>PlayTime</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>PlayerColour</name>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the blue player; another one for each colour</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>letter of the yellow player</comment>
        <translation>Ż</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the green player</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the pink player</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>R</source>
        <comment>letter of the red player</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>K</source>
        <comment>letter of the black player</comment>
        <translation>K</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source> and </source>
        <comment>between two players&apos; names</comment>
        <translation> i </translation>
    </message>
    <message>
        <source>signpost “%1”: %2</source>
        <translation>drogowskaz „%1”: %2</translation>
    </message>
    <message>
        <source>toll %1 to %2</source>
        <translation>cło %1 dla: %2</translation>
    </message>
    <message>
        <source>completes %1: %2, nobody on it</source>
        <translation>ukończy – %1: %2, nikt tu nie stoi</translation>
    </message>
    <message>
        <source>completes %1: %2 to %3</source>
        <translation>ukończy – %1: %2 dla: %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 dla: %3</translation>
    </message>
    <message>
        <source>tollhouse: all roads from here are completed</source>
        <translation>komora celna: wszystkie drogi stąd są ukończone</translation>
    </message>
    <message>
        <source>tollhouse: its roads would pay %1 as they lie</source>
        <comment>numbers with plus signs between</comment>
        <translation>komora celna: jej drogi tak, jak leżą, zapłaciłyby %1</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>an abbey fills a square with neighbours on all four sides</source>
        <translation>opactwo wypełnia pole, które ma sąsiadów z czterech stron</translation>
    </message>
    <message>
        <source>Not known to this version, kept as it is: %1</source>
        <translation>Ta wersja tego nie zna, pozostaje bez zmian: %1</translation>
    </message>
    <message>
        <source>a castle needs a city of two tiles that its owner completes in this turn, and a castle left</source>
        <translation>zamek wymaga miasta z dwóch płytek, które jego właściciel ukończy w tej turze, i zamku w zasobach</translation>
    </message>
    <message>
        <source>messages 1 and 8 are entered as messages, the others as points with a reason</source>
        <translation>wiadomości 1 i 8 wprowadza się jako wiadomości, pozostałe jako punkty z powodem</translation>
    </message>
    <message>
        <source>the player has no meeple on a road</source>
        <translation>gracz nie ma podwładnego na drodze</translation>
    </message>
    <message>
        <source>the player has no meeple on that feature</source>
        <translation>gracz nie ma podwładnego na tym obszarze</translation>
    </message>
    <message>
        <source>a bridge lies on a tile</source>
        <translation>most leży na płytce</translation>
    </message>
    <message>
        <source>a bridge lies on the tile just placed or on one beside it</source>
        <translation>most leży na właśnie wyłożonej płytce lub na sąsiedniej</translation>
    </message>
    <message>
        <source>the player has no bridge left</source>
        <translation>gracz nie ma już mostu</translation>
    </message>
    <message>
        <source>a bridge lies on that tile already</source>
        <translation>na tej płytce leży już most</translation>
    </message>
    <message>
        <source>a bridge spans two opposite field edges</source>
        <translation>most łączy dwie przeciwległe krawędzie z polem</translation>
    </message>
    <message>
        <source>both ends of a bridge must meet a road or a free square</source>
        <translation>oba końce mostu muszą łączyć się z drogą lub z wolnym miejscem</translation>
    </message>
    <message>
        <source>one tunnel token a turn</source>
        <translation>jeden żeton tunelu na turę</translation>
    </message>
    <message>
        <source>“%1” is a kind of token that this version doesn&apos;t know</source>
        <translation>tej wersji nie jest znany żeton „%1”</translation>
    </message>
    <message>
        <source>this table plays tunnels without tokens</source>
        <translation>przy tym stole gra się tunelami bez żetonów</translation>
    </message>
    <message>
        <source>there is no tunnel pair “%1” in this game</source>
        <translation>w tej grze nie ma pary żetonów tunelu „%1”</translation>
    </message>
    <message>
        <source>a tunnel token is one&apos;s own</source>
        <translation>żeton tunelu musi być własny</translation>
    </message>
    <message>
        <source>a tunnel token lies on a tunnel mouth</source>
        <translation>żeton tunelu leży na wylocie tunelu</translation>
    </message>
    <message>
        <source>both tokens of that pair lie already</source>
        <translation>oba żetony tej pary już leżą</translation>
    </message>
    <message>
        <source>a token lies on that tunnel mouth already</source>
        <translation>na tym wylocie tunelu leży już żeton</translation>
    </message>
    <message>
        <source>a ferry lies on a lake tile</source>
        <translation>prom leży na płytce z jeziorem</translation>
    </message>
    <message>
        <source>a ferry joins two roads that end at one lake</source>
        <translation>prom łączy dwie drogi, które kończą się przy tym samym jeziorze</translation>
    </message>
    <message>
        <source>a ferry is moved once in a turn</source>
        <translation>prom można przestawić raz w turze</translation>
    </message>
    <message>
        <source>a ferry is moved only when its road is lengthened</source>
        <translation>prom można przestawić tylko wtedy, gdy jego droga się wydłuży</translation>
    </message>
    <message>
        <source>the mage and the witch stand on a road or a city</source>
        <translation>mag i czarownica stoją na drodze lub w mieście</translation>
    </message>
    <message>
        <source>the mage and the witch never stand on one feature</source>
        <translation>mag i czarownica nigdy nie stoją na tym samym obszarze</translation>
    </message>
    <message>
        <source>that feature was completed before</source>
        <translation>ten obszar ukończono już wcześniej</translation>
    </message>
    <message>
        <source>a robber stands beside another player&apos;s scoring figure</source>
        <translation>rabuś stoi obok znacznika punktów innego gracza</translation>
    </message>
    <message>
        <source>a bathhouse belongs to a road or a city</source>
        <translation>łaźnia należy do drogi lub miasta</translation>
    </message>
    <message>
        <source>the road sweeper clears a road</source>
        <translation>oczyszcza się drogę</translation>
    </message>
    <message>
        <source>the road sweeper clears an unfinished road</source>
        <translation>oczyszcza się nieukończoną drogę</translation>
    </message>
    <message>
        <source>No set of this game has the tile “%1”.</source>
        <translation>Żaden zestaw w tej grze nie ma płytki „%1”.</translation>
    </message>
    <message>
        <source>There is no tile set “%1”.</source>
        <translation>Nie ma zestawu płytek „%1”.</translation>
    </message>
    <message>
        <source>The edges don&apos;t continue: %1. Every touching edge must show the same kind.</source>
        <translation>Krawędzie do siebie nie pasują: %1. Stykające się krawędzie muszą pokazywać to samo.</translation>
    </message>
    <message>
        <source>The tile at %1 touches no placed tile by an edge.</source>
        <translation>Płytka na %1 nie styka się krawędzią z żadną wyłożoną płytką.</translation>
    </message>
    <message>
        <source>A tile lies at %1 already; this one isn&apos;t laid.</source>
        <translation>Na %1 leży już płytka; tej nie wyłożono.</translation>
    </message>
    <message>
        <source>The tile has no “%1” for a meeple; none is placed.</source>
        <translation>Płytka nie ma „%1” dla podwładnego; żadnego nie umieszczono.</translation>
    </message>
    <message>
        <source>A meeple stands on that feature already (“%1”); none is placed.</source>
        <translation>Na tym obszarze stoi już podwładny („%1”); kolejnego nie umieszczono.</translation>
    </message>
    <message>
        <source>%1 has no such meeple left; none is placed.</source>
        <translation>%1 nie ma już takiego podwładnego; żadnego nie umieszczono.</translation>
    </message>
    <message>
        <source>That meeple may not stand on “%1” in this game; none is placed.</source>
        <translation>Ten podwładny nie może w tej grze stać na „%1”; żadnego nie umieszczono.</translation>
    </message>
    <message>
        <source>Only one of meeple, tollhouse and taking back the abbot is possible in a turn; none is done.</source>
        <translation>W jednej turze możesz tylko umieścić podwładnego albo komorę celną, albo zabrać opata; nic nie zrobiono.</translation>
    </message>
    <message>
        <source>There is no crossroads at %1: a tollhouse stands in a village where 2 to 4 roads meet. It stays where it was.</source>
        <translation>Na %1 nie ma skrzyżowania: komora celna stoi w wiosce, w której spotykają się 2 do 4 dróg. Zostaje na swoim miejscu.</translation>
    </message>
    <message>
        <source>A tollhouse stands on the crossroads at %1 already. It stays where it was.</source>
        <translation>Na skrzyżowaniu na %1 stoi już komora celna. Zostaje na swoim miejscu.</translation>
    </message>
    <message>
        <source>The player has no abbot at %1 to take back.</source>
        <translation>Gracz nie ma na %1 opata, którego mógłby zabrać.</translation>
    </message>
    <message>
        <source>The game&apos;s sets hold fewer copies of “%1”.</source>
        <translation>Zestawy w tej grze zawierają mniej płytek „%1”.</translation>
    </message>
    <message>
        <source>That can&apos;t lie there: %1.</source>
        <translation>To nie może tam leżeć: %1.</translation>
    </message>
    <message>
        <source>It was %1&apos;s turn.</source>
        <translation>To była tura gracza %1.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Open the rule</source>
        <translation>Otwórz zasadę</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>bez płytki</translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>tollhouse at %1</source>
        <translation>komora celna na %1</translation>
    </message>
    <message>
        <source>abbot taken back from %1</source>
        <translation>opat zabrany z %1</translation>
    </message>
    <message>
        <source>set aside: %1</source>
        <translation>odłożono: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open signpost(s)</source>
        <translation>
            <numerusform>%n otwarty drogowskaz</numerusform>
            <numerusform>%n otwarte drogowskazy</numerusform>
            <numerusform>%n otwartych drogowskazów</numerusform>
        </translation>
    </message>
    <message>
        <source>signposts of this road now: %1; at best: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>drogowskazy tej drogi teraz: %1; w najlepszym razie: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>nobody is on the road</source>
        <translation>nikogo nie ma na drodze</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>dla: %1</translation>
    </message>
    <message>
        <source>show the road</source>
        <translation>pokaż drogę</translation>
    </message>
    <message numerus="yes">
        <source>%1: the tollhouse at %2 would take %n point(s) when the road is completed</source>
        <translation>
            <numerusform>%1: komora celna na %2 pobrałaby %n punkt po ukończeniu drogi</numerusform>
            <numerusform>%1: komora celna na %2 pobrałaby %n punkty po ukończeniu drogi</numerusform>
            <numerusform>%1: komora celna na %2 pobrałaby %n punktów po ukończeniu drogi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left lying in this turn at %1: %n point(s), nobody has a tollhouse there</source>
        <translation>
            <numerusform>w tej turze na %1 przepadł %n punkt, nikt nie ma tam komory celnej</numerusform>
            <numerusform>w tej turze na %1 przepadły %n punkty, nikt nie ma tam komory celnej</numerusform>
            <numerusform>w tej turze na %1 przepadło %n punktów, nikt nie ma tam komory celnej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free crossroads %1: %n point(s) for whoever puts a tollhouse there</source>
        <translation>
            <numerusform>wolne skrzyżowanie %1: %n punkt dla tego, kto postawi tam komorę celną</numerusform>
            <numerusform>wolne skrzyżowanie %1: %n punkty dla tego, kto postawi tam komorę celną</numerusform>
            <numerusform>wolne skrzyżowanie %1: %n punktów dla tego, kto postawi tam komorę celną</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) shared</source>
        <translation>
            <numerusform>%n wspólny punkt</numerusform>
            <numerusform>%n wspólne punkty</numerusform>
            <numerusform>%n wspólnych punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of toll</source>
        <translation>
            <numerusform>%n punkt cła</numerusform>
            <numerusform>%n punkty cła</numerusform>
            <numerusform>%n punktów cła</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 through %2: %3</source>
        <translation>%1 dzięki: %2 – %3</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tura %1: %2</translation>
    </message>
    <message>
        <source>Of note</source>
        <translation>Warte uwagi</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Niezgodne z zasadami</translation>
    </message>
    <message>
        <source>Signposts still open</source>
        <translation>Wciąż otwarte drogowskazy</translation>
    </message>
    <message>
        <source>None: every signpost is decided, or its road is done.</source>
        <translation>Żadne: każdy drogowskaz jest rozstrzygnięty albo jego droga jest ukończona.</translation>
    </message>
    <message>
        <source>Tolls</source>
        <translation>Cła</translation>
    </message>
    <message>
        <source>No toll waits anywhere.</source>
        <translation>Nigdzie nie czeka żadne cło.</translation>
    </message>
    <message>
        <source>Who profited from whom so far</source>
        <translation>Kto dotąd na kim skorzystał</translation>
    </message>
    <message>
        <source>Nobody yet: no feature was shared, and no toll taken on another&apos;s road.</source>
        <translation>Na razie nikt: żaden obszar nie był wspólny i nie pobrano cła na cudzej drodze.</translation>
    </message>
    <message>
        <source>%1 was shown %2 when it was played; these rules give %3.</source>
        <translation>%1: podczas gry pokazano %2; według tych zasad jest %3.</translation>
    </message>
    <message>
        <source>This game was scored by rules version %1. What was shown then is kept.</source>
        <translation>Tę grę policzono według wersji zasad %1. To, co wtedy pokazano, zostało zachowane.</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message numerus="yes">
        <source>%1 takes the lead with %n point(s)</source>
        <translation>
            <numerusform>%1 obejmuje prowadzenie z %n punktem</numerusform>
            <numerusform>%1 obejmuje prowadzenie z %n punktami</numerusform>
            <numerusform>%1 obejmuje prowadzenie z %n punktami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes %n point(s) with signposts</source>
        <translation>
            <numerusform>%1 zdobywa %n punkt za drogowskazy</numerusform>
            <numerusform>%1 zdobywa %n punkty za drogowskazy</numerusform>
            <numerusform>%1 zdobywa %n punktów za drogowskazy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A signpost goes wrong that could have brought %n point(s)</source>
        <translation>
            <numerusform>Nieprawidłowy jest drogowskaz, który mógł dać %n punkt</numerusform>
            <numerusform>Nieprawidłowy jest drogowskaz, który mógł dać %n punkty</numerusform>
            <numerusform>Nieprawidłowy jest drogowskaz, który mógł dać %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses a signpost that could have brought %n point(s)</source>
        <translation>
            <numerusform>%1 traci drogowskaz, który mógł dać %n punkt</numerusform>
            <numerusform>%1 traci drogowskaz, który mógł dać %n punkty</numerusform>
            <numerusform>%1 traci drogowskaz, który mógł dać %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>The tollhouse of %1 turns over to the large toll</source>
        <translation>Komora celna odwraca się na duże cło – %1</translation>
    </message>
    <message>
        <source>The tollhouse of %1 turns back to the small toll</source>
        <translation>Komora celna wraca do małego cła – %1</translation>
    </message>
    <message numerus="yes">
        <source>A toll of %n point(s) is left lying: nobody has a tollhouse there</source>
        <translation>
            <numerusform>Przepada cło za %n punkt: nikt nie ma tam komory celnej</numerusform>
            <numerusform>Przepada cło za %n punkty: nikt nie ma tam komory celnej</numerusform>
            <numerusform>Przepada cło za %n punktów: nikt nie ma tam komory celnej</numerusform>
        </translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>A game</source>
        <translation>Gra</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończona</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>niezakończona</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>What brought most</source>
        <translation>Co dało najwięcej</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>can&apos;t be opened: %1</source>
        <translation>nie da się otworzyć: %1</translation>
    </message>
</context>
<context>
    <name>SignpostLines</name>
    <message>
        <source>%1: %2, towards %3</source>
        <comment>square, type, next square</comment>
        <translation>%1: %2, w stronę %3</translation>
    </message>
</context>
<context>
    <name>Snapshot</name>
    <message>
        <source>no such game, and no such file</source>
        <translation>nie ma takiej gry ani takiego pliku</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nie da się zapisać: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>najgorszy</translation>
    </message>
    <message>
        <source>average</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepszy</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Wygrane, %</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Najdłuższa seria</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Najgorszy</translation>
    </message>
    <message>
        <source>Best scoring</source>
        <translation>Najlepsza punktacja</translation>
    </message>
    <message>
        <source>Longest road, tiles</source>
        <translation>Najdłuższa droga, płytki</translation>
    </message>
    <message>
        <source>Where each player&apos;s points come from: average of a game.</source>
        <translation>Skąd pochodzą punkty każdego gracza: średnia na grę.</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>punkty na grę</translation>
    </message>
    <message>
        <source>Bonuses of completed roads by how many of the three types were right, and of unfinished roads at the end.</source>
        <translation>Premie ukończonych dróg według tego, ile z trzech rodzajów było prawidłowych, i nieukończonych na koniec.</translation>
    </message>
    <message>
        <source>one type</source>
        <translation>jeden rodzaj</translation>
    </message>
    <message>
        <source>two types</source>
        <translation>dwa rodzaje</translation>
    </message>
    <message>
        <source>three types</source>
        <translation>trzy rodzaje</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>na koniec</translation>
    </message>
    <message>
        <source>%1: roads</source>
        <translation>%1: drogi</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: punkty</translation>
    </message>
    <message>
        <source>Best bonus</source>
        <translation>Najlepsza premia</translation>
    </message>
    <message>
        <source>Tolls by what the tollhouse showed, and at the end of the game.</source>
        <translation>Cła według tego, co pokazywała komora celna, i na koniec gry.</translation>
    </message>
    <message>
        <source>small toll</source>
        <translation>małe cło</translation>
    </message>
    <message>
        <source>large toll</source>
        <translation>duże cło</translation>
    </message>
    <message>
        <source>%1: times</source>
        <translation>%1: ile razy</translation>
    </message>
    <message>
        <source>Best toll</source>
        <translation>Najlepsze cło</translation>
    </message>
    <message>
        <source>How often each player came first, second and so on in finished games.</source>
        <translation>Jak często gracz był w zakończonych grach pierwszy, drugi i tak dalej.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>gry</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Zakończone gry</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>Finished games by number of turns: %1 at least, %2 on average, %3 at most.</source>
        <translation>Zakończone gry według liczby tur: najmniej %1, średnio %2, najwięcej %3.</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tury</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Each player&apos;s average up to each game, in the order of dates.</source>
        <translation>Średnia każdego gracza do danej gry, w kolejności dat.</translation>
    </message>
    <message>
        <source>average points</source>
        <translation>średnie punkty</translation>
    </message>
    <message>
        <source>games of the player</source>
        <translation>gry gracza</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Average so far</source>
        <translation>Dotychczasowa średnia</translation>
    </message>
    <message>
        <source>Finished games in which both took part: who had more points.</source>
        <translation>Zakończone gry, w których grało oboje: kto miał więcej punktów.</translation>
    </message>
    <message>
        <source>first named ahead</source>
        <translation>pierwszy wymieniony wyżej</translation>
    </message>
    <message>
        <source>level</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>second named ahead</source>
        <translation>drugi wymieniony wyżej</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Average of the first</source>
        <translation>Średnia pierwszego</translation>
    </message>
    <message>
        <source>Average of the second</source>
        <translation>Średnia drugiego</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>Points that one had through the other: for features that both scored, and tolls on the other&apos;s roads.</source>
        <translation>Punkty, które jeden zdobył dzięki drugiemu: za obszary punktowane przez obu i cła na drogach drugiego.</translation>
    </message>
    <message>
        <source>shared features</source>
        <translation>wspólne obszary</translation>
    </message>
    <message>
        <source>tolls</source>
        <translation>cła</translation>
    </message>
    <message>
        <source>Through</source>
        <translation>Dzięki komu</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>%1 through %2</source>
        <translation>%1 dzięki: %2</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkty według źródła</translation>
    </message>
    <message>
        <source>Signposts</source>
        <translation>Drogowskazy</translation>
    </message>
    <message>
        <source>Tolls</source>
        <translation>Cła</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation>Długość gier</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Bezpośrednie pojedynki</translation>
    </message>
    <message>
        <source>Rivalry</source>
        <translation>Rywalizacja</translation>
    </message>
    <message>
        <source>Averages take all games that are counted; wins take the finished ones, and a shared win counts for each.</source>
        <translation>Średnie obejmują wszystkie liczone gry, wygrane tylko zakończone; wspólna wygrana liczy się każdemu.</translation>
    </message>
</context>
<context>
    <name>TileChooser</name>
    <message>
        <source>Copy a tile</source>
        <translation>Kopiuj płytkę</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>roundabout</source>
        <translation>rondo</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>prosta droga</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>zakręt</translation>
    </message>
    <message>
        <source>village</source>
        <translation>wioska</translation>
    </message>
    <message>
        <source>crossroads</source>
        <translation>skrzyżowanie</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunel</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>jezioro</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>labirynt</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>pennant</source>
        <translation>tarcza</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>katedra</translation>
    </message>
    <message>
        <source>water tower</source>
        <translation>wieża wodna</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>opactwo</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>signpost</source>
        <translation>drogowskaz</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>clay field</source>
        <translation>gliniane pole</translation>
    </message>
    <message>
        <source>triangular tile</source>
        <translation>płytka trójkątna</translation>
    </message>
    <message>
        <source>double tile</source>
        <translation>podwójna płytka</translation>
    </message>
    <message numerus="yes">
        <source>tile of %n squares</source>
        <translation>
            <numerusform>płytka z %n pola</numerusform>
            <numerusform>płytka z %n pól</numerusform>
            <numerusform>płytka z %n pól</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Road</source>
        <translation>Droga</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klasztor</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Toll</source>
        <translation>Cło</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Rabuś</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Wiadomość</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>drogi</translation>
    </message>
    <message>
        <source>signposts</source>
        <translation>drogowskazy</translation>
    </message>
    <message>
        <source>tolls</source>
        <translation>cła</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>miasta</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>klasztory</translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>ogrody</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>pola</translation>
    </message>
    <message>
        <source>other</source>
        <translation>inne</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>poprawki</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>karczma</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>mag</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>czarownica</translation>
    </message>
    <message>
        <source>bathhouses</source>
        <translation>łaźnie</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>labirynt</translation>
    </message>
    <message>
        <source>pennants</source>
        <translation>tarcze</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>katedra</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>rabuś</translation>
    </message>
    <message>
        <source>groups of travellers</source>
        <translation>grupy podróżnych</translation>
    </message>
    <message>
        <source>farmhouses</source>
        <translation>zagrody</translation>
    </message>
    <message>
        <source>cowsheds</source>
        <translation>obory</translation>
    </message>
    <message>
        <source>pigsties</source>
        <translation>chlewy</translation>
    </message>
    <message>
        <source>donkey stables</source>
        <translation>stajnie dla osłów</translation>
    </message>
    <message>
        <source>highwaymen</source>
        <translation>rozbójnicy</translation>
    </message>
    <message>
        <source>left</source>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>prosto</translation>
    </message>
    <message>
        <source>right</source>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>open</source>
        <comment>signpost</comment>
        <translation>otwarty</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>signpost</comment>
        <translation>prawidłowy</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>signpost</comment>
        <translation>nieprawidłowy</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>signpost</comment>
        <translation>nierozstrzygnięty</translation>
    </message>
    <message>
        <source>farmhouse</source>
        <translation>zagroda</translation>
    </message>
    <message>
        <source>cowshed</source>
        <translation>obora</translation>
    </message>
    <message>
        <source>pigsty</source>
        <translation>chlew</translation>
    </message>
    <message>
        <source>donkey stable</source>
        <translation>stajnia dla osłów</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>ogród</translation>
    </message>
    <message>
        <source>group of travellers</source>
        <translation>grupa podróżnych</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>różowy</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>podwładny</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>opat</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>duży podwładny</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>most</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <translation>żeton tunelu</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>prom</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>message</source>
        <translation>wiadomość</translation>
    </message>
    <message>
        <source>road sweeper</source>
        <translation>oczyszczenie drogi</translation>
    </message>
    <message>
        <source>bathhouse</source>
        <translation>łaźnia</translation>
    </message>
    <message>
        <source>token</source>
        <translation>żeton</translation>
    </message>
    <message>
        <source>road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>field</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klasztor</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>long side</source>
        <translation>długi bok</translation>
    </message>
    <message>
        <source>The road takes the turn that it shows on the next tile.</source>
        <translation>Na następnej płytce droga biegnie tak, jak pokazuje drogowskaz.</translation>
    </message>
    <message>
        <source>Nothing lies on the next square yet.</source>
        <translation>Na sąsiednim polu jeszcze nic nie leży.</translation>
    </message>
    <message>
        <source>The second triangle of the next square decides it.</source>
        <translation>Rozstrzygnie druga płytka trójkątna na sąsiednim polu.</translation>
    </message>
    <message>
        <source>A token not yet laid on the next tile decides it.</source>
        <translation>Rozstrzygnie żeton, którego jeszcze nie ma na następnej płytce.</translation>
    </message>
    <message>
        <source>No road goes on there.</source>
        <translation>Żadna droga tam nie prowadzi.</translation>
    </message>
    <message>
        <source>The abbey closes the road.</source>
        <translation>Opactwo zamyka drogę.</translation>
    </message>
    <message>
        <source>The road ends at the city on the next tile.</source>
        <translation>Na następnej płytce droga kończy się przy mieście.</translation>
    </message>
    <message>
        <source>The tunnel doesn&apos;t come out at that edge of the next tile.</source>
        <translation>Tunel na następnej płytce nie wychodzi przy tej krawędzi.</translation>
    </message>
    <message>
        <source>The ferry goes another way, or the road ends at the lake.</source>
        <translation>Prom płynie inną drogą albo droga kończy się przy jeziorze.</translation>
    </message>
    <message>
        <source>The road is cut off at the gap beside the triangular tile.</source>
        <translation>Drogę przerywa luka obok płytki trójkątnej.</translation>
    </message>
    <message>
        <source>The road ends on the next square of that tile.</source>
        <translation>Droga kończy się na sąsiednim polu tej płytki.</translation>
    </message>
    <message>
        <source>The long road counts as ending on that tile; the table&apos;s option decides.</source>
        <translation>Długa droga liczy się jako zakończona na tej płytce; decyduje opcja stołu.</translation>
    </message>
    <message>
        <source>The road ends on the next tile.</source>
        <translation>Na następnej płytce droga się kończy.</translation>
    </message>
    <message>
        <source>The road takes another turn on the next tile.</source>
        <translation>Na następnej płytce droga biegnie inaczej.</translation>
    </message>
    <message numerus="yes">
        <source>%n correct signpost(s)</source>
        <translation>
            <numerusform>%n prawidłowy drogowskaz</numerusform>
            <numerusform>%n prawidłowe drogowskazy</numerusform>
            <numerusform>%n prawidłowych drogowskazów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields are played</source>
        <translation>Gra się z polami</translation>
    </message>
    <message>
        <source>Completed city of two tiles</source>
        <translation>Ukończone miasto z dwóch płytek</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Opat</translation>
    </message>
    <message>
        <source>Large meeple</source>
        <translation>Duży podwładny</translation>
    </message>
    <message>
        <source>Inns and cathedrals at the end</source>
        <translation>Karczmy i katedry na koniec</translation>
    </message>
    <message>
        <source>Signposts beside inn, mage and witch</source>
        <translation>Drogowskazy przy karczmie, magu i czarownicy</translation>
    </message>
    <message>
        <source>The tollhouse turns over</source>
        <translation>Komora celna odwraca się</translation>
    </message>
    <message>
        <source>Long road of a Leipzig quarter</source>
        <translation>Długa droga dzielnicy Lipska</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunele</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <translation>Labirynt</translation>
    </message>
    <message>
        <source>Farmhouses of C1 tiles count for tolls</source>
        <translation>Zagrody na płytkach C1 liczą się do cła</translation>
    </message>
    <message>
        <source>Count the copies of each tile</source>
        <translation>Licz egzemplarze każdej płytki</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>4 points, 2 per pennant</source>
        <translation>4 punkty, 2 za tarczę</translation>
    </message>
    <message>
        <source>1 point per tile and pennant</source>
        <translation>1 punkt za płytkę i tarczę</translation>
    </message>
    <message>
        <source>nothing for the unfinished road or city</source>
        <translation>nic za nieukończoną drogę lub miasto</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>pomijane</translation>
    </message>
    <message>
        <source>added after them</source>
        <translation>dodawane po nich</translation>
    </message>
    <message>
        <source>part of the road&apos;s value</source>
        <translation>część wartości drogi</translation>
    </message>
    <message>
        <source>at the end of the turn in which it scored</source>
        <translation>na koniec tury, w której pobrała cło</translation>
    </message>
    <message>
        <source>at the end of its owner&apos;s next turn</source>
        <translation>na koniec najbliższej tury właściciela</translation>
    </message>
    <message>
        <source>ends on the tile</source>
        <translation>kończy się na płytce</translation>
    </message>
    <message>
        <source>each half a square of its own</source>
        <translation>każda połowa to osobne pole</translation>
    </message>
    <message>
        <source>with tokens</source>
        <translation>z żetonami</translation>
    </message>
    <message>
        <source>without tokens, joined under the tile</source>
        <translation>bez żetonów, połączone pod płytką</translation>
    </message>
    <message>
        <source>2 points for each meeple on the road</source>
        <translation>2 punkty za każdego podwładnego na drodze</translation>
    </message>
    <message>
        <source>no points for meeples</source>
        <translation>bez punktów za podwładnych</translation>
    </message>
    <message numerus="yes">
        <source>%n completed city/cities</source>
        <translation>
            <numerusform>%n ukończone miasto</numerusform>
            <numerusform>%n ukończone miasta</numerusform>
            <numerusform>%n ukończonych miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of travellers</source>
        <translation>
            <numerusform>%n grupa podróżnych</numerusform>
            <numerusform>%n grupy podróżnych</numerusform>
            <numerusform>%n grup podróżnych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmhouse(s)</source>
        <translation>
            <numerusform>%n zagroda</numerusform>
            <numerusform>%n zagrody</numerusform>
            <numerusform>%n zagród</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cowshed(s)</source>
        <translation>
            <numerusform>%n obora</numerusform>
            <numerusform>%n obory</numerusform>
            <numerusform>%n obór</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pigsty/pigsties</source>
        <translation>
            <numerusform>%n chlew</numerusform>
            <numerusform>%n chlewy</numerusform>
            <numerusform>%n chlewów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n donkey stable(s)</source>
        <translation>
            <numerusform>%n stajnia dla osłów</numerusform>
            <numerusform>%n stajnie dla osłów</numerusform>
            <numerusform>%n stajni dla osłów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden(s)</source>
        <translation>
            <numerusform>%n ogród</numerusform>
            <numerusform>%n ogrody</numerusform>
            <numerusform>%n ogrodów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of highwaymen</source>
        <translation>
            <numerusform>%n grupa rozbójników</numerusform>
            <numerusform>%n grupy rozbójników</numerusform>
            <numerusform>%n grup rozbójników</numerusform>
        </translation>
    </message>
    <message>
        <source>Unclear, your table plays: %1: %2</source>
        <comment>option, its value</comment>
        <translation>Niejasne, twój stół gra: %1 – %2</translation>
    </message>
</context>
<context>
    <name>wayside::AcceptSheet</name>
    <message>
        <source>It lies so on our table</source>
        <translation>Na naszym stole tak leży</translation>
    </message>
    <message>
        <source>Lays the tile all the same and marks it.</source>
        <translation>Mimo to kładzie płytkę i ją zaznacza.</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Nie tutaj</translation>
    </message>
    <message>
        <source>The tile doesn&apos;t fit here.</source>
        <translation>Płytka tu nie pasuje.</translation>
    </message>
</context>
<context>
    <name>wayside::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>wayside::BoxCheckPanel</name>
    <message>
        <source>“%1” is confirmed: from now on it counts as printed.</source>
        <translation>„%1” potwierdzono: odtąd liczy się jako wydrukowane.</translation>
    </message>
    <message>
        <source>All sets are confirmed. There is nothing to check.</source>
        <translation>Wszystkie zestawy są potwierdzone. Nie ma czego sprawdzać.</translation>
    </message>
    <message>
        <source>The printed patterns of this set aren&apos;t published. Take its tiles from the box and compare: “As mine” where the tile looks like this, “Change” where it doesn&apos;t. You can stop at any time and go on later.</source>
        <translation>Wygląd płytek tego zestawu nie został opublikowany. Wyjmij płytki z pudełka i porównaj: „Jak moja”, gdy płytka tak wygląda, „Zmień”, gdy nie. Możesz przerwać w każdej chwili i dokończyć później.</translation>
    </message>
    <message>
        <source>%1 of %2 tiles checked</source>
        <translation>sprawdzono %1 z %2 płytek</translation>
    </message>
    <message>
        <source>Set to check</source>
        <translation>Zestaw do sprawdzenia</translation>
    </message>
    <message>
        <source>&amp;As mine</source>
        <translation>&amp;Jak moja</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Zmień</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Następna</translation>
    </message>
    <message>
        <source>The set is as in my box</source>
        <translation>Zestaw jest taki jak w moim pudełku</translation>
    </message>
    <message>
        <source>Every tile of this set was looked at. If all is right, it counts as printed from now on: in new games, not in old ones.</source>
        <translation>Wszystkie płytki tego zestawu są sprawdzone. Jeśli wszystko się zgadza, zestaw liczy się odtąd jako wydrukowany: w nowych grach, nie w dawnych.</translation>
    </message>
    <message>
        <source>%1: checked</source>
        <translation>%1: sprawdzona</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <comment>%1 is its number</comment>
        <translation>Płytka %1</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>Płytki zestawu</translation>
    </message>
</context>
<context>
    <name>wayside::BoxSums</name>
    <message numerus="yes">
        <source>The Signposts have 12 tiles; here there are %n.</source>
        <translation>
            <numerusform>Drogowskazy mają 12 płytek; tu jest %n.</numerusform>
            <numerusform>Drogowskazy mają 12 płytek; tu są %n.</numerusform>
            <numerusform>Drogowskazy mają 12 płytek; tu jest %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 should have two signposts of different types.</source>
        <translation>Płytka %1 powinna mieć dwa drogowskazy różnych rodzajów.</translation>
    </message>
    <message numerus="yes">
        <source>The Tollkeepers have 10 tiles; here there are %n.</source>
        <translation>
            <numerusform>Celnicy mają 10 płytek; tu jest %n.</numerusform>
            <numerusform>Celnicy mają 10 płytek; tu są %n.</numerusform>
            <numerusform>Celnicy mają 10 płytek; tu jest %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8 of the tiles have travellers; here it is %n.</source>
        <translation>
            <numerusform>Podróżni są na 8 płytkach; tu na %n.</numerusform>
            <numerusform>Podróżni są na 8 płytkach; tu na %n.</numerusform>
            <numerusform>Podróżni są na 8 płytkach; tu na %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::CatalogueSheet</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>wayside::CatalogueView</name>
    <message>
        <source>Edges such as crr, or what is on the tile: village, garden, travellers …</source>
        <translation>Krawędzie, na przykład crr, albo to, co jest na płytce: wioska, ogród, podróżni…</translation>
    </message>
    <message>
        <source>Find tiles by edges or content</source>
        <translation>Znajdź płytki według krawędzi lub zawartości</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Płytki</translation>
    </message>
    <message>
        <source>Print the tiles shown</source>
        <translation>Drukuj pokazane płytki</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Wszystkie zestawy</translation>
    </message>
    <message>
        <source>No such tile</source>
        <translation>Nie ma takiej płytki</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in the box</source>
        <comment>%1 is a code such as CRRF</comment>
        <translation>
            <numerusform>%1, %n w pudełku</numerusform>
            <numerusform>%1, %n w pudełku</numerusform>
            <numerusform>%1, %n w pudełku</numerusform>
        </translation>
    </message>
    <message>
        <source>The printed pattern isn&apos;t known for certain.</source>
        <translation>Wygląd tej płytki nie jest znany na pewno.</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Zestaw płytek</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drukuj…</translation>
    </message>
</context>
<context>
    <name>wayside::CorrectionPanel</name>
    <message>
        <source>Tile</source>
        <translation>Płytka</translation>
    </message>
    <message>
        <source>Edges: c, r, f</source>
        <translation>Krawędzie: c, r, f</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Pionek</translation>
    </message>
    <message>
        <source>What changes in the scores</source>
        <translation>Co zmieni się w punktach</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Popraw</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Tiles that fit here</source>
        <translation>Płytki, które tu pasują</translation>
    </message>
    <message>
        <source>Figure of this turn</source>
        <translation>Pionek tej tury</translation>
    </message>
    <message>
        <source>Turn %1, %2: put right</source>
        <translation>Tura %1, %2: popraw</translation>
    </message>
    <message>
        <source>A turn forgotten before turn %1</source>
        <translation>Zapomniana tura przed turą %1</translation>
    </message>
    <message>
        <source>Turn %1, %2: take out</source>
        <translation>Tura %1, %2: usuń</translation>
    </message>
    <message>
        <source>All other turns stay as they are.</source>
        <translation>Wszystkie pozostałe tury zostają bez zmian.</translation>
    </message>
    <message>
        <source>Click a square of the board to move the tile. All later turns stay.</source>
        <translation>Kliknij pole, aby przenieść płytkę. Wszystkie późniejsze tury zostają.</translation>
    </message>
    <message>
        <source>Choose the tile, then click its square. All later turns stay.</source>
        <translation>Wybierz płytkę, a potem kliknij jej pole. Wszystkie późniejsze tury zostają.</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>obrócona o %1°</translation>
    </message>
    <message>
        <source>turned by %1°: doesn&apos;t fit</source>
        <translation>obrócona o %1°: nie pasuje</translation>
    </message>
    <message>
        <source>none</source>
        <translation>żadna</translation>
    </message>
    <message>
        <source>%1 in all: %2</source>
        <translation>%1 łącznie: %2</translation>
    </message>
    <message>
        <source>turn %1, %2: %3 instead of %4</source>
        <translation>tura %1, %2: %3 zamiast %4</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Tokens of this turn: a click takes one away, another puts it back</source>
        <translation>Żetony tej tury: kliknięcie zabiera żeton, następne go przywraca</translation>
    </message>
</context>
<context>
    <name>wayside::Entry</name>
    <message>
        <source>All copies of this tile are on the table already.</source>
        <translation>Wszystkie egzemplarze tej płytki leżą już na stole.</translation>
    </message>
</context>
<context>
    <name>wayside::GameEditors</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>jak zmierzono</translation>
    </message>
</context>
<context>
    <name>wayside::GameList</name>
    <message>
        <source>goes on: %1</source>
        <translation>trwa: %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Zestawy</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
</context>
<context>
    <name>wayside::HistoryList</name>
    <message>
        <source>missed the turn</source>
        <translation>opuszczona tura</translation>
    </message>
    <message>
        <source>nothing fitted</source>
        <translation>nic nie pasowało</translation>
    </message>
    <message>
        <source>tollhouse to %1</source>
        <translation>komora celna na %1</translation>
    </message>
    <message>
        <source>abbot back from %1</source>
        <translation>opat z powrotem z %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>player, points, reason</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation>
            <numerusform>%n odłożona</numerusform>
            <numerusform>%n odłożone</numerusform>
            <numerusform>%n odłożonych</numerusform>
        </translation>
    </message>
    <message>
        <source>undone</source>
        <translation>cofnięte</translation>
    </message>
    <message>
        <source>lies so on this table</source>
        <translation>na tym stole tak leży</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Comment on turn %1:</source>
        <translation>Komentarz do tury %1:</translation>
    </message>
    <message>
        <source>Go forward to here</source>
        <translation>Przejdź naprzód tutaj</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Komentarz…</translation>
    </message>
    <message>
        <source>No tile has been laid yet.</source>
        <translation>Nie wyłożono jeszcze żadnej płytki.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>on the road</source>
        <translation>na drodze</translation>
    </message>
    <message>
        <source>in the city</source>
        <translation>w mieście</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>na polu</translation>
    </message>
    <message>
        <source>in the garden</source>
        <translation>w ogrodzie</translation>
    </message>
    <message>
        <source>in the monastery</source>
        <translation>w klasztorze</translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n undone turn(s)</source>
        <translation>
            <numerusform>Przywróć %n cofniętą turę</numerusform>
            <numerusform>Przywróć %n cofnięte tury</numerusform>
            <numerusform>Przywróć %n cofniętych tur</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is shown as it was after turn %1.</source>
        <translation>Widać stół taki, jaki był po turze %1.</translation>
    </message>
</context>
<context>
    <name>wayside::ImportDialog</name>
    <message>
        <source>Take games into the library</source>
        <translation>Dodaj gry do biblioteki</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Szukanie gier…</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Przeczytane pliki</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stopping after this file…</source>
        <translation>Zatrzyma się po tym pliku…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken in.</source>
        <translation>
            <numerusform>Dodano %n grę.</numerusform>
            <numerusform>Dodano %n gry.</numerusform>
            <numerusform>Dodano %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were in the library already.</source>
        <translation>
            <numerusform>%n gra była już w bibliotece.</numerusform>
            <numerusform>%n gry były już w bibliotece.</numerusform>
            <numerusform>%n gier było już w bibliotece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were refused; nothing of them was taken in.</source>
        <translation>
            <numerusform>Odrzucono %n plik; nic z niego nie dodano.</numerusform>
            <numerusform>Odrzucono %n pliki; nic z nich nie dodano.</numerusform>
            <numerusform>Odrzucono %n plików; nic z nich nie dodano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was stopped. What had been taken in stays.</source>
        <translation>Import zatrzymano. To, co już dodano, zostaje.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Why it wasn&apos;t taken in</source>
        <translation>Dlaczego nie dodano</translation>
    </message>
    <message>
        <source>Files that were not taken in</source>
        <translation>Pliki, których nie dodano</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the library with other turns.</source>
        <translation>
            <numerusform>%n gra jest w bibliotece z innymi turami.</numerusform>
            <numerusform>%n gry są w bibliotece z innymi turami.</numerusform>
            <numerusform>%n gier jest w bibliotece z innymi turami.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::Inspector</name>
    <message>
        <source>completed</source>
        <translation>ukończono</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s) missing</source>
        <translation>
            <numerusform>brakuje %n sąsiada</numerusform>
            <numerusform>brakuje %n sąsiadów</numerusform>
            <numerusform>brakuje %n sąsiadów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n otwarty koniec</numerusform>
            <numerusform>%n otwarte końce</numerusform>
            <numerusform>%n otwartych końców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n tarcza</numerusform>
            <numerusform>%n tarcze</numerusform>
            <numerusform>%n tarcz</numerusform>
        </translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>katedra</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>karczma</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>labirynt</translation>
    </message>
    <message>
        <source>kept here</source>
        <translation>przypięte</translation>
    </message>
    <message>
        <source>shares the majority</source>
        <translation>dzieli przewagę</translation>
    </message>
    <message>
        <source>scores it</source>
        <translation>dostaje punkty</translation>
    </message>
    <message>
        <source>Nobody is on it.</source>
        <translation>Nikt tu nie stoi.</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>If completed as it lies</source>
        <translation>Gdyby ukończono tak, jak leży</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Gdyby gra skończyła się teraz</translation>
    </message>
    <message numerus="yes">
        <source>City at %1, %n tile(s)</source>
        <translation>
            <numerusform>Miasto na %1, %n płytka</numerusform>
            <numerusform>Miasto na %1, %n płytki</numerusform>
            <numerusform>Miasto na %1, %n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>completed: it feeds the field</source>
        <translation>ukończone: liczy się dla pola</translation>
    </message>
    <message>
        <source>not completed: brings nothing yet</source>
        <translation>nieukończone: na razie nic nie daje</translation>
    </message>
    <message>
        <source>Toll to %1</source>
        <translation>Cło dla: %1</translation>
    </message>
    <message>
        <source>Walk along the road</source>
        <translation>Przejdź drogą</translation>
    </message>
    <message numerus="yes">
        <source>%n signpost(s)</source>
        <translation>
            <numerusform>%n drogowskaz</numerusform>
            <numerusform>%n drogowskazy</numerusform>
            <numerusform>%n drogowskazów</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a road, a city, a field or a monastery. A click keeps it here.</source>
        <translation>Wskaż drogę, miasto, pole lub klasztor. Kliknięcie przypina je tutaj.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Toll paid to %1 in turn %2</source>
        <translation>Cło zapłacone w turze %2 dla: %1</translation>
    </message>
</context>
<context>
    <name>wayside::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>In the workshop</source>
        <translation>W warsztacie</translation>
    </message>
</context>
<context>
    <name>wayside::LibraryBar</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Put the game back on the table</source>
        <translation>Odłóż grę na stół</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Go through the game turn by turn</source>
        <translation>Przejrzyj grę tura po turze</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Statistics of the chosen games, or of all if none is chosen</source>
        <translation>Statystyki wybranych gier albo wszystkich, jeśli żadnej nie wybrano</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Give the game another title (F2)</source>
        <translation>Nadaj grze inny tytuł (F2)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Say when the game began</source>
        <translation>Podaj, kiedy zaczęła się gra</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Say where it was played</source>
        <translation>Podaj, gdzie grano</translation>
    </message>
    <message>
        <source>Playing time</source>
        <translation>Czas gry</translation>
    </message>
    <message>
        <source>Say how long it took; 0: as measured while the turns were entered</source>
        <translation>Podaj, jak długo trwała gra; 0: tyle, ile zmierzono podczas wprowadzania tur</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Words to find the game by, with commas between them</source>
        <translation>Słowa, po których znajdziesz grę, oddzielone przecinkami</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Write a note about the game</source>
        <translation>Napisz notatkę o grze</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Keep a copy of the game</source>
        <translation>Zachowaj kopię gry</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Take the games out of the library; it can be undone (Delete)</source>
        <translation>Usuwa gry z biblioteki; można to cofnąć (Delete)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edycja</translation>
    </message>
    <message>
        <source>Title, date, place, playing time, tags and note</source>
        <translation>Tytuł, data, miejsce, czas gry, etykiety i notatka</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Take games into the library; files can be dragged here too</source>
        <translation>Dodaj gry do biblioteki; pliki można też tu przeciągnąć</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Write the chosen games to files, or pass them on</source>
        <translation>Zapisz wybrane gry do plików albo przekaż je dalej</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Pliki…</translation>
    </message>
    <message>
        <source>All games of a folder…</source>
        <translation>Wszystkie gry z folderu…</translation>
    </message>
</context>
<context>
    <name>wayside::LibraryFilters</name>
    <message>
        <source>Search titles, players, places, notes and tags</source>
        <translation>Szukaj w tytułach, graczach, miejscach, notatkach i etykietach</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>wszyscy gracze</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>wszystkie zestawy</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>wszystkie gry</translation>
    </message>
    <message>
        <source>all tags</source>
        <translation>wszystkie etykiety</translation>
    </message>
    <message>
        <source>Only games of this player</source>
        <translation>Tylko gry tego gracza</translation>
    </message>
    <message>
        <source>Only games with this set</source>
        <translation>Tylko gry z tym zestawem</translation>
    </message>
    <message>
        <source>Only finished or unfinished games</source>
        <translation>Tylko zakończone lub niezakończone gry</translation>
    </message>
    <message>
        <source>Only games with this tag</source>
        <translation>Tylko gry z tą etykietą</translation>
    </message>
    <message>
        <source>Only games from this day on</source>
        <translation>Tylko gry od tego dnia</translation>
    </message>
    <message>
        <source>Only games up to this day</source>
        <translation>Tylko gry do tego dnia</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończone</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>niezakończone</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>any day</source>
        <translation>dowolny dzień</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystko</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>Pokaż znów wszystkie gry</translation>
    </message>
</context>
<context>
    <name>wayside::LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 z %n gry</numerusform>
            <numerusform>%1 z %n gier</numerusform>
            <numerusform>%1 z %n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>usunięto %n grę</numerusform>
            <numerusform>usunięto %n gry</numerusform>
            <numerusform>usunięto %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Take games into the library</source>
        <translation>Dodaj gry do biblioteki</translation>
    </message>
    <message>
        <source>Recorded games (*.wayside *.jcz *.json)</source>
        <translation>Zapisane gry (*.wayside *.jcz *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Take all games of a folder into the library</source>
        <translation>Dodaj do biblioteki wszystkie gry z folderu</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopia)</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>No games yet. Play one at the table, or take files in with Import; they can be dragged here too.</source>
        <translation>Nie ma jeszcze gier. Zagraj przy stole albo dodaj pliki przyciskiem Import; można je też tu przeciągnąć.</translation>
    </message>
    <message>
        <source>No game is like that. Show all takes the filters away.</source>
        <translation>Nie ma takiej gry. „Pokaż wszystko” usuwa filtry.</translation>
    </message>
</context>
<context>
    <name>wayside::LineModel</name>
    <message>
        <source>Rule %1: click the question mark, or press ?</source>
        <comment>tooltip of a line</comment>
        <translation>Zasada %1: kliknij znak zapytania albo naciśnij ?</translation>
    </message>
</context>
<context>
    <name>wayside::LinePanel</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a feature&apos;s kind and length</comment>
        <translation>
            <numerusform>%1, %n płytka</numerusform>
            <numerusform>%1, %n płytki</numerusform>
            <numerusform>%1, %n płytek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::MainWindow</name>
    <message>
        <source>Written to %1</source>
        <translation>Zapisano do %1</translation>
    </message>
    <message>
        <source>About Wayside</source>
        <translation>O programie Wayside</translation>
    </message>
    <message>
        <source>The companion beside your Carcassonne table, for The Signposts and The Tollkeepers.

Free software under the GPL, version 3 or later. Made by players; it has no tie to the publishers of Carcassonne.</source>
        <translation>Towarzysz twojego stołu z Carcassonne, dla Drogowskazów i Celników.

Wolne oprogramowanie na licencji GPL, wersja 3 lub nowsza. Stworzone przez graczy; nie ma związku z wydawcami Carcassonne.</translation>
    </message>
    <message>
        <source>%1 – Wayside</source>
        <translation>%1 – Wayside</translation>
    </message>
    <message numerus="yes">
        <source>The final scoring is done with %n tile(s) still in the box. Undo takes it back.</source>
        <translation>
            <numerusform>Punktację końcową przeprowadzono, choć w pudełku została %n płytka. Cofnij to odwraca.</numerusform>
            <numerusform>Punktację końcową przeprowadzono, choć w pudełku zostały %n płytki. Cofnij to odwraca.</numerusform>
            <numerusform>Punktację końcową przeprowadzono, choć w pudełku zostało %n płytek. Cofnij to odwraca.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Zamknij komunikat</translation>
    </message>
</context>
<context>
    <name>wayside::NewGamePage</name>
    <message>
        <source>Choose at least one set of tiles.</source>
        <translation>Wybierz co najmniej jeden zestaw płytek.</translation>
    </message>
    <message>
        <source>None: the first tile may lie anywhere</source>
        <translation>Żadna: pierwsza płytka może leżeć gdziekolwiek</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Players and options</source>
        <translation>Gracze i opcje</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Gracze w kolejności gry</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Sets in the box</source>
        <translation>Zestawy w pudełku</translation>
    </message>
    <message>
        <source>Rules that tables choose</source>
        <translation>Zasady do wyboru przy stole</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Może pozostać pusty</translation>
    </message>
    <message>
        <source>&amp;Start tile</source>
        <translation>Płytka &amp;startowa</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Płytka startowa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Zastosuj</translation>
    </message>
</context>
<context>
    <name>wayside::OptionsEditor</name>
    <message>
        <source>More options</source>
        <translation>Więcej opcji</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>Zasada: %1</translation>
    </message>
</context>
<context>
    <name>wayside::OwnSetsPanel</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nowy zestaw</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Nazwa zestawu:</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Moje płytki</translation>
    </message>
    <message>
        <source>Rename the set</source>
        <translation>Zmień nazwę zestawu</translation>
    </message>
    <message>
        <source>Delete the set</source>
        <translation>Usuń zestaw</translation>
    </message>
    <message>
        <source>Delete “%1” with all its tiles? Games that were played with it keep theirs.</source>
        <translation>Usunąć „%1” ze wszystkimi płytkami? Gry rozegrane z tym zestawem zachowają swoje płytki.</translation>
    </message>
    <message>
        <source>Import a set</source>
        <translation>Importuj zestaw</translation>
    </message>
    <message>
        <source>Tile sets (*.json *.wayside-tiles)</source>
        <translation>Zestawy płytek (*.json *.wayside-tiles)</translation>
    </message>
    <message>
        <source>Imported “%1”.</source>
        <translation>Zaimportowano: „%1”.</translation>
    </message>
    <message>
        <source>Export the set</source>
        <translation>Eksportuj zestaw</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Zapisano do %1.</translation>
    </message>
    <message>
        <source>Own sets</source>
        <translation>Własne zestawy</translation>
    </message>
    <message>
        <source>No own set yet</source>
        <translation>Nie ma jeszcze własnego zestawu</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>Płytki zestawu</translation>
    </message>
    <message>
        <source>Import a set from a file</source>
        <translation>Importuj zestaw z pliku</translation>
    </message>
    <message>
        <source>Export the set, to pass it on</source>
        <translation>Eksportuj zestaw, aby go komuś przekazać</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>Nowa płytka</translation>
    </message>
    <message>
        <source>Copy a tile from another set</source>
        <translation>Kopiuj płytkę z innego zestawu</translation>
    </message>
    <message>
        <source>Delete the tile</source>
        <translation>Usuń płytkę</translation>
    </message>
    <message>
        <source>Take back the check of “%1”? The patterns that came with Wayside count again. Games that were played with yours keep them.</source>
        <translation>Cofnąć sprawdzenie zestawu „%1”? Znów będzie się liczył wygląd płytek dostarczony z programem Wayside. Gry rozegrane z twoimi płytkami je zachowają.</translation>
    </message>
    <message>
        <source>“%1” is here already; nothing was changed.</source>
        <translation>„%1” już tu jest; nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Put this in place of your own check of “%1”? Games that were played with yours keep it.</source>
        <translation>Zastąpić tym plikiem twoje własne sprawdzenie zestawu „%1”? Gry rozegrane z twoim sprawdzeniem je zachowają.</translation>
    </message>
    <message>
        <source>“%1” counts as checked against a box from now on.</source>
        <translation>„%1” liczy się odtąd jako porównane z pudełkiem.</translation>
    </message>
    <message>
        <source>The tiles that you save stand here. Click one to change it.</source>
        <translation>Tu są płytki, które zapiszesz. Kliknij płytkę, aby ją zmienić.</translation>
    </message>
</context>
<context>
    <name>wayside::PlayersEditor</name>
    <message>
        <source>Player %1 has no name yet. Write one, or remove the line.</source>
        <translation>Gracz %1 nie ma jeszcze imienia. Wpisz je albo usuń wiersz.</translation>
    </message>
    <message>
        <source>Two players are called %1. Give one of them another name.</source>
        <translation>Dwóch graczy nazywa się %1. Nadaj jednemu z nich inne imię.</translation>
    </message>
    <message>
        <source>Add at least one player.</source>
        <translation>Dodaj co najmniej jednego gracza.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Up to six play</source>
        <translation>Gra najwyżej sześć osób</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>Plays before the one above</source>
        <translation>Gra przed graczem powyżej</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Usuń tego gracza</translation>
    </message>
</context>
<context>
    <name>wayside::RemainingPanel</name>
    <message>
        <source>Monasteries</source>
        <translation>Klasztory</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <translation>Skrzyżowania</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Cities with roads</source>
        <translation>Miasta z drogami</translation>
    </message>
    <message>
        <source>Cities without roads</source>
        <translation>Miasta bez dróg</translation>
    </message>
    <message>
        <source>Other tiles</source>
        <translation>Inne płytki</translation>
    </message>
    <message>
        <source>as many as you need</source>
        <translation>ile potrzebujesz</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>zostało %1 z %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The box is empty.</source>
        <translation>Pudełko jest puste.</translation>
    </message>
    <message>
        <source>The tournament switch is on: what is left isn&apos;t shown.</source>
        <translation>Włączony jest tryb turniejowy: nie widać, co zostało.</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Co tu pasuje</translation>
    </message>
    <message>
        <source>Point at a free square of the table.</source>
        <translation>Wskaż wolne pole stołu.</translation>
    </message>
    <message numerus="yes">
        <source>Fits on %1: %n tile(s)</source>
        <translation>
            <numerusform>Na %1 pasuje %n płytka</numerusform>
            <numerusform>Na %1 pasują %n płytki</numerusform>
            <numerusform>Na %1 pasuje %n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is left fits: the square is dead.</source>
        <translation>Nic z tego, co zostało, nie pasuje: pole jest martwe.</translation>
    </message>
    <message numerus="yes">
        <source>Each player&apos;s chance of drawing at least one of them before the game ends; %n tile(s) are left.</source>
        <translation>
            <numerusform>Szansa każdego gracza na wylosowanie choć jednej z nich przed końcem gry; została %n płytka.</numerusform>
            <numerusform>Szansa każdego gracza na wylosowanie choć jednej z nich przed końcem gry; zostały %n płytki.</numerusform>
            <numerusform>Szansa każdego gracza na wylosowanie choć jednej z nich przed końcem gry; zostało %n płytek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dead squares</source>
        <translation>Martwe pola</translation>
    </message>
    <message>
        <source>Every free square can still be filled.</source>
        <translation>Każde wolne pole można jeszcze zapełnić.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles left, all</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłożone</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Pozostałe płytki</translation>
    </message>
</context>
<context>
    <name>wayside::ReviewPage</name>
    <message>
        <source>No game is open. Choose one in the library.</source>
        <translation>Żadna gra nie jest otwarta. Wybierz ją w bibliotece.</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Komentarz do tej tury</translation>
    </message>
    <message>
        <source>The table at this turn</source>
        <translation>Stół w tej turze</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się wydarzyło</translation>
    </message>
    <message>
        <source>What might have been</source>
        <translation>Co mogło się wydarzyć</translation>
    </message>
    <message>
        <source>&amp;Comment on this turn</source>
        <translation>&amp;Komentarz do tej tury</translation>
    </message>
    <message>
        <source>What &amp;if: play on from here</source>
        <translation>Co &amp;gdyby: graj stąd dalej</translation>
    </message>
    <message>
        <source>Begin a new game with the turns up to this one; this game stays as it is</source>
        <translation>Zaczyna nową grę z turami do tej włącznie; ta gra zostaje bez zmian</translation>
    </message>
</context>
<context>
    <name>wayside::ReviewTransport</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Wstrzymaj (spacja)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Odtwórz (spacja)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>strzałka w lewo</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>strzałka w prawo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Where in the game</source>
        <translation>Gdzie w grze</translation>
    </message>
    <message>
        <source>Turn to go to</source>
        <translation>Tura, do której przejść</translation>
    </message>
    <message>
        <source>How far one press goes</source>
        <translation>Jak daleko prowadzi jedno naciśnięcie</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Szybkość odtwarzania</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tura</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>po turze</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>po kroku</translation>
    </message>
</context>
<context>
    <name>wayside::RoadsideButton</name>
    <message>
        <source>%1: click, then the road it stands beside; with Ctrl also beside another. Or drag it there.</source>
        <translation>%1: kliknij, a potem kliknij drogę, przy której stoi; z Ctrl także kolejną. Albo przeciągnij to tam.</translation>
    </message>
</context>
<context>
    <name>wayside::RuleContents</name>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Znalezione zasady</translation>
    </message>
    <message>
        <source>No rule has these words. Try another word, or search in all languages.</source>
        <translation>Żadna zasada nie ma tych słów. Spróbuj innego słowa albo szukaj we wszystkich językach.</translation>
    </message>
</context>
<context>
    <name>wayside::RulebookView</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>The printer couldn&apos;t be used. See whether it is switched on, or write a PDF instead.</source>
        <translation>Nie da się użyć drukarki. Sprawdź, czy jest włączona, albo zapisz PDF.</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>zasady</translation>
    </message>
    <message>
        <source>Write the rules as PDF</source>
        <translation>Zapisz zasady jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be written. Choose another folder.</source>
        <translation>Nie da się zapisać %1. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Jeden język</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Copy this rule</source>
        <translation>Kopiuj tę zasadę</translation>
    </message>
    <message>
        <source>Print, or write a PDF</source>
        <translation>Drukuj albo zapisz PDF</translation>
    </message>
    <message>
        <source>Show on our table</source>
        <translation>Pokaż na naszym stole</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>In all languages</source>
        <translation>We wszystkich językach</translation>
    </message>
    <message>
        <source>Searches the English, Czech and Polish texts at once</source>
        <translation>Przeszukuje naraz angielskie, czeskie i polskie teksty</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Język zasad</translation>
    </message>
    <message>
        <source>Second language beside it</source>
        <translation>Drugi język obok</translation>
    </message>
    <message>
        <source>A second language beside it, at the same place</source>
        <translation>Drugi język obok, w tym samym miejscu</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copy a link</source>
        <translation>Kopiuj odnośnik</translation>
    </message>
    <message>
        <source>Print this entry…</source>
        <translation>Drukuj to hasło…</translation>
    </message>
    <message>
        <source>Print the chapter…</source>
        <translation>Drukuj rozdział…</translation>
    </message>
    <message>
        <source>Print all rules…</source>
        <translation>Drukuj wszystkie zasady…</translation>
    </message>
    <message>
        <source>This entry as PDF…</source>
        <translation>To hasło jako PDF…</translation>
    </message>
    <message>
        <source>The chapter as PDF…</source>
        <translation>Rozdział jako PDF…</translation>
    </message>
    <message>
        <source>All rules as PDF…</source>
        <translation>Wszystkie zasady jako PDF…</translation>
    </message>
    <message numerus="yes">
        <source>Lights %n square(s) of the table where this rule matters now</source>
        <translation>
            <numerusform>Podświetla %n pole stołu, na którym ta zasada ma teraz znaczenie</numerusform>
            <numerusform>Podświetla %n pola stołu, na których ta zasada ma teraz znaczenie</numerusform>
            <numerusform>Podświetla %n pól stołu, na których ta zasada ma teraz znaczenie</numerusform>
        </translation>
    </message>
    <message>
        <source>This rule matters nowhere on the table now</source>
        <translation>Ta zasada nigdzie na stole nie ma teraz znaczenia</translation>
    </message>
    <message>
        <source>and %1</source>
        <comment>a second language beside the first</comment>
        <translation>i %1</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Spis treści i wyszukiwanie</translation>
    </message>
</context>
<context>
    <name>wayside::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreCorrection</name>
    <message>
        <source>Correct a score</source>
        <translation>Popraw punkty</translation>
    </message>
    <message>
        <source>Counted wrongly at the table</source>
        <translation>Źle policzono przy stole</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Inny powód</translation>
    </message>
    <message>
        <source>Everybody who scored it</source>
        <translation>Wszyscy, którzy dostali za to punkty</translation>
    </message>
    <message>
        <source>It ends at a German cathedral</source>
        <translation>Kończy się przy katedrze w Niemczech</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Za co</translation>
    </message>
    <message>
        <source>Road or city</source>
        <translation>Droga lub miasto</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Płytki</translation>
    </message>
    <message>
        <source>German castles</source>
        <translation>Zamki w Niemczech</translation>
    </message>
    <message>
        <source>Buildings on it</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Towers on it</source>
        <translation>Wieże</translation>
    </message>
    <message>
        <source>Houses on it</source>
        <translation>Domy</translation>
    </message>
    <message>
        <source>Sheds on it</source>
        <translation>Szopy</translation>
    </message>
    <message>
        <source>The rule gives</source>
        <translation>Według zasady</translation>
    </message>
    <message>
        <source>Another road</source>
        <translation>Inna droga</translation>
    </message>
    <message>
        <source>Another road or city</source>
        <translation>Inna droga lub miasto</translation>
    </message>
    <message>
        <source>the rule gives %1</source>
        <translation>według zasady %1</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreGraphView</name>
    <message>
        <source>Score of each player turn by turn</source>
        <translation>Punkty każdego gracza tura po turze</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreLog</name>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Whose points</source>
        <translation>Czyje punkty</translation>
    </message>
    <message>
        <source>Kind of scoring</source>
        <translation>Rodzaj punktacji</translation>
    </message>
    <message>
        <source>Nothing has been scored yet.</source>
        <translation>Nic jeszcze nie punktowano.</translation>
    </message>
    <message>
        <source>No scoring is like that. Choose all players or everything.</source>
        <translation>Nie ma takiej punktacji. Wybierz wszystkich graczy lub wszystko.</translation>
    </message>
    <message>
        <source>, large toll</source>
        <translation>, duże cło</translation>
    </message>
    <message>
        <source>, small toll</source>
        <translation>, małe cło</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a scoring&apos;s kind and length</comment>
        <translation>
            <numerusform>%1, %n płytka</numerusform>
            <numerusform>%1, %n płytki</numerusform>
            <numerusform>%1, %n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>nobody is on it</source>
        <translation>nikt tu nie stoi</translation>
    </message>
    <message>
        <source>Score log</source>
        <translation>Dziennik punktów</translation>
    </message>
    <message>
        <source>Add points to it, or correct it</source>
        <translation>Dodaj punkty lub popraw</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n if the game ended now</source>
        <translation>
            <numerusform>%n, gdyby gra skończyła się teraz</numerusform>
            <numerusform>%n, gdyby gra skończyła się teraz</numerusform>
            <numerusform>%n, gdyby gra skończyła się teraz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) left</source>
        <translation>
            <numerusform>został %n podwładny</numerusform>
            <numerusform>zostało %n podwładnych</numerusform>
            <numerusform>zostało %n podwładnych</numerusform>
        </translation>
    </message>
    <message>
        <source>large meeple left</source>
        <translation>duży podwładny w zasobach</translation>
    </message>
    <message>
        <source>abbot left</source>
        <translation>opat w zasobach</translation>
    </message>
    <message>
        <source>tollhouse not placed</source>
        <translation>komora celna nie leży na stole</translation>
    </message>
    <message>
        <source>tollhouse shows %1</source>
        <translation>komora celna pokazuje %1</translation>
    </message>
    <message>
        <source>it is their turn</source>
        <translation>to jego tura</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreWall</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: punkty %2</translation>
    </message>
</context>
<context>
    <name>wayside::Scoreboard</name>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkty według źródła</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Według źródła</translation>
    </message>
    <message>
        <source>Show what the points came from.</source>
        <translation>Pokazuje, skąd wzięły się punkty.</translation>
    </message>
</context>
<context>
    <name>wayside::Session</name>
    <message>
        <source>What if, from turn %1</source>
        <translation>Co gdyby, od tury %1</translation>
    </message>
    <message>
        <source>%1: what if, from turn %2</source>
        <translation>%1: co gdyby, od tury %2</translation>
    </message>
</context>
<context>
    <name>wayside::SetsEditor</name>
    <message>
        <source>Edition of %1</source>
        <translation>Edycja: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, provisional</source>
        <translation>%1, wzór tymczasowy</translation>
    </message>
    <message>
        <source>The printed pattern of these tiles isn&apos;t public. Compare them with those in your box, and put them right in the tile workshop.</source>
        <translation>Wygląd tych płytek nie jest publicznie znany. Porównaj je z płytkami w swoim pudełku i popraw w warsztacie płytek.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>The edition in your box. C1 shows little farmhouses and no gardens; C2 and C3 carry gardens, farmhouses, sheds and highwaymen.</source>
        <translation>Edycja w twoim pudełku. W C1 są małe zagrody, a ogrodów nie ma; w C2 i C3 są ogrody, zagrody, szopy i rozbójnicy.</translation>
    </message>
</context>
<context>
    <name>wayside::SignpostList</name>
    <message numerus="yes">
        <source>Then %n point(s) more for the completed road.</source>
        <translation>
            <numerusform>Wtedy ukończona droga da o %n punkt więcej.</numerusform>
            <numerusform>Wtedy ukończona droga da o %n punkty więcej.</numerusform>
            <numerusform>Wtedy ukończona droga da o %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>that would do</comment>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile that is left does that.</source>
        <translation>Żadna z pozostałych płytek tego nie umożliwi.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>zostało %n</numerusform>
            <numerusform>zostały %n</numerusform>
            <numerusform>zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No signpost is on the table yet.</source>
        <translation>Na stole nie ma jeszcze drogowskazu.</translation>
    </message>
    <message>
        <source>Signposts</source>
        <translation>Drogowskazy</translation>
    </message>
    <message>
        <source>from the north</source>
        <translation>z północy</translation>
    </message>
    <message>
        <source>from the east</source>
        <translation>ze wschodu</translation>
    </message>
    <message>
        <source>from the south</source>
        <translation>z południa</translation>
    </message>
    <message>
        <source>from the west</source>
        <translation>z zachodu</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>na północ</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>na wschód</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>na południe</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>na zachód</translation>
    </message>
    <message>
        <source>%1 needs a road %2 %3.</source>
        <comment>square, from a direction, to a direction</comment>
        <translation>%1 potrzebuje drogi %2 %3.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>heading above signposts</comment>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Undecided</source>
        <comment>heading above signposts</comment>
        <translation>Nierozstrzygnięte</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>heading above signposts</comment>
        <translation>Prawidłowe</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>heading above signposts</comment>
        <translation>Nieprawidłowe</translation>
    </message>
</context>
<context>
    <name>wayside::SpotSheet</name>
    <message>
        <source>Edges: c city, r road, f field</source>
        <translation>Krawędzie: c miasto, r droga, f pole</translation>
    </message>
    <message>
        <source>Find a tile by its edges</source>
        <translation>Znajdź płytkę według krawędzi</translation>
    </message>
    <message>
        <source>Tiles that fit here</source>
        <translation>Płytki, które tu pasują</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · no tile in the box fits here</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; · żadna płytka w pudełku tu nie pasuje</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %n tile(s) fit</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · pasuje %n płytka</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · pasują %n płytki</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · pasuje %n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here …</source>
        <translation>Nie ma tu…</translation>
    </message>
    <message>
        <source>Make the tile in your hand: the edges that this square needs are set already</source>
        <translation>Stwórz płytkę, którą masz w ręce: krawędzie potrzebne na tym polu są już ustawione</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Obróć płytkę</translation>
    </message>
    <message>
        <source>Next rotation that fits (Space, or the right button on a tile)</source>
        <translation>Następne pasujące obrócenie (spacja lub prawy przycisk na płytce)</translation>
    </message>
</context>
<context>
    <name>wayside::StartPage</name>
    <message>
        <source>The companion beside your Carcassonne table, for The Signposts and The Tollkeepers.</source>
        <translation>Towarzysz twojego stołu z Carcassonne, dla Drogowskazów i Celników.</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Kontynuuj ostatnią grę</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Kontynuuj: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tura</numerusform>
            <numerusform>%n tury</numerusform>
            <numerusform>%n tur</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Choose players, sets and options, then enter each tile as it is laid</source>
        <translation>Wybierz graczy, zestawy i opcje, a potem wprowadzaj płytki tak, jak są wykładane</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>A recorded game (.wayside) or a saved game of JCloisterZone (.jcz)</source>
        <translation>Zapisana gra (.wayside) lub zapis gry z JCloisterZone (.jcz)</translation>
    </message>
    <message>
        <source>Look at a sample game</source>
        <translation>Obejrzyj przykładową grę</translation>
    </message>
    <message>
        <source>Three players, with signposts and tolls of every kind</source>
        <translation>Trzech graczy, drogowskazy i cła każdego rodzaju</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>In English, Czech and Polish</source>
        <translation>Po angielsku, czesku i polsku</translation>
    </message>
</context>
<context>
    <name>wayside::StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n zakończona</numerusform>
            <numerusform>%n zakończone</numerusform>
            <numerusform>%n zakończonych</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nie da się zapisać: %1</translation>
    </message>
    <message>
        <source>Write plot or table to a file</source>
        <translation>Zapisz wykres lub tabelę do pliku</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Rysunek (*.svg)</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Co pokazać</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>wszystkie gry</translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen game(s)</source>
        <translation>
            <numerusform>%n wybrana gra</numerusform>
            <numerusform>%n wybrane gry</numerusform>
            <numerusform>%n wybranych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>wszystkie zestawy</translation>
    </message>
    <message>
        <source>Only games with this set</source>
        <translation>Tylko gry z tym zestawem</translation>
    </message>
    <message>
        <source>any number of players</source>
        <translation>dowolna liczba graczy</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Only games with so many players</source>
        <translation>Tylko gry z tyloma graczami</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksport…</translation>
    </message>
    <message>
        <source>Write the table as CSV, or the plot as PNG or SVG</source>
        <translation>Zapisz tabelę jako CSV albo wykres jako PNG lub SVG</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończone</translation>
    </message>
    <message>
        <source>finished or not</source>
        <translation>zakończona lub nie</translation>
    </message>
    <message>
        <source>and what-ifs</source>
        <translation>także „co gdyby”</translation>
    </message>
    <message>
        <source>Whether games that go on, and games played on from a turn of another, are counted too</source>
        <translation>Czy liczyć też gry trwające i gry grane dalej od tury innej gry</translation>
    </message>
</context>
<context>
    <name>wayside::SwatchButton</name>
    <message>
        <source>Colour: %1</source>
        <translation>Kolor: %1</translation>
    </message>
</context>
<context>
    <name>wayside::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Obszar</translation>
    </message>
    <message>
        <source>Tolls</source>
        <translation>Cła</translation>
    </message>
    <message>
        <source>Signposts</source>
        <translation>Drogowskazy</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Put a turn right</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Zostało</translation>
    </message>
    <message>
        <source>Score log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Lay a token</source>
        <translation>Połóż żeton</translation>
    </message>
    <message>
        <source>Correct a score</source>
        <translation>Popraw punkty</translation>
    </message>
    <message>
        <source>A turn is put right: nothing is changed yet.</source>
        <translation>Poprawiasz turę: jeszcze nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Add a token to this turn</source>
        <translation>Dodaj żeton do tej tury</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) that were undone came back first, so that none is lost.</source>
        <translation>
            <numerusform>Najpierw wróciła %n cofnięta tura, aby żadna nie przepadła.</numerusform>
            <numerusform>Najpierw wróciły %n cofnięte tury, aby żadna nie przepadła.</numerusform>
            <numerusform>Najpierw wróciło %n cofniętych tur, aby żadna nie przepadła.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::TableView</name>
    <message>
        <source>Wayside – table view</source>
        <translation>Wayside – widok stołu</translation>
    </message>
</context>
<context>
    <name>wayside::TileCanvas</name>
    <message>
        <source>The tile</source>
        <translation>Płytka</translation>
    </message>
    <message>
        <source>%1 beside the road that is lit. It is drawn where there is room; what counts is the road.</source>
        <translation>%1 przy podświetlonej drodze. Rysunek stanie tam, gdzie jest miejsce; liczy się droga.</translation>
    </message>
    <message>
        <source>%1 in hand: click close to the road it stands beside; elsewhere it is beside no road. Esc puts it back.</source>
        <translation>%1 w ręce: kliknij blisko drogi, przy której stoi ten rysunek; gdzie indziej nie stoi przy żadnej drodze. Esc go odkłada.</translation>
    </message>
    <message>
        <source>Field. Click: road. Drag to another edge: a road from here to there.</source>
        <translation>Pole. Kliknięcie: droga. Przeciągnięcie do innej krawędzi: droga między nimi.</translation>
    </message>
    <message>
        <source>Road. Click: city. Drag to another edge or to the middle: the road leads there.</source>
        <translation>Droga. Kliknięcie: miasto. Przeciągnięcie do innej krawędzi lub na środek: droga prowadzi tam.</translation>
    </message>
    <message>
        <source>City. Click: river. Drag to another city edge: one city. Drag to a far corner: its tip parts the field.</source>
        <translation>Miasto. Kliknięcie: rzeka. Przeciągnięcie do innej krawędzi z miastem: jedno miasto. Przeciągnięcie do dalekiego rogu: klin miasta dzieli pole.</translation>
    </message>
    <message>
        <source>River. Click: field. Drag to another edge: the river flows there.</source>
        <translation>Rzeka. Kliknięcie: pole. Przeciągnięcie do innej krawędzi: rzeka płynie tam.</translation>
    </message>
    <message>
        <source>Signpost beside the road that leaves here. Click: left, straight on, right, none.</source>
        <translation>Drogowskaz przy drodze, która stąd wychodzi. Kliknięcie: w lewo, prosto, w prawo, brak.</translation>
    </message>
    <message>
        <source>The middle. Click: what stands here. With Shift: this square is taken away.</source>
        <translation>Środek. Kliknięcie: co tu stoi. Z Shift: usuwa to pole płytki.</translation>
    </message>
    <message>
        <source>%1. Right click: take it away.</source>
        <translation>%1. Prawy przycisk: usuń.</translation>
    </message>
    <message>
        <source>Click an edge to change it, or type its letters: F field, R road, C city, V river.</source>
        <translation>Kliknij krawędź, aby ją zmienić, albo wpisz literę: F pole, R droga, C miasto, V rzeka.</translation>
    </message>
</context>
<context>
    <name>wayside::TileContents</name>
    <message>
        <source>The city %1</source>
        <comment>%1 is one edge or several: north, east</comment>
        <translation>Miasto: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>within a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Beside a road</source>
        <translation>Przy drodze</translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>Na płytce</translation>
    </message>
    <message>
        <source>The roads meet in the middle at …</source>
        <translation>Drogi spotykają się na środku:</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klasztor</translation>
    </message>
    <message>
        <source>Roads that lead nowhere end at it.</source>
        <translation>Kończą się przy nim drogi, które donikąd nie prowadzą.</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>A garden for the abbot.</source>
        <translation>Ogród dla opata.</translation>
    </message>
    <message>
        <source>Pennant</source>
        <translation>Tarcza</translation>
    </message>
    <message>
        <source>A pennant in the city.</source>
        <translation>Tarcza w mieście.</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Katedra</translation>
    </message>
    <message>
        <source>A cathedral in the city (inns and cathedrals).</source>
        <translation>Katedra w mieście (Karczmy i katedry).</translation>
    </message>
    <message>
        <source>Part the city</source>
        <translation>Podziel miasto</translation>
    </message>
    <message>
        <source>Every edge of the city becomes a city of its own.</source>
        <translation>Każda krawędź miasta staje się osobnym miastem.</translation>
    </message>
    <message>
        <source>City&apos;s tip</source>
        <translation>Klin miasta</translation>
    </message>
    <message>
        <source>The tip of a city reaches a far corner, or the middle, and parts the field. Each click is the next place.</source>
        <translation>Klin miasta sięga dalekiego rogu albo środka i dzieli pole. Każde kliknięcie to następne miejsce.</translation>
    </message>
    <message>
        <source>Water tower</source>
        <translation>Wieża wodna</translation>
    </message>
    <message>
        <source>A water tower in the city.</source>
        <translation>Wieża wodna w mieście.</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <translation>Labirynt</translation>
    </message>
    <message>
        <source>All roads are joined by a labyrinth.</source>
        <translation>Labirynt łączy wszystkie drogi.</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Opactwo</translation>
    </message>
    <message>
        <source>It fits in any hole and scores as a monastery.</source>
        <translation>Pasuje do każdej dziury i daje punkty jak klasztor.</translation>
    </message>
    <message>
        <source>Long road</source>
        <translation>Długa droga</translation>
    </message>
    <message>
        <source>A wainwrights&apos; quarter of Leipzig: one road over both squares.</source>
        <translation>Dzielnica kołodziejów w Lipsku: jedna droga przez oba pola.</translation>
    </message>
</context>
<context>
    <name>wayside::TileEditor</name>
    <message>
        <source>Roundabout</source>
        <translation>Rondo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Zacznij od</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <translation>Cofnij (%1)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Redo (%1)</source>
        <translation>Ponów (%1)</translation>
    </message>
    <message>
        <source>Turn (Space)</source>
        <translation>Obróć (spacja)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Kwadratowa</translation>
    </message>
    <message>
        <source>Double tile</source>
        <translation>Podwójna płytka</translation>
    </message>
    <message>
        <source>Four squares</source>
        <translation>Cztery pola</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Nieregularna</translation>
    </message>
    <message>
        <source>Triangle, top left</source>
        <translation>Trójkąt, lewy górny</translation>
    </message>
    <message>
        <source>Triangle, top right</source>
        <translation>Trójkąt, prawy górny</translation>
    </message>
    <message>
        <source>Triangle, bottom right</source>
        <translation>Trójkąt, prawy dolny</translation>
    </message>
    <message>
        <source>Triangle, bottom left</source>
        <translation>Trójkąt, lewy dolny</translation>
    </message>
    <message>
        <source>Shape of the tile</source>
        <translation>Kształt płytki</translation>
    </message>
    <message>
        <source>Only the road %1</source>
        <translation>Tylko droga: %1</translation>
    </message>
</context>
<context>
    <name>wayside::TileStarts</name>
    <message>
        <source>Straight road</source>
        <translation>Prosta droga</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Zakręt</translation>
    </message>
    <message>
        <source>Two curves</source>
        <translation>Dwa zakręty</translation>
    </message>
    <message>
        <source>Crossroads of three roads</source>
        <translation>Skrzyżowanie trzech dróg</translation>
    </message>
    <message>
        <source>Crossroads of four roads</source>
        <translation>Skrzyżowanie czterech dróg</translation>
    </message>
    <message>
        <source>Roundabout of three roads</source>
        <translation>Rondo trzech dróg</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klasztor</translation>
    </message>
    <message>
        <source>Monastery with a road</source>
        <translation>Klasztor z drogą</translation>
    </message>
    <message>
        <source>City on one side</source>
        <translation>Miasto po jednej stronie</translation>
    </message>
    <message>
        <source>City and a straight road</source>
        <translation>Miasto i prosta droga</translation>
    </message>
    <message>
        <source>City and a curve to the right</source>
        <translation>Miasto i zakręt w prawo</translation>
    </message>
    <message>
        <source>City and a curve to the left</source>
        <translation>Miasto i zakręt w lewo</translation>
    </message>
    <message>
        <source>City and a crossroads</source>
        <translation>Miasto i skrzyżowanie</translation>
    </message>
    <message>
        <source>City in a corner</source>
        <translation>Miasto w rogu</translation>
    </message>
    <message>
        <source>City in a corner and a curve</source>
        <translation>Miasto w rogu i zakręt</translation>
    </message>
    <message>
        <source>City across the tile</source>
        <translation>Miasto przez płytkę</translation>
    </message>
    <message>
        <source>City on three sides</source>
        <translation>Miasto po trzech stronach</translation>
    </message>
    <message>
        <source>Road to a city gate</source>
        <translation>Droga do bramy miejskiej</translation>
    </message>
    <message>
        <source>City all over</source>
        <translation>Samo miasto</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rzeka</translation>
    </message>
    <message>
        <source>Double tile</source>
        <translation>Podwójna płytka</translation>
    </message>
    <message>
        <source>Tile of four squares</source>
        <translation>Płytka z czterech pól</translation>
    </message>
    <message>
        <source>Irregular tile</source>
        <translation>Nieregularna płytka</translation>
    </message>
    <message>
        <source>Triangular tile</source>
        <translation>Płytka trójkątna</translation>
    </message>
</context>
<context>
    <name>wayside::TileView</name>
    <message>
        <source>The tile</source>
        <translation>Płytka</translation>
    </message>
    <message>
        <source>Click, wheel or Space: turn it, as yours lies.</source>
        <translation>Kliknięcie, kółko lub spacja: obróć ją tak, jak leży twoja.</translation>
    </message>
</context>
<context>
    <name>wayside::TileWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>within a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in a village: %1.</source>
        <translation>
            <numerusform>%n droga kończy się w wiosce: %1.</numerusform>
            <numerusform>%n drogi kończą się w wiosce: %1.</numerusform>
            <numerusform>%n dróg kończy się w wiosce: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at the monastery: %1.</source>
        <translation>
            <numerusform>%n droga kończy się przy klasztorze: %1.</numerusform>
            <numerusform>%n drogi kończą się przy klasztorze: %1.</numerusform>
            <numerusform>%n dróg kończy się przy klasztorze: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a city gate: %1.</source>
        <translation>
            <numerusform>%n droga kończy się przy bramie miejskiej: %1.</numerusform>
            <numerusform>%n drogi kończą się przy bramie miejskiej: %1.</numerusform>
            <numerusform>%n dróg kończy się przy bramie miejskiej: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) lead into a tunnel mouth: %1.</source>
        <translation>
            <numerusform>%n droga prowadzi do wylotu tunelu: %1.</numerusform>
            <numerusform>%n drogi prowadzą do wylotu tunelu: %1.</numerusform>
            <numerusform>%n dróg prowadzi do wylotu tunelu: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) reach a lake: %1.</source>
        <translation>
            <numerusform>%n droga dochodzi do jeziora: %1.</numerusform>
            <numerusform>%n drogi dochodzą do jeziora: %1.</numerusform>
            <numerusform>%n dróg dochodzi do jeziora: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a castle: %1.</source>
        <translation>
            <numerusform>%n droga kończy się przy zamku: %1.</numerusform>
            <numerusform>%n drogi kończą się przy zamku: %1.</numerusform>
            <numerusform>%n dróg kończy się przy zamku: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a cathedral: %1.</source>
        <translation>
            <numerusform>%n droga kończy się przy katedrze: %1.</numerusform>
            <numerusform>%n drogi kończą się przy katedrze: %1.</numerusform>
            <numerusform>%n dróg kończy się przy katedrze: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in a clay field: %1.</source>
        <translation>
            <numerusform>%n droga kończy się na glinianym polu: %1.</numerusform>
            <numerusform>%n drogi kończą się na glinianym polu: %1.</numerusform>
            <numerusform>%n dróg kończy się na glinianym polu: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in the middle: %1.</source>
        <translation>
            <numerusform>%n droga kończy się na środku: %1.</numerusform>
            <numerusform>%n drogi kończą się na środku: %1.</numerusform>
            <numerusform>%n dróg kończy się na środku: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A road runs from %1 to %2.</source>
        <translation>Droga biegnie: %1 – %2.</translation>
    </message>
    <message>
        <source>The labyrinth joins the roads: %1.</source>
        <translation>Labirynt łączy drogi: %1.</translation>
    </message>
    <message>
        <source>A roundabout joins the roads: %1.</source>
        <translation>Rondo łączy drogi: %1.</translation>
    </message>
    <message>
        <source>One city reaches %1</source>
        <translation>Jedno miasto sięga stron: %1</translation>
    </message>
    <message>
        <source>A city lies %1</source>
        <translation>Miasto leży po stronie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n pennant(s)</source>
        <translation>
            <numerusform>%1, z %n tarczą</numerusform>
            <numerusform>%1, z %n tarczami</numerusform>
            <numerusform>%1, z %n tarczami</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with a cathedral</source>
        <translation>%1, z katedrą</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A river begins or ends here and leaves %1.</source>
        <translation>Rzeka zaczyna się tu lub kończy i wypływa: %1.</translation>
    </message>
    <message>
        <source>A river joins %1.</source>
        <translation>Rzeka łączy: %1.</translation>
    </message>
    <message>
        <source>A monastery stands in the middle.</source>
        <translation>Na środku stoi klasztor.</translation>
    </message>
    <message>
        <source>It is an abbey: it fits in any hole.</source>
        <translation>To opactwo: pasuje do każdej dziury.</translation>
    </message>
    <message>
        <source>There is a garden, for the abbot too.</source>
        <translation>Jest tu ogród, także dla opata.</translation>
    </message>
    <message>
        <source>A water tower stands in the city.</source>
        <translation>W mieście stoi wieża wodna.</translation>
    </message>
    <message>
        <source>There is a labyrinth.</source>
        <translation>Jest tu labirynt.</translation>
    </message>
    <message numerus="yes">
        <source>The tile has %n field(s).</source>
        <translation>
            <numerusform>Płytka ma %n pole.</numerusform>
            <numerusform>Płytka ma %n pola.</numerusform>
            <numerusform>Płytka ma %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>The signpost %1 points %2.</source>
        <comment>%1 is an edge, %2 left, straight on or right</comment>
        <translation>Drogowskaz (%1) wskazuje %2.</translation>
    </message>
    <message>
        <source>%1: beside no road.</source>
        <translation>%1: przy żadnej drodze.</translation>
    </message>
    <message>
        <source>%1: beside the road %2.</source>
        <translation>%1: przy drodze %2.</translation>
    </message>
    <message>
        <source>What joins %1 crosses what joins %2. Join them in another way, or let the roads meet in the middle.</source>
        <translation>To, co łączy %1, przecina to, co łączy %2. Połącz je inaczej albo niech drogi spotkają się na środku.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>%1 (square %2)</source>
        <translation>%1 (pole %2)</translation>
    </message>
    <message>
        <source>left</source>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>prosto</translation>
    </message>
    <message>
        <source>right</source>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>Farmhouse</source>
        <translation>Zagroda</translation>
    </message>
    <message>
        <source>Cowshed</source>
        <translation>Obora</translation>
    </message>
    <message>
        <source>Pigsty</source>
        <translation>Chlew</translation>
    </message>
    <message>
        <source>Donkey stable</source>
        <translation>Stajnia dla osłów</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>Highwaymen</source>
        <translation>Rozbójnicy</translation>
    </message>
    <message>
        <source>Travellers</source>
        <translation>Podróżni</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Karczma</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Wioska</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klasztor</translation>
    </message>
    <message>
        <source>City gate</source>
        <translation>Brama miejska</translation>
    </message>
    <message>
        <source>Tunnel mouth</source>
        <translation>Wylot tunelu</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Jezioro</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Cathedral (a road&apos;s end)</source>
        <translation>Katedra (koniec drogi)</translation>
    </message>
    <message>
        <source>Clay field</source>
        <translation>Gliniane pole</translation>
    </message>
    <message>
        <source>Another end</source>
        <translation>Inny koniec</translation>
    </message>
    <message>
        <source>The road %1 leads nowhere. Drag it to another road edge or to the middle.</source>
        <translation>Droga %1 donikąd nie prowadzi. Przeciągnij ją do innej krawędzi z drogą albo na środek.</translation>
    </message>
    <message>
        <source>The signpost %1 stands where no road leaves. Make that edge a road or take the signpost away.</source>
        <translation>Drogowskaz %1 stoi tam, gdzie nie wychodzi droga. Zmień tę krawędź w drogę albo usuń drogowskaz.</translation>
    </message>
    <message>
        <source>A field is cut in two by a road, a city or a river. Change an edge and back: the fields are then worked out anew.</source>
        <translation>Pole jest przecięte drogą, miastem lub rzeką. Zmień krawędź i przywróć ją: pola zostaną wtedy wyznaczone od nowa.</translation>
    </message>
    <message>
        <source>The water tower has no city to stand in. Make an edge a city or take the tower away.</source>
        <translation>Wieża wodna nie ma miasta, w którym mogłaby stać. Zmień krawędź w miasto albo usuń wieżę.</translation>
    </message>
    <message>
        <source>The labyrinth has no roads. Make the edges roads or take the labyrinth away.</source>
        <translation>Labirynt nie ma dróg. Zmień krawędzie w drogi albo usuń labirynt.</translation>
    </message>
    <message>
        <source>This can&apos;t be printed on a tile: %1.</source>
        <translation>Tego nie może być na płytce: %1.</translation>
    </message>
    <message>
        <source>The tip of the city %1 reaches the corner between %2 and %3 and parts the field.</source>
        <translation>Klin miasta (%1) sięga rogu (%2 – %3) i dzieli pole.</translation>
    </message>
    <message>
        <source>The tip of the city %1 reaches the middle and parts the field.</source>
        <translation>Klin miasta (%1) sięga środka i dzieli pole.</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
</context>
<context>
    <name>wayside::TokenMenu</name>
    <message>
        <source>Click the square of the bridge, near the edge that it leads to. Esc leaves it.</source>
        <translation>Kliknij pole mostu przy krawędzi, do której prowadzi. Esc przerywa.</translation>
    </message>
    <message>
        <source>Click the tunnel mouth. Esc leaves it.</source>
        <translation>Kliknij wylot tunelu. Esc przerywa.</translation>
    </message>
    <message>
        <source>Click the first road at the lake, then the second. Esc leaves it.</source>
        <translation>Kliknij pierwszą drogę przy jeziorze, potem drugą. Esc przerywa.</translation>
    </message>
    <message>
        <source>Click the city that becomes a castle. Esc leaves it.</source>
        <translation>Kliknij miasto, które stanie się zamkiem. Esc przerywa.</translation>
    </message>
    <message>
        <source>Click the road or city of the mage. Esc leaves it.</source>
        <translation>Kliknij drogę lub miasto maga. Esc przerywa.</translation>
    </message>
    <message>
        <source>Click the road or city of the witch. Esc leaves it.</source>
        <translation>Kliknij drogę lub miasto czarownicy. Esc przerywa.</translation>
    </message>
    <message>
        <source>1: the least of your roads</source>
        <translation>1: najmniejsza z twoich dróg</translation>
    </message>
    <message>
        <source>Click the feature of the meeple that is taken back. Esc leaves it.</source>
        <translation>Kliknij obszar podwładnego, którego zabierasz. Esc przerywa.</translation>
    </message>
    <message>
        <source>Click the road that is swept. Esc leaves it.</source>
        <translation>Kliknij drogę, którą oczyszczasz. Esc przerywa.</translation>
    </message>
    <message>
        <source>Click the road or city of the bathhouse. Esc leaves it.</source>
        <translation>Kliknij drogę lub miasto z łaźnią. Esc przerywa.</translation>
    </message>
    <message>
        <source>8: score one meeple</source>
        <translation>8: podlicz jednego podwładnego</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>obok: %1</translation>
    </message>
    <message>
        <source>Lay a tile first: it belongs to a turn.</source>
        <translation>Najpierw połóż płytkę: żeton należy do tury.</translation>
    </message>
</context>
<context>
    <name>wayside::TollPanel</name>
    <message>
        <source>completed: pays no more</source>
        <translation>ukończona: już nie płaci</translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n otwarty koniec</numerusform>
            <numerusform>%n otwarte końce</numerusform>
            <numerusform>%n otwartych końców</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished at the end: %1</source>
        <translation>nieukończona na koniec: %1</translation>
    </message>
    <message>
        <source>nothing stands beside it</source>
        <translation>nic przy niej nie stoi</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>player, square, small or large toll</comment>
        <translation>%1 na %2: %3</translation>
    </message>
    <message>
        <source>large toll</source>
        <translation>duże cło</translation>
    </message>
    <message>
        <source>small toll</source>
        <translation>małe cło</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) collected</source>
        <translation>
            <numerusform>pobrano %n punkt</numerusform>
            <numerusform>pobrano %n punkty</numerusform>
            <numerusform>pobrano %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>will turn over</source>
        <translation>odwróci się</translation>
    </message>
    <message>
        <source>No tollhouse is on the table. It may go to any free crossroads instead of a meeple.</source>
        <translation>Na stole nie ma komory celnej. Zamiast podwładnego możesz ją postawić na dowolnym wolnym skrzyżowaniu.</translation>
    </message>
    <message>
        <source>Tollhouses</source>
        <translation>Komory celne</translation>
    </message>
    <message>
        <source>%1, towards %2</source>
        <comment>road and its length, next squares</comment>
        <translation>%1, w stronę %2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two squares</comment>
        <translation> i </translation>
    </message>
</context>
<context>
    <name>wayside::Tray</name>
    <message numerus="yes">
        <source>%1 of %n tile(s) left</source>
        <translation>
            <numerusform>zostało %1 z %n płytki</numerusform>
            <numerusform>zostało %1 z %n płytek</numerusform>
            <numerusform>zostało %1 z %n płytek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation>
            <numerusform>%n odłożona</numerusform>
            <numerusform>%n odłożone</numerusform>
            <numerusform>%n odłożonych</numerusform>
        </translation>
    </message>
    <message>
        <source>Type edges or a word: crr, monastery</source>
        <translation>Krawędzie lub słowo: crr, klasztor</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Znajdź płytkę</translation>
    </message>
    <message>
        <source>Edges clockwise, in any rotation: c city, r road, f field, v river. Or what is on the tile: travellers, monastery, curve.</source>
        <translation>Krawędzie zgodnie z ruchem wskazówek, w dowolnym obróceniu: c miasto, r droga, f pole, v rzeka. Albo to, co jest na płytce: podróżni, klasztor, zakręt.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>The tile in hand fits nowhere: set it aside, count it, and draw again.</source>
        <translation>Płytka w ręce nigdzie nie pasuje: odłóż ją, zostanie policzona, i losuj ponownie.</translation>
    </message>
    <message>
        <source>Hide used up</source>
        <translation>Ukryj zużyte</translation>
    </message>
    <message>
        <source>Show only tiles of which at least one is left.</source>
        <translation>Pokazuj tylko płytki, z których została choć jedna.</translation>
    </message>
    <message>
        <source>Tiles in the box</source>
        <translation>Płytki w pudełku</translation>
    </message>
    <message>
        <source>No tile is like that. Shorten what you typed.</source>
        <translation>Nie ma takiej płytki. Skróć to, co wpisałeś.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Weź z powrotem</translation>
    </message>
    <message>
        <source>The tile set aside last comes back in hand (Undo does the same).</source>
        <translation>Płytka odłożona jako ostatnia wraca do ręki (to samo robi Cofnij).</translation>
    </message>
</context>
<context>
    <name>wayside::TrayModel</name>
    <message>
        <source>as many as you need</source>
        <translation>ile potrzebujesz</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>zostało %n</numerusform>
            <numerusform>zostały %n</numerusform>
            <numerusform>zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain or unknown: take this one if you can&apos;t tell which illustration it has.</source>
        <translation>Zwykła lub nieznana: wybierz ją, gdy nie wiesz, jaki ma rysunek.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n left of the type</source>
        <translation>
            <numerusform>%1; tego rodzaju zostało %n</numerusform>
            <numerusform>%1; tego rodzaju zostały %n</numerusform>
            <numerusform>%1; tego rodzaju zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Provisional: compare it with the tile in your box.</source>
        <translation>Tymczasowa: porównaj ją z płytką w swoim pudełku.</translation>
    </message>
    <message>
        <source>This game&apos;s own tiles</source>
        <translation>Własne płytki tej gry</translation>
    </message>
</context>
<context>
    <name>wayside::TurnCard</name>
    <message>
        <source>Click a place for a meeple or the tollhouse, or Nothing.</source>
        <translation>Kliknij miejsce dla podwładnego lub komory celnej albo Nic.</translation>
    </message>
    <message>
        <source>Click a place for a meeple, or Nothing.</source>
        <translation>Kliknij miejsce dla podwładnego albo Nic.</translation>
    </message>
    <message>
        <source>Click a crossroads for the tollhouse, or Nothing.</source>
        <translation>Kliknij skrzyżowanie dla komory celnej albo Nic.</translation>
    </message>
    <message>
        <source>Nothing can be placed: go on with the next tile.</source>
        <translation>Nie można nic umieścić: przejdź do następnej płytki.</translation>
    </message>
    <message>
        <source>The game is over. All points are counted.</source>
        <translation>Gra się skończyła. Wszystkie punkty są policzone.</translation>
    </message>
    <message>
        <source>This tile fits nowhere. Set it aside and draw again.</source>
        <translation>Ta płytka nigdzie nie pasuje. Odłóż ją i losuj ponownie.</translation>
    </message>
    <message>
        <source>Click a lit square to lay the tile.</source>
        <translation>Kliknij podświetlone pole, aby położyć płytkę.</translation>
    </message>
    <message>
        <source>No tile is left. Count the final points.</source>
        <translation>Nie ma już płytek. Policz punkty końcowe.</translation>
    </message>
    <message>
        <source>Click a free square, or choose the tile in the tray.</source>
        <translation>Kliknij wolne pole albo wybierz płytkę w zasobniku.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) left</source>
        <translation>
            <numerusform>został %n podwładny</numerusform>
            <numerusform>zostało %n podwładnych</numerusform>
            <numerusform>zostało %n podwładnych</numerusform>
        </translation>
    </message>
    <message>
        <source>The tollhouse is not placed yet.</source>
        <translation>Komora celna nie stoi jeszcze na stole.</translation>
    </message>
    <message>
        <source>The tollhouse is on the table; it may be moved.</source>
        <translation>Komora celna stoi na stole; można ją przestawić.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra się skończyła</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, colour of the player</comment>
        <translation>Tura %1 · %2</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Płytka w ręce</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Nothing fitted: end the turn</source>
        <translation>Nic nie pasowało: zakończ turę</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Place neither a meeple nor the tollhouse, and end the turn (Enter). Laying the next tile does the same.</source>
        <translation>Nie umieszcza podwładnego ani komory celnej i kończy turę (Enter). To samo robi położenie następnej płytki.</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Obróć płytkę</translation>
    </message>
    <message>
        <source>Next rotation that fits (Space, or the wheel)</source>
        <translation>Następne pasujące obrócenie (spacja lub kółko)</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Cofa ostatni krok</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Go on with the next player; the history notes the missed turn.</source>
        <translation>Dalej gra następny gracz; historia zanotuje opuszczoną turę.</translation>
    </message>
    <message>
        <source>Miss this turn</source>
        <translation>Opuść tę turę</translation>
    </message>
</context>
<context>
    <name>wayside::TurnMenu</name>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Tura %1, %2: %3</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tura %1, %2</translation>
    </message>
    <message>
        <source>Put this turn right</source>
        <translation>Popraw tę turę</translation>
    </message>
    <message>
        <source>Add a turn forgotten before it</source>
        <translation>Dodaj zapomnianą turę przed nią</translation>
    </message>
    <message>
        <source>Take this turn out</source>
        <translation>Usuń tę turę</translation>
    </message>
    <message>
        <source>It lies so on our table</source>
        <translation>Na naszym stole tak leży</translation>
    </message>
    <message>
        <source>Go back to after this turn</source>
        <translation>Wróć do chwili po tej turze</translation>
    </message>
    <message>
        <source>Correct a score in this turn</source>
        <translation>Popraw punkty w tej turze</translation>
    </message>
</context>
<context>
    <name>wayside::WindowMenus</name>
    <message>
        <source>As the desktop</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Taki jak program</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Language of the &amp;rules</source>
        <translation>Język &amp;zasad</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>&amp;Panels of the table</source>
        <translation>&amp;Panele stołu</translation>
    </message>
</context>
<context>
    <name>wayside::WorkshopDialog</name>
    <message>
        <source>The tile in your hand</source>
        <translation>Płytka w twojej ręce</translation>
    </message>
    <message>
        <source>Lay it and remember it</source>
        <translation>Połóż i zapamiętaj</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>droga</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>miasto</translation>
    </message>
    <message>
        <source>a river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>%1 %2 here, %3 on the neighbour</source>
        <comment>%1 is a direction, %2 and %3 a field, a road, a city or a river</comment>
        <translation>%1: tu %2, u sąsiada %3</translation>
    </message>
    <message>
        <source>Make the tile as it is printed.</source>
        <translation>Stwórz płytkę taką, jaka jest wydrukowana.</translation>
    </message>
    <message>
        <source>Make the tile as it lies before you. The edges beside its neighbours are set already.</source>
        <translation>Stwórz płytkę tak, jak leży przed tobą. Krawędzie przy sąsiednich płytkach są już ustawione.</translation>
    </message>
    <message>
        <source>It doesn&apos;t fit there: %1.</source>
        <translation>Tam nie pasuje: %1.</translation>
    </message>
    <message>
        <source>Lay it so all the same</source>
        <translation>Połóż mimo to</translation>
    </message>
</context>
<context>
    <name>wayside::WorkshopPage</name>
    <message>
        <source>It is like this in my box</source>
        <translation>W moim pudełku jest taka</translation>
    </message>
    <message>
        <source>Saved in “%1”.</source>
        <translation>Zapisano w „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>The game on the table keeps %n tile(s) as before. Apply the change to this game too</source>
        <translation>
            <numerusform>Gra na stole zachowuje %n płytkę jak dotąd. Zastosuj zmianę także w tej grze</numerusform>
            <numerusform>Gra na stole zachowuje %n płytki jak dotąd. Zastosuj zmianę także w tej grze</numerusform>
            <numerusform>Gra na stole zachowuje %n płytek jak dotąd. Zastosuj zmianę także w tej grze</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is scored anew with the changed tiles. Undo takes it back.</source>
        <translation>Gra została policzona na nowo ze zmienionymi płytkami. Cofnij to odwraca.</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>Stanowisko pracy</translation>
    </message>
    <message>
        <source>Check your box</source>
        <translation>Sprawdź swoje pudełko</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Wszystkie płytki</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>as you like; may stay empty</source>
        <translation>jak chcesz; może pozostać pusta</translation>
    </message>
    <message>
        <source>Co&amp;pies:</source>
        <translation>&amp;Liczba sztuk:</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Tile on the workbench</source>
        <translation>Płytka na stanowisku pracy</translation>
    </message>
    <message>
        <source>The tile on the workbench isn&apos;t kept yet.</source>
        <translation>Płytka na stanowisku pracy nie jest jeszcze zapisana.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Porzuć</translation>
    </message>
    <message>
        <source>Open on the workbench</source>
        <translation>Otwórz na stanowisku pracy</translation>
    </message>
    <message>
        <source>Keep the tile (%1)</source>
        <translation>Zapisz płytkę (%1)</translation>
    </message>
</context>
<context>
    <name>wayside::WorkshopStore</name>
    <message>
        <source>can&apos;t be opened: %1</source>
        <translation>nie da się otworzyć: %1</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nie da się zapisać: %1</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Moje płytki</translation>
    </message>
</context>
</TS>
