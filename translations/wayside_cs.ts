<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>Choose players, sets and options, and begin</source>
        <translation>Zvolte hráče, sady a možnosti a začněte</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Pokračovat v poslední hře</translation>
    </message>
    <message>
        <source>Put the game that you had on the table last back on it</source>
        <translation>Vrátí na stůl hru, kterou jste na něm měli naposledy</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Otevřít soubor…</translation>
    </message>
    <message>
        <source>Take a recorded game into the library and open it</source>
        <translation>Zařadí zaznamenanou hru do knihovny a otevře ji</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>&amp;Zapsat do souboru…</translation>
    </message>
    <message>
        <source>Write this game to a file, to pass it on; in the library it is kept by itself</source>
        <translation>Zapíše tuto hru do souboru, aby se dala předat dál; v knihovně se ukládá sama</translation>
    </message>
    <message>
        <source>&amp;Players and options…</source>
        <translation>&amp;Hráči a možnosti…</translation>
    </message>
    <message>
        <source>Put names, colours, sets or options of this game right</source>
        <translation>Opraví jména, barvy, sady nebo možnosti této hry</translation>
    </message>
    <message>
        <source>&amp;Final scoring</source>
        <translation>Závěrečné &amp;vyhodnocení</translation>
    </message>
    <message>
        <source>The last tile is laid: score what is left on the table</source>
        <translation>Poslední kartička leží: vyhodnotí se, co na stole zbylo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Konec</translation>
    </message>
    <message>
        <source>Leave; the game is kept as it is</source>
        <translation>Ukončí program; hra zůstane uložená, jak je</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Vezme zpět poslední krok</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Provede znovu, co bylo vzato zpět</translation>
    </message>
    <message>
        <source>Undo a &amp;turn</source>
        <translation>Vzít zpět &amp;tah</translation>
    </message>
    <message>
        <source>Take the whole last turn back</source>
        <translation>Vezme zpět celý poslední tah</translation>
    </message>
    <message>
        <source>Redo a t&amp;urn</source>
        <translation>Zopakovat ta&amp;h</translation>
    </message>
    <message>
        <source>Do a whole turn again</source>
        <translation>Provede znovu celý tah</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Začátek</translation>
    </message>
    <message>
        <source>Begin or continue a game</source>
        <translation>Začněte hru, nebo v ní pokračujte</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stůl</translation>
    </message>
    <message>
        <source>The game on the table</source>
        <translation>Hra na stole</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Knihovna</translation>
    </message>
    <message>
        <source>All games that were kept</source>
        <translation>Všechny uložené hry</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rozbor</translation>
    </message>
    <message>
        <source>Go through the game turn by turn</source>
        <translation>Projděte si hru tah po tahu</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>S&amp;tatistiky</translation>
    </message>
    <message>
        <source>What many games have in common</source>
        <translation>Co mají hry společného</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>The rules, in three languages</source>
        <translation>Pravidla ve třech jazycích</translation>
    </message>
    <message>
        <source>&amp;Workshop</source>
        <translation>&amp;Dílna</translation>
    </message>
    <message>
        <source>Tiles and sets: put them right, or make your own</source>
        <translation>Kartičky a sady: opravte je, nebo si vytvořte vlastní</translation>
    </message>
    <message>
        <source>T&amp;able view</source>
        <translation>Pohled na st&amp;ůl</translation>
    </message>
    <message>
        <source>A second window with board and scores alone, for the screen across the room</source>
        <translation>Druhé okno jen s krajinou a body, pro obrazovku na druhé straně místnosti</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>The whole screen for this window</source>
        <translation>Celá obrazovka pro toto okno</translation>
    </message>
    <message>
        <source>T&amp;ournament</source>
        <translation>T&amp;urnaj</translation>
    </message>
    <message>
        <source>Hide every aid: projected scores, remaining tiles, dead squares</source>
        <translation>Skryje všechny pomůcky: odhad bodů, zbývající kartičky, mrtvá pole</translation>
    </message>
    <message>
        <source>&amp;Rule for this</source>
        <translation>&amp;Pravidlo k tomuto</translation>
    </message>
    <message>
        <source>Open the rule for what is under the pointer</source>
        <translation>Otevře pravidlo k tomu, na co ukazuje myš</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klávesy</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Všechny klávesy na jednom listu</translation>
    </message>
    <message>
        <source>&amp;About Wayside</source>
        <translation>&amp;O programu Wayside</translation>
    </message>
    <message>
        <source>What Wayside is, and its licence</source>
        <translation>Co je Wayside a jakou má licenci</translation>
    </message>
    <message>
        <source>&amp;Set the tile aside</source>
        <translation>&amp;Odložit kartičku</translation>
    </message>
    <message>
        <source>The tile in hand fits nowhere: set it aside and draw again</source>
        <translation>Kartička v ruce nikam nepasuje: odložte ji a losujte znovu</translation>
    </message>
    <message>
        <source>&amp;Miss this turn</source>
        <translation>&amp;Vynechat tah</translation>
    </message>
    <message>
        <source>Go on with the next player; the history notes the missed turn</source>
        <translation>Pokračuje další hráč; historie vynechaný tah zaznamená</translation>
    </message>
    <message>
        <source>&amp;Correct a score…</source>
        <translation>Opravit &amp;body…</translation>
    </message>
    <message>
        <source>Give or take points, with a reason, in the last turn</source>
        <translation>Přičte nebo odečte body v posledním tahu a uvede důvod</translation>
    </message>
    <message>
        <source>W&amp;hole table</source>
        <translation>C&amp;elý stůl</translation>
    </message>
    <message>
        <source>Show the whole table, as large as there is room (0 on the board does the same)</source>
        <translation>Ukáže celý stůl, co největší to jde (v krajině totéž udělá 0)</translation>
    </message>
    <message>
        <source>Soft to&amp;nes</source>
        <translation>Tiché tó&amp;ny</translation>
    </message>
    <message>
        <source>A soft tone when points are scored, another one when a toll is paid</source>
        <translation>Tichý tón za získané body, jiný za vybrané mýtné</translation>
    </message>
</context>
<context>
    <name>BoardTip</name>
    <message>
        <source>complete</source>
        <translation>dokončeno</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) round it</source>
        <translation>
            <numerusform>%n prázdné pole kolem</numerusform>
            <numerusform>%n prázdná pole kolem</numerusform>
            <numerusform>%n prázdných polí kolem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n otevřený konec</numerusform>
            <numerusform>%n otevřené konce</numerusform>
            <numerusform>%n otevřených konců</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>nikdo tu nestojí</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>at the end: %1</source>
        <translation>na konci: %1</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>hodnota %1</translation>
    </message>
    <message>
        <source>now %1, complete %2</source>
        <translation>teď %1, po dokončení %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Signpost: %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Směrovka: %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tollhouse of %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Celnice – %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>shows 1, the small toll</source>
        <translation>ukazuje 1, malé mýtné</translation>
    </message>
    <message>
        <source>shows 2, the large toll</source>
        <translation>ukazuje 2, velké mýtné</translation>
    </message>
    <message>
        <source>turns over at the end of this turn</source>
        <translation>na konci tohoto tahu se obrátí</translation>
    </message>
    <message>
        <source>%1 This table lets it lie so.</source>
        <translation>%1 U tohoto stolu tak smí ležet.</translation>
    </message>
    <message>
        <source>turns over at the end of its owner&apos;s next turn</source>
        <translation>na konci nejbližšího tahu majitele se obrátí</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>tollhouse on %1</source>
        <translation>celnice na %1</translation>
    </message>
    <message>
        <source>abbot taken back from %1</source>
        <translation>opat vzat zpět z %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>token, square</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1 on the road</source>
        <comment>figure</comment>
        <translation>%1 na cestě</translation>
    </message>
    <message>
        <source>%1 in the city</source>
        <comment>figure</comment>
        <translation>%1 ve městě</translation>
    </message>
    <message>
        <source>%1 on the field</source>
        <comment>figure</comment>
        <translation>%1 na louce</translation>
    </message>
    <message>
        <source>%1 in the garden</source>
        <comment>figure</comment>
        <translation>%1 v zahradě</translation>
    </message>
    <message>
        <source>%1 in the monastery</source>
        <comment>figure</comment>
        <translation>%1 v klášteře</translation>
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
        <translation>Malé stavby, každá 1</translation>
    </message>
    <message>
        <source>Little buildings by kind</source>
        <translation>Malé stavby podle druhu</translation>
    </message>
    <message>
        <source>German castle</source>
        <translation>Německý hrad</translation>
    </message>
    <message>
        <source>German cathedral</source>
        <translation>Německá katedrála</translation>
    </message>
    <message>
        <source>Wainwrights of Leipzig</source>
        <translation>Lipští koláři</translation>
    </message>
    <message numerus="yes">
        <source>Little buildings: %n, 1 each</source>
        <translation>
            <numerusform>Malé stavby: %n, každá 1</numerusform>
            <numerusform>Malé stavby: %n, každá 1</numerusform>
            <numerusform>Malé stavby: %n, každá 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Little buildings: towers %1 × 3, houses %2 × 2, sheds %3 × 1</source>
        <translation>Malé stavby: věže %1 × 3, domy %2 × 2, kůlny %3 × 1</translation>
    </message>
    <message numerus="yes">
        <source>German castles: %n, 3 each</source>
        <translation>
            <numerusform>Německé hrady: %n, každý 3</numerusform>
            <numerusform>Německé hrady: %n, každý 3</numerusform>
            <numerusform>Německé hrady: %n, každý 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>German cathedral: road of %n tile(s), 1 each</source>
        <translation>
            <numerusform>Německá katedrála: cesta přes %n kartičku, každá 1</numerusform>
            <numerusform>Německá katedrála: cesta přes %n kartičky, každá 1</numerusform>
            <numerusform>Německá katedrála: cesta přes %n kartiček, každá 1</numerusform>
        </translation>
    </message>
    <message>
        <source>The road ends at no German cathedral</source>
        <translation>Cesta u žádné Německé katedrály nekončí</translation>
    </message>
    <message numerus="yes">
        <source>Wainwrights: road of %n tile(s), 1 each</source>
        <translation>
            <numerusform>Koláři: cesta přes %n kartičku, každá 1</numerusform>
            <numerusform>Koláři: cesta přes %n kartičky, každá 1</numerusform>
            <numerusform>Koláři: cesta přes %n kartiček, každá 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road at %1, %n tile(s), turn %2</source>
        <translation>
            <numerusform>Cesta na %1, %n kartička, tah %2</numerusform>
            <numerusform>Cesta na %1, %n kartičky, tah %2</numerusform>
            <numerusform>Cesta na %1, %n kartiček, tah %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City at %1, %n tile(s), turn %2</source>
        <translation>
            <numerusform>Město na %1, %n kartička, tah %2</numerusform>
            <numerusform>Město na %1, %n kartičky, tah %2</numerusform>
            <numerusform>Město na %1, %n kartiček, tah %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportGame</name>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
    </message>
    <message>
        <source>%1: the ending should be one of .%2</source>
        <translation>%1: koncovka má být jedna z .%2</translation>
    </message>
    <message>
        <source>A picture may be 16000 pixels wide and high at most.</source>
        <translation>Obrázek smí mít na šířku i na výšku nejvýše 16000 pixelů.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n turn(s); turn %1 isn&apos;t one of them.</source>
        <translation>
            <numerusform>Hra má %n tah; tah %1 mezi nimi není.</numerusform>
            <numerusform>Hra má %n tahy; tah %1 mezi nimi není.</numerusform>
            <numerusform>Hra má %n tahů; tah %1 mezi nimi není.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the picture couldn&apos;t be made; try a smaller size.</source>
        <translation>%1: obrázek nelze vytvořit; zkuste menší velikost.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 nelze zapsat: %2</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Recorded games (*.wayside *.jcz *.json)</source>
        <translation>Zaznamenané hry (*.wayside *.jcz *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Write the game to a file</source>
        <translation>Zapsat hru do souboru</translation>
    </message>
    <message>
        <source>Recorded games (*.wayside)</source>
        <translation>Zaznamenané hry (*.wayside)</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nelze zapsat: %1</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>dohraná</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nedohraná</translation>
    </message>
    <message>
        <source>%1 was shown %2 points when it was played; these rules give %3.</source>
        <translation>%1: při hře se ukazovalo %2 bodů; podle těchto pravidel je to %3.</translation>
    </message>
    <message>
        <source>for BG Stats</source>
        <translation>pro BG Stats</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Body podle zdroje</translation>
    </message>
    <message>
        <source>total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Tah po tahu</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>bez kartičky</translation>
    </message>
    <message>
        <source>tollhouse at %1</source>
        <translation>celnice na %1</translation>
    </message>
    <message>
        <source>abbot taken back</source>
        <translation>opat vzat zpět</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Co se hrálo</translation>
    </message>
    <message>
        <source>Rules that gave points</source>
        <translation>Pravidla, která přinesla body</translation>
    </message>
</context>
<context>
    <name>ImportJob</name>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>soubor je větší než %1 MB</translation>
    </message>
    <message>
        <source>the library has the game &quot;%1&quot; with other turns, and keeps its own</source>
        <translation>knihovna má hru „%1“ s jinými tahy a ponechává si svou</translation>
    </message>
    <message>
        <source>this file holds results or a picture, not the turns; games are read from .wayside and .jcz files</source>
        <translation>soubor obsahuje výsledky nebo obrázek, ne tahy; hry se čtou ze souborů .wayside a .jcz</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
    <message>
        <source>The code of the tile in hand: its edges, such as crr</source>
        <translation>Kód kartičky v ruce: její hrany, například crr</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Šipky</translation>
    </message>
    <message>
        <source>Move over the squares</source>
        <translation>Pohyb po polích</translation>
    </message>
    <message>
        <source>Space, wheel, right click</source>
        <translation>Mezerník, kolečko, pravé tlačítko</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lay the tile; after it: nothing follows</source>
        <translation>Přiložit kartičku; po ní: nic dalšího</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>The next place for a meeple or tollhouse</source>
        <translation>Další místo pro družiníka nebo celnici</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Vrátit kartičku</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The whole table in view</source>
        <translation>Celý stůl na obrazovku</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ a −</translation>
    </message>
    <message>
        <source>Nearer and farther</source>
        <translation>Blíž a dál</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>The next square where a tile may go</source>
        <translation>Další pole, kam kartička smí</translation>
    </message>
    <message>
        <source>Right click on a tile</source>
        <translation>Pravé tlačítko na kartičce</translation>
    </message>
    <message>
        <source>Put its turn right, go back to it, and more</source>
        <translation>Opravit její tah, vrátit se k němu a další volby</translation>
    </message>
    <message>
        <source>The next rotation that fits, of the tile in hand or the one just laid</source>
        <translation>Další natočení, které pasuje, u kartičky v ruce nebo právě přiložené</translation>
    </message>
    <message>
        <source>Choose an edge</source>
        <translation>Vybrat hranu</translation>
    </message>
    <message>
        <source>F, R, C, V</source>
        <translation>F, R, C, V</translation>
    </message>
    <message>
        <source>Field, road, city, river; the next edge follows</source>
        <translation>Louka, cesta, město, řeka; pak následuje další hrana</translation>
    </message>
    <message>
        <source>The edge&apos;s next kind; put what is in hand beside its road</source>
        <translation>Další druh hrany; položit k její cestě, co je v ruce</translation>
    </message>
    <message>
        <source>J, then J on another edge</source>
        <translation>J, pak J na jiné hraně</translation>
    </message>
    <message>
        <source>Join the two</source>
        <translation>Spojit obě hrany</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>The road ends in the middle</source>
        <translation>Cesta končí uprostřed</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>What stands in the middle</source>
        <translation>Co stojí uprostřed</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>The signpost: left, straight on, right, none</source>
        <translation>Směrovka: vlevo, rovně, vpravo, žádná</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Where the city&apos;s tip reaches</source>
        <translation>Kam sahá cíp města</translation>
    </message>
    <message>
        <source>A square more beyond the edge, or this one less</source>
        <translation>Přidat pole za hranou, nebo toto pole ubrat</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Take the illustration beside the road away</source>
        <translation>Odebrat výjev u cesty</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Keep the tile</source>
        <translation>Uložit kartičku</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>This game was changed in another window. Open it again to go on.</source>
        <translation>Tato hra byla změněna v jiném okně. Chcete-li pokračovat, otevřete ji znovu.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot; in the library.</source>
        <translation>V knihovně není hra „%1“.</translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; is damaged: %2</source>
        <translation>Hra „%1“ je poškozená: %2</translation>
    </message>
    <message>
        <source>This file is not a Wayside library. It was left as it is.</source>
        <translation>Tento soubor není knihovna programu Wayside. Zůstal, jak je.</translation>
    </message>
    <message>
        <source>The library is damaged. It was left as it is.</source>
        <translation>Knihovna je poškozená. Zůstala, jak je.</translation>
    </message>
    <message>
        <source>The library was made by a newer version of Wayside. It was left as it is.</source>
        <translation>Knihovnu vytvořila novější verze programu Wayside. Zůstala, jak je.</translation>
    </message>
    <message>
        <source>This is a folder, not a library.</source>
        <translation>Toto je složka, ne knihovna.</translation>
    </message>
    <message>
        <source>The library can&apos;t be opened.</source>
        <translation>Knihovnu nelze otevřít.</translation>
    </message>
    <message>
        <source>The library&apos;s folder can&apos;t be made.</source>
        <translation>Složku knihovny nelze vytvořit.</translation>
    </message>
    <message>
        <source>The library can&apos;t be made.</source>
        <translation>Knihovnu nelze vytvořit.</translation>
    </message>
    <message>
        <source>The library is in use by another program. Try again in a moment.</source>
        <translation>Knihovnu používá jiný program. Zkuste to za chvíli znovu.</translation>
    </message>
    <message>
        <source>The library can&apos;t be written: the file or its folder is write-protected.</source>
        <translation>Do knihovny nelze zapisovat: soubor nebo jeho složka jsou chráněné proti zápisu.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed in the library.</source>
        <translation>Disk je plný. V knihovně se nic nezměnilo.</translation>
    </message>
    <message>
        <source>This file is not a Wayside library.</source>
        <translation>Tento soubor není knihovna programu Wayside.</translation>
    </message>
    <message>
        <source>The library can&apos;t be used: %1</source>
        <translation>Knihovnu nelze použít: %1</translation>
    </message>
</context>
<context>
    <name>LibraryExports</name>
    <message>
        <source>game</source>
        <translation>hra</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nelze zapsat: %1</translation>
    </message>
    <message>
        <source>The game is too long for a QR code; write a BG Stats file instead.</source>
        <translation>Hra je pro QR kód příliš dlouhá; zapište místo něj soubor BG Stats.</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>QR code of the play</source>
        <translation>QR kód partie</translation>
    </message>
    <message>
        <source>Point the phone&apos;s camera at the code: it opens BG Stats, a program of its own for noting plays, with this game filled in.</source>
        <translation>Namiřte na kód fotoaparát telefonu: otevře BG Stats, samostatný program na zápis partií, s vyplněnou touto hrou.</translation>
    </message>
    <message>
        <source>Recorded games (.wayside)…</source>
        <translation>Zaznamenané hry (.wayside)…</translation>
    </message>
    <message>
        <source>Table of scorings (.csv)…</source>
        <translation>Tabulka bodování (.csv)…</translation>
    </message>
    <message>
        <source>Table of games (.csv)…</source>
        <translation>Tabulka her (.csv)…</translation>
    </message>
    <message>
        <source>BG Stats plays (.bgsplay)…</source>
        <translation>Partie pro BG Stats (.bgsplay)…</translation>
    </message>
    <message>
        <source>Report to print (.pdf)…</source>
        <translation>Zpráva k tisku (.pdf)…</translation>
    </message>
    <message>
        <source>Picture of the table (.png)…</source>
        <translation>Obrázek stolu (.png)…</translation>
    </message>
    <message>
        <source>Drawing of the table (.svg)…</source>
        <translation>Kresba stolu (.svg)…</translation>
    </message>
    <message>
        <source>Moving picture of the whole game (.webp)…</source>
        <translation>Pohyblivý obrázek celé hry (.webp)…</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Kopírovat výsledek jako text</translation>
    </message>
    <message>
        <source>QR code for BG Stats…</source>
        <translation>QR kód pro BG Stats…</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Výsledek je ve schránce.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Zapsáno: %1</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Tournament: projected scores, tiles left and dead squares are hidden.</source>
        <translation>Turnaj: odhad bodů, zbývající kartičky a mrtvá pole jsou skryté.</translation>
    </message>
    <message>
        <source>All helps are shown again.</source>
        <translation>Všechny pomůcky jsou zase vidět.</translation>
    </message>
</context>
<context>
    <name>MissingTile</name>
    <message>
        <source>The tile wasn&apos;t laid</source>
        <translation>Kartička se nepřiložila</translation>
    </message>
    <message>
        <source>It can&apos;t lie on this square, but it is remembered in your set.</source>
        <translation>Na tomto poli ležet nemůže, ale ve vaší sadě je zapamatovaná.</translation>
    </message>
</context>
<context>
    <name>PlayBoard</name>
    <message>
        <source>The game is over and the final scoring is done.</source>
        <translation>Hra skončila a závěrečné vyhodnocení proběhlo.</translation>
    </message>
    <message>
        <source>Click the tile that was drawn. Space turns it, letters of its edges find it (c city, r road, f field).</source>
        <translation>Klikněte na vylosovanou kartičku. Mezerník ji otočí, písmena hran ji najdou (c město, r cesta, f louka).</translation>
    </message>
    <message>
        <source>This tile fits nowhere: set it aside and draw again.</source>
        <translation>Tato kartička nikam nepasuje: odložte ji a losujte znovu.</translation>
    </message>
    <message>
        <source>Click a lit square to lay the tile. The wheel or Space turns it, Esc puts it back.</source>
        <translation>Kartičku přiložíte kliknutím na zvýrazněné pole. Kolečko nebo mezerník ji otočí, Esc ji vrátí.</translation>
    </message>
    <message>
        <source>%1: a figure? Click an outline. Enter, or the next tile, means none.</source>
        <translation>%1: figurku? Klikněte na obrys. Enter nebo další kartička znamená žádnou.</translation>
    </message>
    <message>
        <source>%1 draws a tile. Click the square it goes to, or pick the tile in the tray.</source>
        <translation>%1 losuje kartičku. Klikněte na pole, kam patří, nebo ji vyberte v zásobníku.</translation>
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
        <translation>Modrá</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Žlutá</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zelená</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Růžová</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černá</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the blue player; another one for each colour</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>letter of the yellow player</comment>
        <translation>Ž</translation>
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
        <translation>Č</translation>
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
        <translation> a </translation>
    </message>
    <message>
        <source>signpost “%1”: %2</source>
        <translation>směrovka „%1“: %2</translation>
    </message>
    <message>
        <source>toll %1 to %2</source>
        <translation>mýtné %1 pro: %2</translation>
    </message>
    <message>
        <source>completes %1: %2, nobody on it</source>
        <translation>dokončí – %1: %2, nikdo tu nestojí</translation>
    </message>
    <message>
        <source>completes %1: %2 to %3</source>
        <translation>dokončí – %1: %2 pro: %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 pro: %3</translation>
    </message>
    <message>
        <source>tollhouse: all roads from here are completed</source>
        <translation>celnice: všechny cesty odtud jsou dokončené</translation>
    </message>
    <message>
        <source>tollhouse: its roads would pay %1 as they lie</source>
        <comment>numbers with plus signs between</comment>
        <translation>celnice: její cesty by teď zaplatily %1</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>an abbey fills a square with neighbours on all four sides</source>
        <translation>opatství vyplní pole, které má sousedy ze všech čtyř stran</translation>
    </message>
    <message>
        <source>Not known to this version, kept as it is: %1</source>
        <translation>Tato verze to nezná, ponechá se, jak je: %1</translation>
    </message>
    <message>
        <source>a castle needs a city of two tiles that its owner completes in this turn, and a castle left</source>
        <translation>hrad potřebuje město ze dvou kartiček, které jeho majitel v tomto tahu dokončí, a hrad v zásobě</translation>
    </message>
    <message>
        <source>messages 1 and 8 are entered as messages, the others as points with a reason</source>
        <translation>dopisy 1 a 8 se zadávají jako dopisy, ostatní jako body s důvodem</translation>
    </message>
    <message>
        <source>the player has no meeple on a road</source>
        <translation>hráč nemá družiníka na žádné cestě</translation>
    </message>
    <message>
        <source>the player has no meeple on that feature</source>
        <translation>hráč nemá na tomto území družiníka</translation>
    </message>
    <message>
        <source>a bridge lies on a tile</source>
        <translation>most leží na kartičce</translation>
    </message>
    <message>
        <source>a bridge lies on the tile just placed or on one beside it</source>
        <translation>most leží na právě přiložené kartičce nebo na sousední</translation>
    </message>
    <message>
        <source>the player has no bridge left</source>
        <translation>hráč už nemá žádný most</translation>
    </message>
    <message>
        <source>a bridge lies on that tile already</source>
        <translation>na této kartičce už most leží</translation>
    </message>
    <message>
        <source>a bridge spans two opposite field edges</source>
        <translation>most spojuje dvě protilehlé hrany s loukou</translation>
    </message>
    <message>
        <source>both ends of a bridge must meet a road or a free square</source>
        <translation>oba konce mostu musí navazovat na cestu nebo na volné místo</translation>
    </message>
    <message>
        <source>one tunnel token a turn</source>
        <translation>v jednom tahu jeden žeton tunelu</translation>
    </message>
    <message>
        <source>“%1” is a kind of token that this version doesn&apos;t know</source>
        <translation>žeton „%1“ tato verze nezná</translation>
    </message>
    <message>
        <source>this table plays tunnels without tokens</source>
        <translation>u tohoto stolu se tunely hrají bez žetonů</translation>
    </message>
    <message>
        <source>there is no tunnel pair “%1” in this game</source>
        <translation>v této hře není dvojice žetonů tunelu „%1“</translation>
    </message>
    <message>
        <source>a tunnel token is one&apos;s own</source>
        <translation>žeton tunelu musí být vlastní</translation>
    </message>
    <message>
        <source>a tunnel token lies on a tunnel mouth</source>
        <translation>žeton tunelu leží na ústí tunelu</translation>
    </message>
    <message>
        <source>both tokens of that pair lie already</source>
        <translation>oba žetony této dvojice už leží</translation>
    </message>
    <message>
        <source>a token lies on that tunnel mouth already</source>
        <translation>na tomto ústí tunelu už žeton leží</translation>
    </message>
    <message>
        <source>a ferry lies on a lake tile</source>
        <translation>přívoz leží na kartičce s jezerem</translation>
    </message>
    <message>
        <source>a ferry joins two roads that end at one lake</source>
        <translation>přívoz spojuje dvě cesty, které končí u téhož jezera</translation>
    </message>
    <message>
        <source>a ferry is moved once in a turn</source>
        <translation>přívoz lze v tahu přemístit jen jednou</translation>
    </message>
    <message>
        <source>a ferry is moved only when its road is lengthened</source>
        <translation>přívoz lze přemístit, jen když se jeho cesta prodlouží</translation>
    </message>
    <message>
        <source>the mage and the witch stand on a road or a city</source>
        <translation>mág a čarodějnice stojí na cestě nebo ve městě</translation>
    </message>
    <message>
        <source>the mage and the witch never stand on one feature</source>
        <translation>mág a čarodějnice nikdy nestojí na stejném území</translation>
    </message>
    <message>
        <source>that feature was completed before</source>
        <translation>toto území bylo dokončeno už dřív</translation>
    </message>
    <message>
        <source>a robber stands beside another player&apos;s scoring figure</source>
        <translation>zbojník stojí vedle počítadla jiného hráče</translation>
    </message>
    <message>
        <source>a bathhouse belongs to a road or a city</source>
        <translation>lázně patří k cestě nebo k městu</translation>
    </message>
    <message>
        <source>the road sweeper clears a road</source>
        <translation>vyklízí se cesta</translation>
    </message>
    <message>
        <source>the road sweeper clears an unfinished road</source>
        <translation>vyklízí se nedokončená cesta</translation>
    </message>
    <message>
        <source>No set of this game has the tile “%1”.</source>
        <translation>Žádná sada této hry nemá kartičku „%1“.</translation>
    </message>
    <message>
        <source>There is no tile set “%1”.</source>
        <translation>Sada kartiček „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>The edges don&apos;t continue: %1. Every touching edge must show the same kind.</source>
        <translation>Hrany nenavazují: %1. Každá společná hrana musí ukazovat totéž.</translation>
    </message>
    <message>
        <source>The tile at %1 touches no placed tile by an edge.</source>
        <translation>Kartička na %1 se žádné přiložené kartičky nedotýká hranou.</translation>
    </message>
    <message>
        <source>A tile lies at %1 already; this one isn&apos;t laid.</source>
        <translation>Na %1 už kartička leží; tato se nepřiloží.</translation>
    </message>
    <message>
        <source>The tile has no “%1” for a meeple; none is placed.</source>
        <translation>Kartička nemá „%1“ pro družiníka; žádný se neumístí.</translation>
    </message>
    <message>
        <source>A meeple stands on that feature already (“%1”); none is placed.</source>
        <translation>Na tomto území už družiník stojí („%1“); další se neumístí.</translation>
    </message>
    <message>
        <source>%1 has no such meeple left; none is placed.</source>
        <translation>%1 už takovou figurku nemá; žádná se neumístí.</translation>
    </message>
    <message>
        <source>That meeple may not stand on “%1” in this game; none is placed.</source>
        <translation>Tato figurka v této hře nesmí stát na „%1“; žádná se neumístí.</translation>
    </message>
    <message>
        <source>Only one of meeple, tollhouse and taking back the abbot is possible in a turn; none is done.</source>
        <translation>V jednom tahu lze buď umístit družiníka, nebo celnici, nebo vzít zpět opata; neprovede se nic.</translation>
    </message>
    <message>
        <source>There is no crossroads at %1: a tollhouse stands in a village where 2 to 4 roads meet. It stays where it was.</source>
        <translation>Na %1 není křižovatka: celnice stojí ve vesnici, kde se setkávají 2 až 4 cesty. Zůstává, kde byla.</translation>
    </message>
    <message>
        <source>A tollhouse stands on the crossroads at %1 already. It stays where it was.</source>
        <translation>Na křižovatce na %1 už celnice stojí. Zůstává, kde byla.</translation>
    </message>
    <message>
        <source>The player has no abbot at %1 to take back.</source>
        <translation>Hráč nemá na %1 opata, kterého by vzal zpět.</translation>
    </message>
    <message>
        <source>The game&apos;s sets hold fewer copies of “%1”.</source>
        <translation>V sadách této hry je kartiček „%1“ méně.</translation>
    </message>
    <message>
        <source>That can&apos;t lie there: %1.</source>
        <translation>Tam to ležet nemůže: %1.</translation>
    </message>
    <message>
        <source>It was %1&apos;s turn.</source>
        <translation>Na tahu byl hráč %1.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Open the rule</source>
        <translation>Otevřít pravidlo</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>bez kartičky</translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>tollhouse at %1</source>
        <translation>celnice na %1</translation>
    </message>
    <message>
        <source>abbot taken back from %1</source>
        <translation>opat vzat zpět z %1</translation>
    </message>
    <message>
        <source>set aside: %1</source>
        <translation>odloženo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open signpost(s)</source>
        <translation>
            <numerusform>%n otevřená směrovka</numerusform>
            <numerusform>%n otevřené směrovky</numerusform>
            <numerusform>%n otevřených směrovek</numerusform>
        </translation>
    </message>
    <message>
        <source>signposts of this road now: %1; at best: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>směrovky této cesty teď: %1; nejlépe: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>nobody is on the road</source>
        <translation>na cestě nikdo není</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pro: %1</translation>
    </message>
    <message>
        <source>show the road</source>
        <translation>ukázat cestu</translation>
    </message>
    <message numerus="yes">
        <source>%1: the tollhouse at %2 would take %n point(s) when the road is completed</source>
        <translation>
            <numerusform>%1: celnice na %2 by po dokončení cesty vybrala %n bod</numerusform>
            <numerusform>%1: celnice na %2 by po dokončení cesty vybrala %n body</numerusform>
            <numerusform>%1: celnice na %2 by po dokončení cesty vybrala %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left lying in this turn at %1: %n point(s), nobody has a tollhouse there</source>
        <translation>
            <numerusform>v tomto tahu zůstal na %1 ležet %n bod, nikdo tam nemá celnici</numerusform>
            <numerusform>v tomto tahu zůstaly na %1 ležet %n body, nikdo tam nemá celnici</numerusform>
            <numerusform>v tomto tahu zůstalo na %1 ležet %n bodů, nikdo tam nemá celnici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free crossroads %1: %n point(s) for whoever puts a tollhouse there</source>
        <translation>
            <numerusform>volná křižovatka %1: %n bod pro toho, kdo tam dá celnici</numerusform>
            <numerusform>volná křižovatka %1: %n body pro toho, kdo tam dá celnici</numerusform>
            <numerusform>volná křižovatka %1: %n bodů pro toho, kdo tam dá celnici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) shared</source>
        <translation>
            <numerusform>%n společný bod</numerusform>
            <numerusform>%n společné body</numerusform>
            <numerusform>%n společných bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of toll</source>
        <translation>
            <numerusform>%n bod mýtného</numerusform>
            <numerusform>%n body mýtného</numerusform>
            <numerusform>%n bodů mýtného</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 through %2: %3</source>
        <translation>%1 díky: %2 – %3</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tah %1: %2</translation>
    </message>
    <message>
        <source>Of note</source>
        <translation>Za zmínku</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Proti pravidlům</translation>
    </message>
    <message>
        <source>Signposts still open</source>
        <translation>Dosud otevřené směrovky</translation>
    </message>
    <message>
        <source>None: every signpost is decided, or its road is done.</source>
        <translation>Žádné: o každé směrovce je rozhodnuto, nebo je její cesta hotová.</translation>
    </message>
    <message>
        <source>Tolls</source>
        <translation>Mýtné</translation>
    </message>
    <message>
        <source>No toll waits anywhere.</source>
        <translation>Nikde nečeká žádné mýtné.</translation>
    </message>
    <message>
        <source>Who profited from whom so far</source>
        <translation>Kdo zatím z koho měl užitek</translation>
    </message>
    <message>
        <source>Nobody yet: no feature was shared, and no toll taken on another&apos;s road.</source>
        <translation>Zatím nikdo: žádné území nebylo společné a na cizí cestě se nevybralo mýtné.</translation>
    </message>
    <message>
        <source>%1 was shown %2 when it was played; these rules give %3.</source>
        <translation>%1: při hře se ukazovalo %2; podle těchto pravidel je to %3.</translation>
    </message>
    <message>
        <source>This game was scored by rules version %1. What was shown then is kept.</source>
        <translation>Tato hra se bodovala podle verze pravidel %1. Co se tehdy ukazovalo, je uchováno.</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message numerus="yes">
        <source>%1 takes the lead with %n point(s)</source>
        <translation>
            <numerusform>%1 se ujímá vedení s %n bodem</numerusform>
            <numerusform>%1 se ujímá vedení s %n body</numerusform>
            <numerusform>%1 se ujímá vedení s %n body</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes %n point(s) with signposts</source>
        <translation>
            <numerusform>%1 získává za směrovky %n bod</numerusform>
            <numerusform>%1 získává za směrovky %n body</numerusform>
            <numerusform>%1 získává za směrovky %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A signpost goes wrong that could have brought %n point(s)</source>
        <translation>
            <numerusform>Nesprávná je směrovka, která mohla přinést %n bod</numerusform>
            <numerusform>Nesprávná je směrovka, která mohla přinést %n body</numerusform>
            <numerusform>Nesprávná je směrovka, která mohla přinést %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses a signpost that could have brought %n point(s)</source>
        <translation>
            <numerusform>%1 přichází o směrovku, která mohla přinést %n bod</numerusform>
            <numerusform>%1 přichází o směrovku, která mohla přinést %n body</numerusform>
            <numerusform>%1 přichází o směrovku, která mohla přinést %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>The tollhouse of %1 turns over to the large toll</source>
        <translation>Celnice se obrací na velké mýtné – %1</translation>
    </message>
    <message>
        <source>The tollhouse of %1 turns back to the small toll</source>
        <translation>Celnice se obrací zpět na malé mýtné – %1</translation>
    </message>
    <message numerus="yes">
        <source>A toll of %n point(s) is left lying: nobody has a tollhouse there</source>
        <translation>
            <numerusform>Zůstává ležet mýtné za %n bod: nikdo tam nemá celnici</numerusform>
            <numerusform>Zůstává ležet mýtné za %n body: nikdo tam nemá celnici</numerusform>
            <numerusform>Zůstává ležet mýtné za %n bodů: nikdo tam nemá celnici</numerusform>
        </translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>A game</source>
        <translation>Hra</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <translation>dohraná</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nedohraná</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>What brought most</source>
        <translation>Co přineslo nejvíc</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>can&apos;t be opened: %1</source>
        <translation>nelze otevřít: %1</translation>
    </message>
</context>
<context>
    <name>SignpostLines</name>
    <message>
        <source>%1: %2, towards %3</source>
        <comment>square, type, next square</comment>
        <translation>%1: %2, směrem k %3</translation>
    </message>
</context>
<context>
    <name>Snapshot</name>
    <message>
        <source>no such game, and no such file</source>
        <translation>taková hra ani takový soubor neexistují</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nelze zapsat: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>nejhorší</translation>
    </message>
    <message>
        <source>average</source>
        <translation>průměr</translation>
    </message>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Výhry, %</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Nejdelší šňůra</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Průměr</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Nejhorší</translation>
    </message>
    <message>
        <source>Best scoring</source>
        <translation>Nejlepší bodování</translation>
    </message>
    <message>
        <source>Longest road, tiles</source>
        <translation>Nejdelší cesta, kartičky</translation>
    </message>
    <message>
        <source>Where each player&apos;s points come from: average of a game.</source>
        <translation>Odkud pocházejí body každého hráče: průměr na hru.</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>body na hru</translation>
    </message>
    <message>
        <source>Bonuses of completed roads by how many of the three types were right, and of unfinished roads at the end.</source>
        <translation>Přídavky dokončených cest podle toho, kolik ze tří typů bylo správně, a nedokončených cest na konci.</translation>
    </message>
    <message>
        <source>one type</source>
        <translation>jeden typ</translation>
    </message>
    <message>
        <source>two types</source>
        <translation>dva typy</translation>
    </message>
    <message>
        <source>three types</source>
        <translation>tři typy</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>na konci</translation>
    </message>
    <message>
        <source>%1: roads</source>
        <translation>%1: cesty</translation>
    </message>
    <message>
        <source>%1: points</source>
        <translation>%1: body</translation>
    </message>
    <message>
        <source>Best bonus</source>
        <translation>Nejlepší přídavek</translation>
    </message>
    <message>
        <source>Tolls by what the tollhouse showed, and at the end of the game.</source>
        <translation>Mýtné podle toho, co celnice ukazovala, a na konci hry.</translation>
    </message>
    <message>
        <source>small toll</source>
        <translation>malé mýtné</translation>
    </message>
    <message>
        <source>large toll</source>
        <translation>velké mýtné</translation>
    </message>
    <message>
        <source>%1: times</source>
        <translation>%1: kolikrát</translation>
    </message>
    <message>
        <source>Best toll</source>
        <translation>Nejlepší mýtné</translation>
    </message>
    <message>
        <source>How often each player came first, second and so on in finished games.</source>
        <translation>Jak často byl hráč v dohraných hrách první, druhý a tak dál.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>hry</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Dohrané hry</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>%1. místo</translation>
    </message>
    <message>
        <source>Finished games by number of turns: %1 at least, %2 on average, %3 at most.</source>
        <translation>Dohrané hry podle počtu tahů: nejméně %1, průměrně %2, nejvíce %3.</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tahy</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Each player&apos;s average up to each game, in the order of dates.</source>
        <translation>Průměr každého hráče až do dané hry, v pořadí podle data.</translation>
    </message>
    <message>
        <source>average points</source>
        <translation>průměrné body</translation>
    </message>
    <message>
        <source>games of the player</source>
        <translation>hry hráče</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Average so far</source>
        <translation>Dosavadní průměr</translation>
    </message>
    <message>
        <source>Finished games in which both took part: who had more points.</source>
        <translation>Dohrané hry, ve kterých hráli oba: kdo měl víc bodů.</translation>
    </message>
    <message>
        <source>first named ahead</source>
        <translation>první jmenovaný vpředu</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nerozhodně</translation>
    </message>
    <message>
        <source>second named ahead</source>
        <translation>druhý jmenovaný vpředu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Average of the first</source>
        <translation>Průměr prvního</translation>
    </message>
    <message>
        <source>Average of the second</source>
        <translation>Průměr druhého</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Points that one had through the other: for features that both scored, and tolls on the other&apos;s roads.</source>
        <translation>Body, které jeden získal díky druhému: za území, za která bodovali oba, a mýtné na cestách druhého.</translation>
    </message>
    <message>
        <source>shared features</source>
        <translation>společná území</translation>
    </message>
    <message>
        <source>tolls</source>
        <translation>mýtné</translation>
    </message>
    <message>
        <source>Through</source>
        <translation>Díky komu</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Dohromady</translation>
    </message>
    <message>
        <source>%1 through %2</source>
        <translation>%1 díky: %2</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Body podle zdroje</translation>
    </message>
    <message>
        <source>Signposts</source>
        <translation>Směrovky</translation>
    </message>
    <message>
        <source>Tolls</source>
        <translation>Mýtné</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Umístění</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation>Délka her</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Vývoj</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Vzájemné zápasy</translation>
    </message>
    <message>
        <source>Rivalry</source>
        <translation>Soupeření</translation>
    </message>
    <message>
        <source>Averages take all games that are counted; wins take the finished ones, and a shared win counts for each.</source>
        <translation>Průměry jsou ze všech započítaných her, výhry jen z dohraných; společná výhra se počítá každému.</translation>
    </message>
</context>
<context>
    <name>TileChooser</name>
    <message>
        <source>Copy a tile</source>
        <translation>Kopírovat kartičku</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>road</source>
        <translation>cesta</translation>
    </message>
    <message>
        <source>roundabout</source>
        <translation>kruhový objezd</translation>
    </message>
    <message>
        <source>straight road</source>
        <translation>rovná cesta</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>zatáčka</translation>
    </message>
    <message>
        <source>village</source>
        <translation>vesnice</translation>
    </message>
    <message>
        <source>crossroads</source>
        <translation>křižovatka</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunel</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>jezero</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>labyrint</translation>
    </message>
    <message>
        <source>city</source>
        <translation>město</translation>
    </message>
    <message>
        <source>pennant</source>
        <translation>erb</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>katedrála</translation>
    </message>
    <message>
        <source>water tower</source>
        <translation>vodárenská věž</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klášter</translation>
    </message>
    <message>
        <source>abbey</source>
        <translation>opatství</translation>
    </message>
    <message>
        <source>river</source>
        <translation>řeka</translation>
    </message>
    <message>
        <source>signpost</source>
        <translation>směrovka</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>hrad</translation>
    </message>
    <message>
        <source>clay field</source>
        <translation>hliniště</translation>
    </message>
    <message>
        <source>triangular tile</source>
        <translation>půlená kartička</translation>
    </message>
    <message>
        <source>double tile</source>
        <translation>dvojkartička</translation>
    </message>
    <message numerus="yes">
        <source>tile of %n squares</source>
        <translation>
            <numerusform>kartička o %n poli</numerusform>
            <numerusform>kartička o %n polích</numerusform>
            <numerusform>kartička o %n polích</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Road</source>
        <translation>Cesta</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Město</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klášter</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Zahrada</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Louka</translation>
    </message>
    <message>
        <source>Toll</source>
        <translation>Mýtné</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Hrad</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Zbojník</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Dopis</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>cesty</translation>
    </message>
    <message>
        <source>signposts</source>
        <translation>směrovky</translation>
    </message>
    <message>
        <source>tolls</source>
        <translation>mýtné</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>města</translation>
    </message>
    <message>
        <source>monasteries</source>
        <translation>kláštery</translation>
    </message>
    <message>
        <source>gardens</source>
        <translation>zahrady</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>louky</translation>
    </message>
    <message>
        <source>other</source>
        <translation>ostatní</translation>
    </message>
    <message>
        <source>corrections</source>
        <translation>opravy</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>hostinec</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>mág</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>čarodějnice</translation>
    </message>
    <message>
        <source>bathhouses</source>
        <translation>lázně</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>labyrint</translation>
    </message>
    <message>
        <source>pennants</source>
        <translation>erby</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>katedrála</translation>
    </message>
    <message>
        <source>robber</source>
        <translation>zbojník</translation>
    </message>
    <message>
        <source>groups of travellers</source>
        <translation>skupinky pocestných</translation>
    </message>
    <message>
        <source>farmhouses</source>
        <translation>stavení</translation>
    </message>
    <message>
        <source>cowsheds</source>
        <translation>kravské chlévy</translation>
    </message>
    <message>
        <source>pigsties</source>
        <translation>prasečí chlívky</translation>
    </message>
    <message>
        <source>donkey stables</source>
        <translation>oslí stáje</translation>
    </message>
    <message>
        <source>highwaymen</source>
        <translation>skupiny lapků</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vlevo</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>rovně</translation>
    </message>
    <message>
        <source>right</source>
        <translation>vpravo</translation>
    </message>
    <message>
        <source>open</source>
        <comment>signpost</comment>
        <translation>otevřeno</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>signpost</comment>
        <translation>správně</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>signpost</comment>
        <translation>nesprávně</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>signpost</comment>
        <translation>nerozhodnuto</translation>
    </message>
    <message>
        <source>farmhouse</source>
        <translation>stavení</translation>
    </message>
    <message>
        <source>cowshed</source>
        <translation>kravský chlév</translation>
    </message>
    <message>
        <source>pigsty</source>
        <translation>prasečí chlívek</translation>
    </message>
    <message>
        <source>donkey stable</source>
        <translation>oslí stáj</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>zahrada</translation>
    </message>
    <message>
        <source>group of travellers</source>
        <translation>skupinka pocestných</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrá</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutá</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>růžová</translation>
    </message>
    <message>
        <source>red</source>
        <translation>červená</translation>
    </message>
    <message>
        <source>black</source>
        <translation>černá</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>družiník</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>opat</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>velký družiník</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>most</translation>
    </message>
    <message>
        <source>tunnel token</source>
        <translation>žeton tunelu</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>přívoz</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>hrad</translation>
    </message>
    <message>
        <source>message</source>
        <translation>dopis</translation>
    </message>
    <message>
        <source>road sweeper</source>
        <translation>vyklizení cesty</translation>
    </message>
    <message>
        <source>bathhouse</source>
        <translation>lázně</translation>
    </message>
    <message>
        <source>token</source>
        <translation>žeton</translation>
    </message>
    <message>
        <source>road</source>
        <translation>cesta</translation>
    </message>
    <message>
        <source>city</source>
        <translation>město</translation>
    </message>
    <message>
        <source>field</source>
        <translation>louka</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klášter</translation>
    </message>
    <message>
        <source>north</source>
        <translation>sever</translation>
    </message>
    <message>
        <source>east</source>
        <translation>východ</translation>
    </message>
    <message>
        <source>south</source>
        <translation>jih</translation>
    </message>
    <message>
        <source>west</source>
        <translation>západ</translation>
    </message>
    <message>
        <source>long side</source>
        <translation>dlouhá strana</translation>
    </message>
    <message>
        <source>The road takes the turn that it shows on the next tile.</source>
        <translation>Na navazující kartičce cesta vede tak, jak směrovka ukazuje.</translation>
    </message>
    <message>
        <source>Nothing lies on the next square yet.</source>
        <translation>Na sousedním poli ještě nic neleží.</translation>
    </message>
    <message>
        <source>The second triangle of the next square decides it.</source>
        <translation>Rozhodne druhá půlená kartička na sousedním poli.</translation>
    </message>
    <message>
        <source>A token not yet laid on the next tile decides it.</source>
        <translation>Rozhodne žeton, který na navazující kartičce ještě neleží.</translation>
    </message>
    <message>
        <source>No road goes on there.</source>
        <translation>Žádná cesta tam nepokračuje.</translation>
    </message>
    <message>
        <source>The abbey closes the road.</source>
        <translation>Opatství cestu uzavírá.</translation>
    </message>
    <message>
        <source>The road ends at the city on the next tile.</source>
        <translation>Cesta na navazující kartičce končí u města.</translation>
    </message>
    <message>
        <source>The tunnel doesn&apos;t come out at that edge of the next tile.</source>
        <translation>Tunel na navazující kartičce u této hrany nevychází.</translation>
    </message>
    <message>
        <source>The ferry goes another way, or the road ends at the lake.</source>
        <translation>Přívoz vede jinam, nebo cesta končí u jezera.</translation>
    </message>
    <message>
        <source>The road is cut off at the gap beside the triangular tile.</source>
        <translation>Cestu přerušuje mezera vedle půlené kartičky.</translation>
    </message>
    <message>
        <source>The road ends on the next square of that tile.</source>
        <translation>Cesta na sousedním poli této kartičky končí.</translation>
    </message>
    <message>
        <source>The long road counts as ending on that tile; the table&apos;s option decides.</source>
        <translation>Dlouhá cesta se na této kartičce počítá za ukončenou; rozhoduje volba stolu.</translation>
    </message>
    <message>
        <source>The road ends on the next tile.</source>
        <translation>Cesta na navazující kartičce končí.</translation>
    </message>
    <message>
        <source>The road takes another turn on the next tile.</source>
        <translation>Na navazující kartičce cesta vede jinam.</translation>
    </message>
    <message numerus="yes">
        <source>%n correct signpost(s)</source>
        <translation>
            <numerusform>%n správná směrovka</numerusform>
            <numerusform>%n správné směrovky</numerusform>
            <numerusform>%n správných směrovek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields are played</source>
        <translation>Hraje se s loukami</translation>
    </message>
    <message>
        <source>Completed city of two tiles</source>
        <translation>Dokončené město ze dvou kartiček</translation>
    </message>
    <message>
        <source>Abbot</source>
        <translation>Opat</translation>
    </message>
    <message>
        <source>Large meeple</source>
        <translation>Velký družiník</translation>
    </message>
    <message>
        <source>Inns and cathedrals at the end</source>
        <translation>Hostince a katedrály na konci</translation>
    </message>
    <message>
        <source>Signposts beside inn, mage and witch</source>
        <translation>Směrovky vedle hostince, mága a čarodějnice</translation>
    </message>
    <message>
        <source>The tollhouse turns over</source>
        <translation>Celnice se obrací</translation>
    </message>
    <message>
        <source>Long road of a Leipzig quarter</source>
        <translation>Dlouhá cesta lipské čtvrti</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunely</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <translation>Labyrint</translation>
    </message>
    <message>
        <source>Farmhouses of C1 tiles count for tolls</source>
        <translation>Stavení na kartičkách C1 se počítají pro mýtné</translation>
    </message>
    <message>
        <source>Count the copies of each tile</source>
        <translation>Hlídat počty kartiček</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>4 points, 2 per pennant</source>
        <translation>4 body, za erb 2</translation>
    </message>
    <message>
        <source>1 point per tile and pennant</source>
        <translation>1 bod za kartičku a erb</translation>
    </message>
    <message>
        <source>nothing for the unfinished road or city</source>
        <translation>za nedokončenou cestu nebo město nic</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>nepočítají se</translation>
    </message>
    <message>
        <source>added after them</source>
        <translation>přičtou se až po nich</translation>
    </message>
    <message>
        <source>part of the road&apos;s value</source>
        <translation>součást hodnoty cesty</translation>
    </message>
    <message>
        <source>at the end of the turn in which it scored</source>
        <translation>na konci tahu, ve kterém vybrala mýtné</translation>
    </message>
    <message>
        <source>at the end of its owner&apos;s next turn</source>
        <translation>na konci nejbližšího tahu majitele</translation>
    </message>
    <message>
        <source>ends on the tile</source>
        <translation>na kartičce končí</translation>
    </message>
    <message>
        <source>each half a square of its own</source>
        <translation>každá půlka je samostatné pole</translation>
    </message>
    <message>
        <source>with tokens</source>
        <translation>s žetony</translation>
    </message>
    <message>
        <source>without tokens, joined under the tile</source>
        <translation>bez žetonů, spojené pod kartičkou</translation>
    </message>
    <message>
        <source>2 points for each meeple on the road</source>
        <translation>2 body za každého družiníka na cestě</translation>
    </message>
    <message>
        <source>no points for meeples</source>
        <translation>za družiníky nic</translation>
    </message>
    <message numerus="yes">
        <source>%n completed city/cities</source>
        <translation>
            <numerusform>%n dokončené město</numerusform>
            <numerusform>%n dokončená města</numerusform>
            <numerusform>%n dokončených měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of travellers</source>
        <translation>
            <numerusform>%n skupinka pocestných</numerusform>
            <numerusform>%n skupinky pocestných</numerusform>
            <numerusform>%n skupinek pocestných</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmhouse(s)</source>
        <translation>
            <numerusform>%n stavení</numerusform>
            <numerusform>%n stavení</numerusform>
            <numerusform>%n stavení</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cowshed(s)</source>
        <translation>
            <numerusform>%n kravský chlév</numerusform>
            <numerusform>%n kravské chlévy</numerusform>
            <numerusform>%n kravských chlévů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pigsty/pigsties</source>
        <translation>
            <numerusform>%n prasečí chlívek</numerusform>
            <numerusform>%n prasečí chlívky</numerusform>
            <numerusform>%n prasečích chlívků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n donkey stable(s)</source>
        <translation>
            <numerusform>%n oslí stáj</numerusform>
            <numerusform>%n oslí stáje</numerusform>
            <numerusform>%n oslích stájí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden(s)</source>
        <translation>
            <numerusform>%n zahrada</numerusform>
            <numerusform>%n zahrady</numerusform>
            <numerusform>%n zahrad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of highwaymen</source>
        <translation>
            <numerusform>%n skupina lapků</numerusform>
            <numerusform>%n skupiny lapků</numerusform>
            <numerusform>%n skupin lapků</numerusform>
        </translation>
    </message>
    <message>
        <source>Unclear, your table plays: %1: %2</source>
        <comment>option, its value</comment>
        <translation>Nejasné, váš stůl hraje – %1: %2</translation>
    </message>
</context>
<context>
    <name>wayside::AcceptSheet</name>
    <message>
        <source>It lies so on our table</source>
        <translation>U nás na stole to tak leží</translation>
    </message>
    <message>
        <source>Lays the tile all the same and marks it.</source>
        <translation>Kartičku přesto přiloží a označí ji.</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Sem ne</translation>
    </message>
    <message>
        <source>The tile doesn&apos;t fit here.</source>
        <translation>Kartička sem nepasuje.</translation>
    </message>
</context>
<context>
    <name>wayside::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Krajina</translation>
    </message>
</context>
<context>
    <name>wayside::BoxCheckPanel</name>
    <message>
        <source>“%1” is confirmed: from now on it counts as printed.</source>
        <translation>„%1“ je potvrzeno: odteď platí za tištěnou podobu.</translation>
    </message>
    <message>
        <source>All sets are confirmed. There is nothing to check.</source>
        <translation>Všechny sady jsou potvrzené. Není co kontrolovat.</translation>
    </message>
    <message>
        <source>The printed patterns of this set aren&apos;t published. Take its tiles from the box and compare: “As mine” where the tile looks like this, “Change” where it doesn&apos;t. You can stop at any time and go on later.</source>
        <translation>Tištěná podoba této sady není zveřejněná. Vyndejte její kartičky z krabice a porovnejte: „Jako moje“, kde kartička vypadá takto, „Změnit“, kde ne. Kdykoli můžete přestat a pokračovat později.</translation>
    </message>
    <message>
        <source>%1 of %2 tiles checked</source>
        <translation>zkontrolováno %1 z %2 kartiček</translation>
    </message>
    <message>
        <source>Set to check</source>
        <translation>Sada ke kontrole</translation>
    </message>
    <message>
        <source>&amp;As mine</source>
        <translation>&amp;Jako moje</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Změnit</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Další</translation>
    </message>
    <message>
        <source>The set is as in my box</source>
        <translation>Sada je jako v mé krabici</translation>
    </message>
    <message>
        <source>Every tile of this set was looked at. If all is right, it counts as printed from now on: in new games, not in old ones.</source>
        <translation>Všechny kartičky této sady jsou prohlédnuté. Je-li vše v pořádku, platí odteď za tištěnou podobu: v nových hrách, ne ve starých.</translation>
    </message>
    <message>
        <source>%1: checked</source>
        <translation>%1: zkontrolováno</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <comment>%1 is its number</comment>
        <translation>Kartička %1</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>Kartičky sady</translation>
    </message>
</context>
<context>
    <name>wayside::BoxSums</name>
    <message numerus="yes">
        <source>The Signposts have 12 tiles; here there are %n.</source>
        <translation>
            <numerusform>Směrovky mají 12 kartiček; tady je %n.</numerusform>
            <numerusform>Směrovky mají 12 kartiček; tady jsou %n.</numerusform>
            <numerusform>Směrovky mají 12 kartiček; tady je %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1 should have two signposts of different types.</source>
        <translation>Kartička %1 má mít dvě směrovky různých typů.</translation>
    </message>
    <message numerus="yes">
        <source>The Tollkeepers have 10 tiles; here there are %n.</source>
        <translation>
            <numerusform>Mýtné má 10 kartiček; tady je %n.</numerusform>
            <numerusform>Mýtné má 10 kartiček; tady jsou %n.</numerusform>
            <numerusform>Mýtné má 10 kartiček; tady je %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8 of the tiles have travellers; here it is %n.</source>
        <translation>
            <numerusform>Pocestné má 8 kartiček; tady %n.</numerusform>
            <numerusform>Pocestné má 8 kartiček; tady %n.</numerusform>
            <numerusform>Pocestné má 8 kartiček; tady %n.</numerusform>
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
        <translation>Hrany jako crr, nebo co na kartičce je: vesnice, zahrada, pocestní…</translation>
    </message>
    <message>
        <source>Find tiles by edges or content</source>
        <translation>Najít kartičky podle hran nebo obsahu</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
    <message>
        <source>Print the tiles shown</source>
        <translation>Tisknout zobrazené kartičky</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Všechny sady</translation>
    </message>
    <message>
        <source>No such tile</source>
        <translation>Taková kartička tu není</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in the box</source>
        <comment>%1 is a code such as CRRF</comment>
        <translation>
            <numerusform>%1, v krabici %n</numerusform>
            <numerusform>%1, v krabici %n</numerusform>
            <numerusform>%1, v krabici %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The printed pattern isn&apos;t known for certain.</source>
        <translation>Tištěná podoba není známá jistě.</translation>
    </message>
    <message>
        <source>Set of tiles</source>
        <translation>Sada kartiček</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Tisknout…</translation>
    </message>
</context>
<context>
    <name>wayside::CorrectionPanel</name>
    <message>
        <source>Tile</source>
        <translation>Kartička</translation>
    </message>
    <message>
        <source>Edges: c, r, f</source>
        <translation>Hrany: c, r, f</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurka</translation>
    </message>
    <message>
        <source>What changes in the scores</source>
        <translation>Co se změní v bodech</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat být</translation>
    </message>
    <message>
        <source>Tiles that fit here</source>
        <translation>Kartičky, které sem pasují</translation>
    </message>
    <message>
        <source>Figure of this turn</source>
        <translation>Figurka tohoto tahu</translation>
    </message>
    <message>
        <source>Turn %1, %2: put right</source>
        <translation>Tah %1, %2: opravit</translation>
    </message>
    <message>
        <source>A turn forgotten before turn %1</source>
        <translation>Zapomenutý tah před tahem %1</translation>
    </message>
    <message>
        <source>Turn %1, %2: take out</source>
        <translation>Tah %1, %2: odstranit</translation>
    </message>
    <message>
        <source>All other turns stay as they are.</source>
        <translation>Všechny ostatní tahy zůstanou, jak jsou.</translation>
    </message>
    <message>
        <source>Click a square of the board to move the tile. All later turns stay.</source>
        <translation>Chcete-li kartičku přesunout, klikněte na pole. Všechny pozdější tahy zůstanou.</translation>
    </message>
    <message>
        <source>Choose the tile, then click its square. All later turns stay.</source>
        <translation>Zvolte kartičku a pak klikněte na její pole. Všechny pozdější tahy zůstanou.</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <translation>otočená o %1°</translation>
    </message>
    <message>
        <source>turned by %1°: doesn&apos;t fit</source>
        <translation>otočená o %1°: nepasuje</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádná</translation>
    </message>
    <message>
        <source>%1 in all: %2</source>
        <translation>%1 celkem: %2</translation>
    </message>
    <message>
        <source>turn %1, %2: %3 instead of %4</source>
        <translation>tah %1, %2: %3 místo %4</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Tokens of this turn: a click takes one away, another puts it back</source>
        <translation>Žetony tohoto tahu: kliknutí žeton odebere, další ho vrátí</translation>
    </message>
</context>
<context>
    <name>wayside::Entry</name>
    <message>
        <source>All copies of this tile are on the table already.</source>
        <translation>Všechny kusy této kartičky už leží na stole.</translation>
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
        <translation>jak se naměřilo</translation>
    </message>
</context>
<context>
    <name>wayside::GameList</name>
    <message>
        <source>goes on: %1</source>
        <translation>pokračuje: %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sady</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Štítky</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Doba</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
</context>
<context>
    <name>wayside::HistoryList</name>
    <message>
        <source>missed the turn</source>
        <translation>vynechaný tah</translation>
    </message>
    <message>
        <source>nothing fitted</source>
        <translation>nic nepasovalo</translation>
    </message>
    <message>
        <source>tollhouse to %1</source>
        <translation>celnice na %1</translation>
    </message>
    <message>
        <source>abbot back from %1</source>
        <translation>opat zpět z %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>player, points, reason</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation>
            <numerusform>%n odložená</numerusform>
            <numerusform>%n odložené</numerusform>
            <numerusform>%n odložených</numerusform>
        </translation>
    </message>
    <message>
        <source>undone</source>
        <translation>vzato zpět</translation>
    </message>
    <message>
        <source>lies so on this table</source>
        <translation>u tohoto stolu tak leží</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Comment on turn %1:</source>
        <translation>Poznámka k tahu %1:</translation>
    </message>
    <message>
        <source>Go forward to here</source>
        <translation>Přejít vpřed sem</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Poznámka…</translation>
    </message>
    <message>
        <source>No tile has been laid yet.</source>
        <translation>Ještě neleží žádná kartička.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>on the road</source>
        <translation>na cestě</translation>
    </message>
    <message>
        <source>in the city</source>
        <translation>ve městě</translation>
    </message>
    <message>
        <source>on the field</source>
        <translation>na louce</translation>
    </message>
    <message>
        <source>in the garden</source>
        <translation>v zahradě</translation>
    </message>
    <message>
        <source>in the monastery</source>
        <translation>v klášteře</translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n undone turn(s)</source>
        <translation>
            <numerusform>Obnovit %n tah vzatý zpět</numerusform>
            <numerusform>Obnovit %n tahy vzaté zpět</numerusform>
            <numerusform>Obnovit %n tahů vzatých zpět</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is shown as it was after turn %1.</source>
        <translation>Ukazuje se stůl, jak vypadal po tahu %1.</translation>
    </message>
</context>
<context>
    <name>wayside::ImportDialog</name>
    <message>
        <source>Take games into the library</source>
        <translation>Zařadit hry do knihovny</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Hledají se hry…</translation>
    </message>
    <message>
        <source>Files read</source>
        <translation>Přečtené soubory</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Stopping after this file…</source>
        <translation>Zastaví se po tomto souboru…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken in.</source>
        <translation>
            <numerusform>Zařazena %n hra.</numerusform>
            <numerusform>Zařazeny %n hry.</numerusform>
            <numerusform>Zařazeno %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were in the library already.</source>
        <translation>
            <numerusform>%n hra už v knihovně byla.</numerusform>
            <numerusform>%n hry už v knihovně byly.</numerusform>
            <numerusform>%n her už v knihovně bylo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were refused; nothing of them was taken in.</source>
        <translation>
            <numerusform>%n soubor byl odmítnut; nic se z něj nezařadilo.</numerusform>
            <numerusform>%n soubory byly odmítnuty; nic se z nich nezařadilo.</numerusform>
            <numerusform>%n souborů bylo odmítnuto; nic se z nich nezařadilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was stopped. What had been taken in stays.</source>
        <translation>Import byl zastaven. Co se už zařadilo, zůstává.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Why it wasn&apos;t taken in</source>
        <translation>Proč se nezařadil</translation>
    </message>
    <message>
        <source>Files that were not taken in</source>
        <translation>Nezařazené soubory</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the library with other turns.</source>
        <translation>
            <numerusform>%n hra je v knihovně s jinými tahy.</numerusform>
            <numerusform>%n hry jsou v knihovně s jinými tahy.</numerusform>
            <numerusform>%n her je v knihovně s jinými tahy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::Inspector</name>
    <message>
        <source>completed</source>
        <translation>dokončeno</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s) missing</source>
        <translation>
            <numerusform>chybí %n soused</numerusform>
            <numerusform>chybí %n sousedé</numerusform>
            <numerusform>chybí %n sousedů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n otevřený konec</numerusform>
            <numerusform>%n otevřené konce</numerusform>
            <numerusform>%n otevřených konců</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n erb</numerusform>
            <numerusform>%n erby</numerusform>
            <numerusform>%n erbů</numerusform>
        </translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>katedrála</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>hostinec</translation>
    </message>
    <message>
        <source>labyrinth</source>
        <translation>labyrint</translation>
    </message>
    <message>
        <source>kept here</source>
        <translation>připnuto</translation>
    </message>
    <message>
        <source>shares the majority</source>
        <translation>dělí se o převahu</translation>
    </message>
    <message>
        <source>scores it</source>
        <translation>získá body</translation>
    </message>
    <message>
        <source>Nobody is on it.</source>
        <translation>Nikdo tu nestojí.</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>If completed as it lies</source>
        <translation>Kdyby se teď dokončilo</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Kdyby teď hra skončila</translation>
    </message>
    <message numerus="yes">
        <source>City at %1, %n tile(s)</source>
        <translation>
            <numerusform>Město na %1, %n kartička</numerusform>
            <numerusform>Město na %1, %n kartičky</numerusform>
            <numerusform>Město na %1, %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>completed: it feeds the field</source>
        <translation>dokončené: louku živí</translation>
    </message>
    <message>
        <source>not completed: brings nothing yet</source>
        <translation>nedokončené: zatím nic nepřináší</translation>
    </message>
    <message>
        <source>Toll to %1</source>
        <translation>Mýtné pro: %1</translation>
    </message>
    <message>
        <source>Walk along the road</source>
        <translation>Projít cestu</translation>
    </message>
    <message numerus="yes">
        <source>%n signpost(s)</source>
        <translation>
            <numerusform>%n směrovka</numerusform>
            <numerusform>%n směrovky</numerusform>
            <numerusform>%n směrovek</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a road, a city, a field or a monastery. A click keeps it here.</source>
        <translation>Ukažte na cestu, město, louku nebo klášter. Kliknutím ho sem připnete.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>Toll paid to %1 in turn %2</source>
        <translation>Mýtné zaplacené v tahu %2 pro: %1</translation>
    </message>
</context>
<context>
    <name>wayside::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>In the workshop</source>
        <translation>V dílně</translation>
    </message>
</context>
<context>
    <name>wayside::LibraryBar</name>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Put the game back on the table</source>
        <translation>Vrátit hru na stůl</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Go through the game turn by turn</source>
        <translation>Projděte si hru tah po tahu</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiky</translation>
    </message>
    <message>
        <source>Statistics of the chosen games, or of all if none is chosen</source>
        <translation>Statistiky vybraných her, nebo všech, není-li žádná vybraná</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Název</translation>
    </message>
    <message>
        <source>Give the game another title (F2)</source>
        <translation>Dát hře jiný název (F2)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Say when the game began</source>
        <translation>Zadat, kdy hra začala</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Say where it was played</source>
        <translation>Zadat, kde se hrálo</translation>
    </message>
    <message>
        <source>Playing time</source>
        <translation>Doba hry</translation>
    </message>
    <message>
        <source>Say how long it took; 0: as measured while the turns were entered</source>
        <translation>Zadat, jak dlouho se hrálo; 0: jak se naměřilo při zadávání tahů</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Štítky</translation>
    </message>
    <message>
        <source>Words to find the game by, with commas between them</source>
        <translation>Slova, podle kterých se hra najde, oddělená čárkami</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Write a note about the game</source>
        <translation>Napsat ke hře poznámku</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Zdvojit</translation>
    </message>
    <message>
        <source>Keep a copy of the game</source>
        <translation>Uložit kopii hry</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Take the games out of the library; it can be undone (Delete)</source>
        <translation>Odstraní hry z knihovny; lze to vzít zpět (Delete)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Upravit</translation>
    </message>
    <message>
        <source>Title, date, place, playing time, tags and note</source>
        <translation>Název, datum, místo, doba hry, štítky a poznámka</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Take games into the library; files can be dragged here too</source>
        <translation>Zařadit hry do knihovny; soubory sem lze i přetáhnout</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Write the chosen games to files, or pass them on</source>
        <translation>Zapsat vybrané hry do souborů, nebo je předat dál</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Soubory…</translation>
    </message>
    <message>
        <source>All games of a folder…</source>
        <translation>Všechny hry ze složky…</translation>
    </message>
</context>
<context>
    <name>wayside::LibraryFilters</name>
    <message>
        <source>Search titles, players, places, notes and tags</source>
        <translation>Hledat v názvech, hráčích, místech, poznámkách a štítcích</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Hledat</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>všichni hráči</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>všechny sady</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>všechny hry</translation>
    </message>
    <message>
        <source>all tags</source>
        <translation>všechny štítky</translation>
    </message>
    <message>
        <source>Only games of this player</source>
        <translation>Jen hry tohoto hráče</translation>
    </message>
    <message>
        <source>Only games with this set</source>
        <translation>Jen hry s touto sadou</translation>
    </message>
    <message>
        <source>Only finished or unfinished games</source>
        <translation>Jen dohrané, nebo nedohrané hry</translation>
    </message>
    <message>
        <source>Only games with this tag</source>
        <translation>Jen hry s tímto štítkem</translation>
    </message>
    <message>
        <source>Only games from this day on</source>
        <translation>Jen hry od tohoto dne</translation>
    </message>
    <message>
        <source>Only games up to this day</source>
        <translation>Jen hry do tohoto dne</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>dohrané</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nedohrané</translation>
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
        <translation>kterýkoli den</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Ukázat vše</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>Ukázat zase všechny hry</translation>
    </message>
</context>
<context>
    <name>wayside::LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 z %n hry</numerusform>
            <numerusform>%1 z %n her</numerusform>
            <numerusform>%1 z %n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>smazána %n hra</numerusform>
            <numerusform>smazány %n hry</numerusform>
            <numerusform>smazáno %n her</numerusform>
        </translation>
    </message>
    <message>
        <source>Take games into the library</source>
        <translation>Zařadit hry do knihovny</translation>
    </message>
    <message>
        <source>Recorded games (*.wayside *.jcz *.json)</source>
        <translation>Zaznamenané hry (*.wayside *.jcz *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Take all games of a folder into the library</source>
        <translation>Zařadit do knihovny všechny hry ze složky</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (kopie)</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>No games yet. Play one at the table, or take files in with Import; they can be dragged here too.</source>
        <translation>Zatím tu není žádná hra. Zahrajte si u stolu, nebo zařaďte soubory tlačítkem Import; lze je sem i přetáhnout.</translation>
    </message>
    <message>
        <source>No game is like that. Show all takes the filters away.</source>
        <translation>Taková hra tu není. Filtry zrušíte tlačítkem Ukázat vše.</translation>
    </message>
</context>
<context>
    <name>wayside::LineModel</name>
    <message>
        <source>Rule %1: click the question mark, or press ?</source>
        <comment>tooltip of a line</comment>
        <translation>Pravidlo %1: klikněte na otazník, nebo stiskněte ?</translation>
    </message>
</context>
<context>
    <name>wayside::LinePanel</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a feature&apos;s kind and length</comment>
        <translation>
            <numerusform>%1, %n kartička</numerusform>
            <numerusform>%1, %n kartičky</numerusform>
            <numerusform>%1, %n kartiček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::MainWindow</name>
    <message>
        <source>Written to %1</source>
        <translation>Zapsáno do %1</translation>
    </message>
    <message>
        <source>About Wayside</source>
        <translation>O programu Wayside</translation>
    </message>
    <message>
        <source>The companion beside your Carcassonne table, for The Signposts and The Tollkeepers.

Free software under the GPL, version 3 or later. Made by players; it has no tie to the publishers of Carcassonne.</source>
        <translation>Společník k vašemu stolu s Carcassonnem, pro Směrovky a Mýtné.

Svobodný software pod licencí GPL, verze 3 nebo novější. Vytvořili hráči; s vydavateli Carcassonnu nemá nic společného.</translation>
    </message>
    <message>
        <source>%1 – Wayside</source>
        <translation>%1 – Wayside</translation>
    </message>
    <message numerus="yes">
        <source>The final scoring is done with %n tile(s) still in the box. Undo takes it back.</source>
        <translation>
            <numerusform>Závěrečné vyhodnocení proběhlo, i když v krabici zbývá %n kartička. Zpět to vrátí.</numerusform>
            <numerusform>Závěrečné vyhodnocení proběhlo, i když v krabici zbývají %n kartičky. Zpět to vrátí.</numerusform>
            <numerusform>Závěrečné vyhodnocení proběhlo, i když v krabici zbývá %n kartiček. Zpět to vrátí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Zavřít zprávu</translation>
    </message>
</context>
<context>
    <name>wayside::NewGamePage</name>
    <message>
        <source>Choose at least one set of tiles.</source>
        <translation>Zvolte alespoň jednu sadu kartiček.</translation>
    </message>
    <message>
        <source>None: the first tile may lie anywhere</source>
        <translation>Žádná: první kartička smí ležet kdekoli</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Players and options</source>
        <translation>Hráči a možnosti</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Hráči v pořadí, v jakém hrají</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Sets in the box</source>
        <translation>Sady v krabici</translation>
    </message>
    <message>
        <source>Rules that tables choose</source>
        <translation>Pravidla, která si stůl volí</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Může zůstat prázdný</translation>
    </message>
    <message>
        <source>&amp;Start tile</source>
        <translation>&amp;Úvodní kartička</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Úvodní kartička</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Use these</source>
        <translation>Použít</translation>
    </message>
</context>
<context>
    <name>wayside::OptionsEditor</name>
    <message>
        <source>More options</source>
        <translation>Další možnosti</translation>
    </message>
    <message>
        <source>The rule: %1</source>
        <translation>Pravidlo: %1</translation>
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
        <translation>Nová sada</translation>
    </message>
    <message>
        <source>Name of the set:</source>
        <translation>Název sady:</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Moje kartičky</translation>
    </message>
    <message>
        <source>Rename the set</source>
        <translation>Přejmenovat sadu</translation>
    </message>
    <message>
        <source>Delete the set</source>
        <translation>Smazat sadu</translation>
    </message>
    <message>
        <source>Delete “%1” with all its tiles? Games that were played with it keep theirs.</source>
        <translation>Smazat „%1“ se všemi kartičkami? Hry, které se s ní hrály, si své kartičky ponechají.</translation>
    </message>
    <message>
        <source>Import a set</source>
        <translation>Importovat sadu</translation>
    </message>
    <message>
        <source>Tile sets (*.json *.wayside-tiles)</source>
        <translation>Sady kartiček (*.json *.wayside-tiles)</translation>
    </message>
    <message>
        <source>Imported “%1”.</source>
        <translation>Importováno: „%1“.</translation>
    </message>
    <message>
        <source>Export the set</source>
        <translation>Exportovat sadu</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Zapsáno do %1.</translation>
    </message>
    <message>
        <source>Own sets</source>
        <translation>Vlastní sady</translation>
    </message>
    <message>
        <source>No own set yet</source>
        <translation>Zatím žádná vlastní sada</translation>
    </message>
    <message>
        <source>Tiles of the set</source>
        <translation>Kartičky sady</translation>
    </message>
    <message>
        <source>Import a set from a file</source>
        <translation>Importovat sadu ze souboru</translation>
    </message>
    <message>
        <source>Export the set, to pass it on</source>
        <translation>Exportovat sadu, aby se dala předat dál</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>Nová kartička</translation>
    </message>
    <message>
        <source>Copy a tile from another set</source>
        <translation>Kopírovat kartičku z jiné sady</translation>
    </message>
    <message>
        <source>Delete the tile</source>
        <translation>Smazat kartičku</translation>
    </message>
    <message>
        <source>Take back the check of “%1”? The patterns that came with Wayside count again. Games that were played with yours keep them.</source>
        <translation>Zrušit kontrolu sady „%1“? Zase bude platit podoba dodaná s programem Wayside. Hry, které se hrály s vaší, si ji ponechají.</translation>
    </message>
    <message>
        <source>“%1” is here already; nothing was changed.</source>
        <translation>„%1“ už tu je; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Put this in place of your own check of “%1”? Games that were played with yours keep it.</source>
        <translation>Nahradit tím vaši vlastní kontrolu sady „%1“? Hry, které se hrály s vaší, si ji ponechají.</translation>
    </message>
    <message>
        <source>“%1” counts as checked against a box from now on.</source>
        <translation>Sada „%1“ odteď platí za zkontrolovanou podle krabice.</translation>
    </message>
    <message>
        <source>The tiles that you save stand here. Click one to change it.</source>
        <translation>Tady budou kartičky, které uložíte. Kliknutím kartičku změníte.</translation>
    </message>
</context>
<context>
    <name>wayside::PlayersEditor</name>
    <message>
        <source>Player %1 has no name yet. Write one, or remove the line.</source>
        <translation>Hráč %1 ještě nemá jméno. Napište je, nebo řádek odeberte.</translation>
    </message>
    <message>
        <source>Two players are called %1. Give one of them another name.</source>
        <translation>Dva hráči se jmenují %1. Dejte jednomu z nich jiné jméno.</translation>
    </message>
    <message>
        <source>Add at least one player.</source>
        <translation>Přidejte alespoň jednoho hráče.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>Up to six play</source>
        <translation>Hraje nejvýše šest hráčů</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Jméno hráče %1</translation>
    </message>
    <message>
        <source>Plays before the one above</source>
        <translation>Hraje dřív než hráč nad ním</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Odebrat tohoto hráče</translation>
    </message>
</context>
<context>
    <name>wayside::RemainingPanel</name>
    <message>
        <source>Monasteries</source>
        <translation>Kláštery</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <translation>Křižovatky</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>Cities with roads</source>
        <translation>Města s cestami</translation>
    </message>
    <message>
        <source>Cities without roads</source>
        <translation>Města bez cest</translation>
    </message>
    <message>
        <source>Other tiles</source>
        <translation>Ostatní kartičky</translation>
    </message>
    <message>
        <source>as many as you need</source>
        <translation>kolik potřebujete</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>zbývá %1 z %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The box is empty.</source>
        <translation>Krabice je prázdná.</translation>
    </message>
    <message>
        <source>The tournament switch is on: what is left isn&apos;t shown.</source>
        <translation>Turnajový přepínač je zapnutý: co zbývá, se neukazuje.</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Co sem pasuje</translation>
    </message>
    <message>
        <source>Point at a free square of the table.</source>
        <translation>Ukažte na volné pole stolu.</translation>
    </message>
    <message numerus="yes">
        <source>Fits on %1: %n tile(s)</source>
        <translation>
            <numerusform>Na %1 pasuje %n kartička</numerusform>
            <numerusform>Na %1 pasují %n kartičky</numerusform>
            <numerusform>Na %1 pasuje %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that is left fits: the square is dead.</source>
        <translation>Nic z toho, co zbývá, nepasuje: pole je mrtvé.</translation>
    </message>
    <message numerus="yes">
        <source>Each player&apos;s chance of drawing at least one of them before the game ends; %n tile(s) are left.</source>
        <translation>
            <numerusform>Pravděpodobnost, že hráč do konce hry vylosuje aspoň jednu z nich; zbývá %n kartička.</numerusform>
            <numerusform>Pravděpodobnost, že hráč do konce hry vylosuje aspoň jednu z nich; zbývají %n kartičky.</numerusform>
            <numerusform>Pravděpodobnost, že hráč do konce hry vylosuje aspoň jednu z nich; zbývá %n kartiček.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dead squares</source>
        <translation>Mrtvá pole</translation>
    </message>
    <message>
        <source>Every free square can still be filled.</source>
        <translation>Každé volné pole lze ještě zaplnit.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles left, all</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odložené</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Zbývající kartičky</translation>
    </message>
</context>
<context>
    <name>wayside::ReviewPage</name>
    <message>
        <source>No game is open. Choose one in the library.</source>
        <translation>Není otevřená žádná hra. Vyberte ji v knihovně.</translation>
    </message>
    <message>
        <source>Comment on this turn</source>
        <translation>Poznámka k tomuto tahu</translation>
    </message>
    <message>
        <source>The table at this turn</source>
        <translation>Stůl v tomto tahu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co se stalo</translation>
    </message>
    <message>
        <source>What might have been</source>
        <translation>Co se mohlo stát</translation>
    </message>
    <message>
        <source>&amp;Comment on this turn</source>
        <translation>&amp;Poznámka k tomuto tahu</translation>
    </message>
    <message>
        <source>What &amp;if: play on from here</source>
        <translation>Co &amp;kdyby: hrát odsud dál</translation>
    </message>
    <message>
        <source>Begin a new game with the turns up to this one; this game stays as it is</source>
        <translation>Začne novou hru s tahy až po tento; tato hra zůstane, jak je</translation>
    </message>
</context>
<context>
    <name>wayside::ReviewTransport</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Pozastavit (mezerník)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Přehrát (mezerník)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>šipka vlevo</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>šipka vpravo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Where in the game</source>
        <translation>Kde ve hře</translation>
    </message>
    <message>
        <source>Turn to go to</source>
        <translation>Tah, na který se přejde</translation>
    </message>
    <message>
        <source>How far one press goes</source>
        <translation>Jak daleko jde jedno stisknutí</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Rychlost přehrávání</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tah</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>po tazích</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>po krocích</translation>
    </message>
</context>
<context>
    <name>wayside::RoadsideButton</name>
    <message>
        <source>%1: click, then the road it stands beside; with Ctrl also beside another. Or drag it there.</source>
        <translation>%1: klikněte a pak klikněte na cestu, u které stojí; s Ctrl i na další. Nebo to tam přetáhněte.</translation>
    </message>
</context>
<context>
    <name>wayside::RuleContents</name>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation>Nalezená pravidla</translation>
    </message>
    <message>
        <source>No rule has these words. Try another word, or search in all languages.</source>
        <translation>Žádné pravidlo tato slova nemá. Zkuste jiné slovo, nebo hledejte ve všech jazycích.</translation>
    </message>
</context>
<context>
    <name>wayside::RulebookView</name>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>The printer couldn&apos;t be used. See whether it is switched on, or write a PDF instead.</source>
        <translation>Tiskárnu nelze použít. Podívejte se, zda je zapnutá, nebo místo toho zapište PDF.</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>pravidla</translation>
    </message>
    <message>
        <source>Write the rules as PDF</source>
        <translation>Zapsat pravidla jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t be written. Choose another folder.</source>
        <translation>%1 nelze zapsat. Zvolte jinou složku.</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Jeden jazyk</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Menší písmo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Větší písmo</translation>
    </message>
    <message>
        <source>Copy this rule</source>
        <translation>Kopírovat toto pravidlo</translation>
    </message>
    <message>
        <source>Print, or write a PDF</source>
        <translation>Tisknout, nebo zapsat PDF</translation>
    </message>
    <message>
        <source>Show on our table</source>
        <translation>Ukázat na našem stole</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>In all languages</source>
        <translation>Ve všech jazycích</translation>
    </message>
    <message>
        <source>Searches the English, Czech and Polish texts at once</source>
        <translation>Hledá najednou v anglických, českých a polských textech</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Jazyk pravidel</translation>
    </message>
    <message>
        <source>Second language beside it</source>
        <translation>Druhý jazyk vedle něj</translation>
    </message>
    <message>
        <source>A second language beside it, at the same place</source>
        <translation>Vedle něj druhý jazyk, na stejném místě</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopírovat jako text</translation>
    </message>
    <message>
        <source>Copy a link</source>
        <translation>Kopírovat odkaz</translation>
    </message>
    <message>
        <source>Print this entry…</source>
        <translation>Tisknout toto heslo…</translation>
    </message>
    <message>
        <source>Print the chapter…</source>
        <translation>Tisknout kapitolu…</translation>
    </message>
    <message>
        <source>Print all rules…</source>
        <translation>Tisknout všechna pravidla…</translation>
    </message>
    <message>
        <source>This entry as PDF…</source>
        <translation>Toto heslo jako PDF…</translation>
    </message>
    <message>
        <source>The chapter as PDF…</source>
        <translation>Kapitola jako PDF…</translation>
    </message>
    <message>
        <source>All rules as PDF…</source>
        <translation>Všechna pravidla jako PDF…</translation>
    </message>
    <message numerus="yes">
        <source>Lights %n square(s) of the table where this rule matters now</source>
        <translation>
            <numerusform>Zvýrazní %n pole na stole, kde teď na pravidle záleží</numerusform>
            <numerusform>Zvýrazní %n pole na stole, kde teď na pravidle záleží</numerusform>
            <numerusform>Zvýrazní %n polí na stole, kde teď na pravidle záleží</numerusform>
        </translation>
    </message>
    <message>
        <source>This rule matters nowhere on the table now</source>
        <translation>Toto pravidlo teď nikde na stole nehraje roli</translation>
    </message>
    <message>
        <source>and %1</source>
        <comment>a second language beside the first</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>Obsah a hledání</translation>
    </message>
</context>
<context>
    <name>wayside::RulesDock</name>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreCorrection</name>
    <message>
        <source>Correct a score</source>
        <translation>Opravit body</translation>
    </message>
    <message>
        <source>Counted wrongly at the table</source>
        <translation>U stolu se spletl počet</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Jiný důvod</translation>
    </message>
    <message>
        <source>Everybody who scored it</source>
        <translation>Všichni, kdo za to bodovali</translation>
    </message>
    <message>
        <source>It ends at a German cathedral</source>
        <translation>Končí u Německé katedrály</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Za co</translation>
    </message>
    <message>
        <source>Road or city</source>
        <translation>Cesta nebo město</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
    <message>
        <source>German castles</source>
        <translation>Německé hrady</translation>
    </message>
    <message>
        <source>Buildings on it</source>
        <translation>Malé stavby</translation>
    </message>
    <message>
        <source>Towers on it</source>
        <translation>Věže</translation>
    </message>
    <message>
        <source>Houses on it</source>
        <translation>Domy</translation>
    </message>
    <message>
        <source>Sheds on it</source>
        <translation>Kůlny</translation>
    </message>
    <message>
        <source>The rule gives</source>
        <translation>Podle pravidla</translation>
    </message>
    <message>
        <source>Another road</source>
        <translation>Jiná cesta</translation>
    </message>
    <message>
        <source>Another road or city</source>
        <translation>Jiná cesta nebo město</translation>
    </message>
    <message>
        <source>the rule gives %1</source>
        <translation>podle pravidla %1</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreGraphView</name>
    <message>
        <source>Score of each player turn by turn</source>
        <translation>Body každého hráče tah po tahu</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreLog</name>
    <message>
        <source>All players</source>
        <translation>Všichni hráči</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Všechno</translation>
    </message>
    <message>
        <source>Whose points</source>
        <translation>Čí body</translation>
    </message>
    <message>
        <source>Kind of scoring</source>
        <translation>Druh bodování</translation>
    </message>
    <message>
        <source>Nothing has been scored yet.</source>
        <translation>Zatím se nic nebodovalo.</translation>
    </message>
    <message>
        <source>No scoring is like that. Choose all players or everything.</source>
        <translation>Takové bodování tu není. Zvolte všechny hráče nebo všechno.</translation>
    </message>
    <message>
        <source>, large toll</source>
        <translation>, velké mýtné</translation>
    </message>
    <message>
        <source>, small toll</source>
        <translation>, malé mýtné</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a scoring&apos;s kind and length</comment>
        <translation>
            <numerusform>%1, %n kartička</numerusform>
            <numerusform>%1, %n kartičky</numerusform>
            <numerusform>%1, %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Na konci</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
    </message>
    <message>
        <source>nobody is on it</source>
        <translation>nikdo tu nestál</translation>
    </message>
    <message>
        <source>Score log</source>
        <translation>Bodování</translation>
    </message>
    <message>
        <source>Add points to it, or correct it</source>
        <translation>Přičíst k tomu body, nebo je opravit</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n if the game ended now</source>
        <translation>
            <numerusform>%n, kdyby teď hra skončila</numerusform>
            <numerusform>%n, kdyby teď hra skončila</numerusform>
            <numerusform>%n, kdyby teď hra skončila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) left</source>
        <translation>
            <numerusform>zbývá %n družiník</numerusform>
            <numerusform>zbývají %n družiníci</numerusform>
            <numerusform>zbývá %n družiníků</numerusform>
        </translation>
    </message>
    <message>
        <source>large meeple left</source>
        <translation>velký družiník v zásobě</translation>
    </message>
    <message>
        <source>abbot left</source>
        <translation>opat v zásobě</translation>
    </message>
    <message>
        <source>tollhouse not placed</source>
        <translation>celnice není na stole</translation>
    </message>
    <message>
        <source>tollhouse shows %1</source>
        <translation>celnice ukazuje %1</translation>
    </message>
    <message>
        <source>it is their turn</source>
        <translation>je na tahu</translation>
    </message>
</context>
<context>
    <name>wayside::ScoreWall</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: body %2</translation>
    </message>
</context>
<context>
    <name>wayside::Scoreboard</name>
    <message>
        <source>Scores</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Body podle zdroje</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Podle zdroje</translation>
    </message>
    <message>
        <source>Show what the points came from.</source>
        <translation>Ukáže, odkud body pocházejí.</translation>
    </message>
</context>
<context>
    <name>wayside::Session</name>
    <message>
        <source>What if, from turn %1</source>
        <translation>Co kdyby, od tahu %1</translation>
    </message>
    <message>
        <source>%1: what if, from turn %2</source>
        <translation>%1: co kdyby, od tahu %2</translation>
    </message>
</context>
<context>
    <name>wayside::SetsEditor</name>
    <message>
        <source>Edition of %1</source>
        <translation>Edice: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, provisional</source>
        <translation>%1, předběžně</translation>
    </message>
    <message>
        <source>The printed pattern of these tiles isn&apos;t public. Compare them with those in your box, and put them right in the tile workshop.</source>
        <translation>Tištěná podoba těchto kartiček není veřejně známá. Porovnejte je s těmi ve své krabici a opravte je v dílně kartiček.</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>libovolný počet</translation>
    </message>
    <message>
        <source>The edition in your box. C1 shows little farmhouses and no gardens; C2 and C3 carry gardens, farmhouses, sheds and highwaymen.</source>
        <translation>Edice ve vaší krabici. Na C1 jsou malá stavení a žádné zahrady; na C2 a C3 jsou zahrady, stavení, chlévy a skupiny lapků.</translation>
    </message>
</context>
<context>
    <name>wayside::SignpostList</name>
    <message numerus="yes">
        <source>Then %n point(s) more for the completed road.</source>
        <translation>
            <numerusform>Pak dokončená cesta přinese o %n bod víc.</numerusform>
            <numerusform>Pak dokončená cesta přinese o %n body víc.</numerusform>
            <numerusform>Pak dokončená cesta přinese o %n bodů víc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>that would do</comment>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile that is left does that.</source>
        <translation>Žádná zbývající kartička to neumožní.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>zbývá %n</numerusform>
            <numerusform>zbývají %n</numerusform>
            <numerusform>zbývá %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No signpost is on the table yet.</source>
        <translation>Na stole ještě není žádná směrovka.</translation>
    </message>
    <message>
        <source>Signposts</source>
        <translation>Směrovky</translation>
    </message>
    <message>
        <source>from the north</source>
        <translation>ze severu</translation>
    </message>
    <message>
        <source>from the east</source>
        <translation>z východu</translation>
    </message>
    <message>
        <source>from the south</source>
        <translation>z jihu</translation>
    </message>
    <message>
        <source>from the west</source>
        <translation>ze západu</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>na sever</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>na východ</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>na jih</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>na západ</translation>
    </message>
    <message>
        <source>%1 needs a road %2 %3.</source>
        <comment>square, from a direction, to a direction</comment>
        <translation>%1 potřebuje cestu %2 %3.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>heading above signposts</comment>
        <translation>Otevřené</translation>
    </message>
    <message>
        <source>Undecided</source>
        <comment>heading above signposts</comment>
        <translation>Nerozhodnuté</translation>
    </message>
    <message>
        <source>Correct</source>
        <comment>heading above signposts</comment>
        <translation>Správné</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>heading above signposts</comment>
        <translation>Nesprávné</translation>
    </message>
</context>
<context>
    <name>wayside::SpotSheet</name>
    <message>
        <source>Edges: c city, r road, f field</source>
        <translation>Hrany: c město, r cesta, f louka</translation>
    </message>
    <message>
        <source>Find a tile by its edges</source>
        <translation>Najít kartičku podle hran</translation>
    </message>
    <message>
        <source>Tiles that fit here</source>
        <translation>Kartičky, které sem pasují</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; · no tile in the box fits here</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; · žádná kartička v krabici sem nepasuje</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %n tile(s) fit</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · pasuje %n kartička</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · pasují %n kartičky</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · pasuje %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>Not here …</source>
        <translation>Není tu…</translation>
    </message>
    <message>
        <source>Make the tile in your hand: the edges that this square needs are set already</source>
        <translation>Vytvořte kartičku, kterou máte v ruce: hrany, které toto pole potřebuje, jsou už nastavené</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>Next rotation that fits (Space, or the right button on a tile)</source>
        <translation>Další natočení, které pasuje (mezerník nebo pravé tlačítko na kartičce)</translation>
    </message>
</context>
<context>
    <name>wayside::StartPage</name>
    <message>
        <source>The companion beside your Carcassonne table, for The Signposts and The Tollkeepers.</source>
        <translation>Společník k vašemu stolu s Carcassonnem, pro Směrovky a Mýtné.</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Pokračovat v poslední hře</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Pokračovat: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Choose players, sets and options, then enter each tile as it is laid</source>
        <translation>Zvolte hráče, sady a možnosti a pak zadávejte kartičky, jak je přikládáte</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otevřít soubor</translation>
    </message>
    <message>
        <source>A recorded game (.wayside) or a saved game of JCloisterZone (.jcz)</source>
        <translation>Zaznamenaná hra (.wayside) nebo uložená hra z JCloisterZone (.jcz)</translation>
    </message>
    <message>
        <source>Look at a sample game</source>
        <translation>Prohlédnout ukázkovou hru</translation>
    </message>
    <message>
        <source>Three players, with signposts and tolls of every kind</source>
        <translation>Tři hráči, směrovky a mýtné všeho druhu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>In English, Czech and Polish</source>
        <translation>Anglicky, česky a polsky</translation>
    </message>
</context>
<context>
    <name>wayside::StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n dohraná</numerusform>
            <numerusform>%n dohrané</numerusform>
            <numerusform>%n dohraných</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nelze zapsat: %1</translation>
    </message>
    <message>
        <source>Write plot or table to a file</source>
        <translation>Zapsat graf nebo tabulku do souboru</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obrázek (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Kresba (*.svg)</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Co ukázat</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>všechny hry</translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen game(s)</source>
        <translation>
            <numerusform>%n vybraná hra</numerusform>
            <numerusform>%n vybrané hry</numerusform>
            <numerusform>%n vybraných her</numerusform>
        </translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Které hry</translation>
    </message>
    <message>
        <source>all sets</source>
        <translation>všechny sady</translation>
    </message>
    <message>
        <source>Only games with this set</source>
        <translation>Jen hry s touto sadou</translation>
    </message>
    <message>
        <source>any number of players</source>
        <translation>libovolný počet hráčů</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Only games with so many players</source>
        <translation>Jen hry s tolika hráči</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Write the table as CSV, or the plot as PNG or SVG</source>
        <translation>Zapsat tabulku jako CSV, nebo graf jako PNG či SVG</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>dohrané</translation>
    </message>
    <message>
        <source>finished or not</source>
        <translation>dohrané i nedohrané</translation>
    </message>
    <message>
        <source>and what-ifs</source>
        <translation>i hry „co kdyby“</translation>
    </message>
    <message>
        <source>Whether games that go on, and games played on from a turn of another, are counted too</source>
        <translation>Zda se počítají i nedohrané hry a hry, které pokračují od tahu jiné hry</translation>
    </message>
</context>
<context>
    <name>wayside::SwatchButton</name>
    <message>
        <source>Colour: %1</source>
        <translation>Barva: %1</translation>
    </message>
</context>
<context>
    <name>wayside::TablePage</name>
    <message>
        <source>Scores</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>Tolls</source>
        <translation>Mýtné</translation>
    </message>
    <message>
        <source>Signposts</source>
        <translation>Směrovky</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Put a turn right</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Zbývá</translation>
    </message>
    <message>
        <source>Score log</source>
        <translation>Bodování</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Lay a token</source>
        <translation>Položit žeton</translation>
    </message>
    <message>
        <source>Correct a score</source>
        <translation>Opravit body</translation>
    </message>
    <message>
        <source>A turn is put right: nothing is changed yet.</source>
        <translation>Opravuje se tah: zatím se nic nezměnilo.</translation>
    </message>
    <message>
        <source>Add a token to this turn</source>
        <translation>Přidat žeton k tomuto tahu</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) that were undone came back first, so that none is lost.</source>
        <translation>
            <numerusform>Nejdřív se obnovil %n tah vzatý zpět, aby se žádný neztratil.</numerusform>
            <numerusform>Nejdřív se obnovily %n tahy vzaté zpět, aby se žádný neztratil.</numerusform>
            <numerusform>Nejdřív se obnovilo %n tahů vzatých zpět, aby se žádný neztratil.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::TableView</name>
    <message>
        <source>Wayside – table view</source>
        <translation>Wayside – pohled na stůl</translation>
    </message>
</context>
<context>
    <name>wayside::TileCanvas</name>
    <message>
        <source>The tile</source>
        <translation>Kartička</translation>
    </message>
    <message>
        <source>%1 beside the road that is lit. It is drawn where there is room; what counts is the road.</source>
        <translation>%1 u zvýrazněné cesty. Nakreslí se tam, kde je místo; rozhoduje cesta.</translation>
    </message>
    <message>
        <source>%1 in hand: click close to the road it stands beside; elsewhere it is beside no road. Esc puts it back.</source>
        <translation>%1 v ruce: klikněte blízko cesty, u které má být; jinde nebude u žádné cesty. Esc to vrátí.</translation>
    </message>
    <message>
        <source>Field. Click: road. Drag to another edge: a road from here to there.</source>
        <translation>Louka. Kliknutí: cesta. Tažení k jiné hraně: cesta odsud tam.</translation>
    </message>
    <message>
        <source>Road. Click: city. Drag to another edge or to the middle: the road leads there.</source>
        <translation>Cesta. Kliknutí: město. Tažení k jiné hraně nebo do středu: cesta povede tam.</translation>
    </message>
    <message>
        <source>City. Click: river. Drag to another city edge: one city. Drag to a far corner: its tip parts the field.</source>
        <translation>Město. Kliknutí: řeka. Tažení k jiné hraně s městem: jedno město. Tažení do vzdáleného rohu: cíp města rozdělí louku.</translation>
    </message>
    <message>
        <source>River. Click: field. Drag to another edge: the river flows there.</source>
        <translation>Řeka. Kliknutí: louka. Tažení k jiné hraně: řeka poteče tam.</translation>
    </message>
    <message>
        <source>Signpost beside the road that leaves here. Click: left, straight on, right, none.</source>
        <translation>Směrovka u cesty, která odtud vede. Kliknutí: vlevo, rovně, vpravo, žádná.</translation>
    </message>
    <message>
        <source>The middle. Click: what stands here. With Shift: this square is taken away.</source>
        <translation>Střed. Kliknutí: co tu stojí. S klávesou Shift: toto pole se odebere.</translation>
    </message>
    <message>
        <source>%1. Right click: take it away.</source>
        <translation>%1. Pravé tlačítko: odebrat.</translation>
    </message>
    <message>
        <source>Click an edge to change it, or type its letters: F field, R road, C city, V river.</source>
        <translation>Kliknutím hranu změníte, nebo pište písmena hran: F louka, R cesta, C město, V řeka.</translation>
    </message>
</context>
<context>
    <name>wayside::TileContents</name>
    <message>
        <source>The city %1</source>
        <comment>%1 is one edge or several: north, east</comment>
        <translation>Město: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>within a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Beside a road</source>
        <translation>U cesty</translation>
    </message>
    <message>
        <source>On the tile</source>
        <translation>Na kartičce</translation>
    </message>
    <message>
        <source>The roads meet in the middle at …</source>
        <translation>Cesty se uprostřed setkávají:</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klášter</translation>
    </message>
    <message>
        <source>Roads that lead nowhere end at it.</source>
        <translation>Končí u něj cesty, které jinak nikam nevedou.</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Zahrada</translation>
    </message>
    <message>
        <source>A garden for the abbot.</source>
        <translation>Zahrada pro opata.</translation>
    </message>
    <message>
        <source>Pennant</source>
        <translation>Erb</translation>
    </message>
    <message>
        <source>A pennant in the city.</source>
        <translation>Erb ve městě.</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Katedrála</translation>
    </message>
    <message>
        <source>A cathedral in the city (inns and cathedrals).</source>
        <translation>Katedrála ve městě (Hostince a katedrály).</translation>
    </message>
    <message>
        <source>Part the city</source>
        <translation>Rozdělit město</translation>
    </message>
    <message>
        <source>Every edge of the city becomes a city of its own.</source>
        <translation>Z každé hrany města bude samostatné město.</translation>
    </message>
    <message>
        <source>City&apos;s tip</source>
        <translation>Cíp města</translation>
    </message>
    <message>
        <source>The tip of a city reaches a far corner, or the middle, and parts the field. Each click is the next place.</source>
        <translation>Cíp města sahá do vzdáleného rohu nebo do středu a dělí louku. Každé kliknutí ho posune na další místo.</translation>
    </message>
    <message>
        <source>Water tower</source>
        <translation>Vodárenská věž</translation>
    </message>
    <message>
        <source>A water tower in the city.</source>
        <translation>Vodárenská věž ve městě.</translation>
    </message>
    <message>
        <source>Labyrinth</source>
        <translation>Labyrint</translation>
    </message>
    <message>
        <source>All roads are joined by a labyrinth.</source>
        <translation>Všechny cesty spojuje labyrint.</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Opatství</translation>
    </message>
    <message>
        <source>It fits in any hole and scores as a monastery.</source>
        <translation>Pasuje do každé díry a hodnotí se jako klášter.</translation>
    </message>
    <message>
        <source>Long road</source>
        <translation>Dlouhá cesta</translation>
    </message>
    <message>
        <source>A wainwrights&apos; quarter of Leipzig: one road over both squares.</source>
        <translation>Lipská čtvrť kolářů: jedna cesta přes obě pole.</translation>
    </message>
</context>
<context>
    <name>wayside::TileEditor</name>
    <message>
        <source>Roundabout</source>
        <translation>Kruhový objezd</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Začít s</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <translation>Zpět (%1)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Redo (%1)</source>
        <translation>Znovu (%1)</translation>
    </message>
    <message>
        <source>Turn (Space)</source>
        <translation>Otočit (mezerník)</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Čtvercová</translation>
    </message>
    <message>
        <source>Double tile</source>
        <translation>Dvojkartička</translation>
    </message>
    <message>
        <source>Four squares</source>
        <translation>Čtyři pole</translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation>Nepravidelná</translation>
    </message>
    <message>
        <source>Triangle, top left</source>
        <translation>Trojúhelník vlevo nahoře</translation>
    </message>
    <message>
        <source>Triangle, top right</source>
        <translation>Trojúhelník vpravo nahoře</translation>
    </message>
    <message>
        <source>Triangle, bottom right</source>
        <translation>Trojúhelník vpravo dole</translation>
    </message>
    <message>
        <source>Triangle, bottom left</source>
        <translation>Trojúhelník vlevo dole</translation>
    </message>
    <message>
        <source>Shape of the tile</source>
        <translation>Tvar kartičky</translation>
    </message>
    <message>
        <source>Only the road %1</source>
        <translation>Jen cesta: %1</translation>
    </message>
</context>
<context>
    <name>wayside::TileStarts</name>
    <message>
        <source>Straight road</source>
        <translation>Rovná cesta</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Zatáčka</translation>
    </message>
    <message>
        <source>Two curves</source>
        <translation>Dvě zatáčky</translation>
    </message>
    <message>
        <source>Crossroads of three roads</source>
        <translation>Křižovatka tří cest</translation>
    </message>
    <message>
        <source>Crossroads of four roads</source>
        <translation>Křižovatka čtyř cest</translation>
    </message>
    <message>
        <source>Roundabout of three roads</source>
        <translation>Kruhový objezd tří cest</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klášter</translation>
    </message>
    <message>
        <source>Monastery with a road</source>
        <translation>Klášter s cestou</translation>
    </message>
    <message>
        <source>City on one side</source>
        <translation>Město na jedné straně</translation>
    </message>
    <message>
        <source>City and a straight road</source>
        <translation>Město a rovná cesta</translation>
    </message>
    <message>
        <source>City and a curve to the right</source>
        <translation>Město a zatáčka vpravo</translation>
    </message>
    <message>
        <source>City and a curve to the left</source>
        <translation>Město a zatáčka vlevo</translation>
    </message>
    <message>
        <source>City and a crossroads</source>
        <translation>Město a křižovatka</translation>
    </message>
    <message>
        <source>City in a corner</source>
        <translation>Město v rohu</translation>
    </message>
    <message>
        <source>City in a corner and a curve</source>
        <translation>Město v rohu a zatáčka</translation>
    </message>
    <message>
        <source>City across the tile</source>
        <translation>Město přes kartičku</translation>
    </message>
    <message>
        <source>City on three sides</source>
        <translation>Město na třech stranách</translation>
    </message>
    <message>
        <source>Road to a city gate</source>
        <translation>Cesta k městské bráně</translation>
    </message>
    <message>
        <source>City all over</source>
        <translation>Samé město</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Řeka</translation>
    </message>
    <message>
        <source>Double tile</source>
        <translation>Dvojkartička</translation>
    </message>
    <message>
        <source>Tile of four squares</source>
        <translation>Kartička o čtyřech polích</translation>
    </message>
    <message>
        <source>Irregular tile</source>
        <translation>Nepravidelná kartička</translation>
    </message>
    <message>
        <source>Triangular tile</source>
        <translation>Půlená kartička</translation>
    </message>
</context>
<context>
    <name>wayside::TileView</name>
    <message>
        <source>The tile</source>
        <translation>Kartička</translation>
    </message>
    <message>
        <source>Click, wheel or Space: turn it, as yours lies.</source>
        <translation>Kliknutí, kolečko nebo mezerník ji otočí tak, jak leží vaše.</translation>
    </message>
</context>
<context>
    <name>wayside::TileWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>within a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in a village: %1.</source>
        <translation>
            <numerusform>%n cesta končí ve vesnici: %1.</numerusform>
            <numerusform>%n cesty končí ve vesnici: %1.</numerusform>
            <numerusform>%n cest končí ve vesnici: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at the monastery: %1.</source>
        <translation>
            <numerusform>%n cesta končí u kláštera: %1.</numerusform>
            <numerusform>%n cesty končí u kláštera: %1.</numerusform>
            <numerusform>%n cest končí u kláštera: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a city gate: %1.</source>
        <translation>
            <numerusform>%n cesta končí u městské brány: %1.</numerusform>
            <numerusform>%n cesty končí u městské brány: %1.</numerusform>
            <numerusform>%n cest končí u městské brány: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) lead into a tunnel mouth: %1.</source>
        <translation>
            <numerusform>%n cesta vede do ústí tunelu: %1.</numerusform>
            <numerusform>%n cesty vedou do ústí tunelu: %1.</numerusform>
            <numerusform>%n cest vede do ústí tunelu: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) reach a lake: %1.</source>
        <translation>
            <numerusform>%n cesta vede k jezeru: %1.</numerusform>
            <numerusform>%n cesty vedou k jezeru: %1.</numerusform>
            <numerusform>%n cest vede k jezeru: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a castle: %1.</source>
        <translation>
            <numerusform>%n cesta končí u hradu: %1.</numerusform>
            <numerusform>%n cesty končí u hradu: %1.</numerusform>
            <numerusform>%n cest končí u hradu: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a cathedral: %1.</source>
        <translation>
            <numerusform>%n cesta končí u katedrály: %1.</numerusform>
            <numerusform>%n cesty končí u katedrály: %1.</numerusform>
            <numerusform>%n cest končí u katedrály: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in a clay field: %1.</source>
        <translation>
            <numerusform>%n cesta končí v hliništi: %1.</numerusform>
            <numerusform>%n cesty končí v hliništi: %1.</numerusform>
            <numerusform>%n cest končí v hliništi: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in the middle: %1.</source>
        <translation>
            <numerusform>%n cesta končí uprostřed: %1.</numerusform>
            <numerusform>%n cesty končí uprostřed: %1.</numerusform>
            <numerusform>%n cest končí uprostřed: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A road runs from %1 to %2.</source>
        <translation>Cesta vede: %1 – %2.</translation>
    </message>
    <message>
        <source>The labyrinth joins the roads: %1.</source>
        <translation>Labyrint spojuje cesty: %1.</translation>
    </message>
    <message>
        <source>A roundabout joins the roads: %1.</source>
        <translation>Kruhový objezd spojuje cesty: %1.</translation>
    </message>
    <message>
        <source>One city reaches %1</source>
        <translation>Jedno město sahá na strany: %1</translation>
    </message>
    <message>
        <source>A city lies %1</source>
        <translation>Město leží na straně: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n pennant(s)</source>
        <translation>
            <numerusform>%1, s %n erbem</numerusform>
            <numerusform>%1, s %n erby</numerusform>
            <numerusform>%1, s %n erby</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with a cathedral</source>
        <translation>%1, s katedrálou</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>A river begins or ends here and leaves %1.</source>
        <translation>Řeka tu pramení nebo končí a odtéká: %1.</translation>
    </message>
    <message>
        <source>A river joins %1.</source>
        <translation>Řeka spojuje: %1.</translation>
    </message>
    <message>
        <source>A monastery stands in the middle.</source>
        <translation>Uprostřed stojí klášter.</translation>
    </message>
    <message>
        <source>It is an abbey: it fits in any hole.</source>
        <translation>Je to opatství: pasuje do každé díry.</translation>
    </message>
    <message>
        <source>There is a garden, for the abbot too.</source>
        <translation>Je tu zahrada, i pro opata.</translation>
    </message>
    <message>
        <source>A water tower stands in the city.</source>
        <translation>Ve městě stojí vodárenská věž.</translation>
    </message>
    <message>
        <source>There is a labyrinth.</source>
        <translation>Je tu labyrint.</translation>
    </message>
    <message numerus="yes">
        <source>The tile has %n field(s).</source>
        <translation>
            <numerusform>Kartička má %n louku.</numerusform>
            <numerusform>Kartička má %n louky.</numerusform>
            <numerusform>Kartička má %n luk.</numerusform>
        </translation>
    </message>
    <message>
        <source>The signpost %1 points %2.</source>
        <comment>%1 is an edge, %2 left, straight on or right</comment>
        <translation>Směrovka (%1) ukazuje %2.</translation>
    </message>
    <message>
        <source>%1: beside no road.</source>
        <translation>%1: u žádné cesty.</translation>
    </message>
    <message>
        <source>%1: beside the road %2.</source>
        <translation>%1: u cesty %2.</translation>
    </message>
    <message>
        <source>What joins %1 crosses what joins %2. Join them in another way, or let the roads meet in the middle.</source>
        <translation>Co spojuje %1, kříží to, co spojuje %2. Spojte je jinak, nebo nechte cesty potkat se uprostřed.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>sever</translation>
    </message>
    <message>
        <source>east</source>
        <translation>východ</translation>
    </message>
    <message>
        <source>south</source>
        <translation>jih</translation>
    </message>
    <message>
        <source>west</source>
        <translation>západ</translation>
    </message>
    <message>
        <source>%1 (square %2)</source>
        <translation>%1 (pole %2)</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vlevo</translation>
    </message>
    <message>
        <source>straight on</source>
        <translation>rovně</translation>
    </message>
    <message>
        <source>right</source>
        <translation>vpravo</translation>
    </message>
    <message>
        <source>Farmhouse</source>
        <translation>Stavení</translation>
    </message>
    <message>
        <source>Cowshed</source>
        <translation>Kravský chlév</translation>
    </message>
    <message>
        <source>Pigsty</source>
        <translation>Prasečí chlívek</translation>
    </message>
    <message>
        <source>Donkey stable</source>
        <translation>Oslí stáj</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Zahrada</translation>
    </message>
    <message>
        <source>Highwaymen</source>
        <translation>Skupina lapků</translation>
    </message>
    <message>
        <source>Travellers</source>
        <translation>Pocestní</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Hostinec</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Vesnice</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Klášter</translation>
    </message>
    <message>
        <source>City gate</source>
        <translation>Městská brána</translation>
    </message>
    <message>
        <source>Tunnel mouth</source>
        <translation>Ústí tunelu</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Jezero</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Hrad</translation>
    </message>
    <message>
        <source>Cathedral (a road&apos;s end)</source>
        <translation>Katedrála (konec cesty)</translation>
    </message>
    <message>
        <source>Clay field</source>
        <translation>Hliniště</translation>
    </message>
    <message>
        <source>Another end</source>
        <translation>Jiný konec</translation>
    </message>
    <message>
        <source>The road %1 leads nowhere. Drag it to another road edge or to the middle.</source>
        <translation>Cesta %1 nikam nevede. Přetáhněte ji k jiné hraně s cestou, nebo do středu.</translation>
    </message>
    <message>
        <source>The signpost %1 stands where no road leaves. Make that edge a road or take the signpost away.</source>
        <translation>Směrovka %1 stojí tam, odkud cesta nevede. Udělejte z té hrany cestu, nebo směrovku odeberte.</translation>
    </message>
    <message>
        <source>A field is cut in two by a road, a city or a river. Change an edge and back: the fields are then worked out anew.</source>
        <translation>Louku dělí na dvě části cesta, město nebo řeka. Změňte hranu a vraťte ji: louky se pak určí znovu.</translation>
    </message>
    <message>
        <source>The water tower has no city to stand in. Make an edge a city or take the tower away.</source>
        <translation>Vodárenská věž nemá město, ve kterém by stála. Udělejte z hrany město, nebo věž odeberte.</translation>
    </message>
    <message>
        <source>The labyrinth has no roads. Make the edges roads or take the labyrinth away.</source>
        <translation>Labyrint nemá cesty. Udělejte z hran cesty, nebo labyrint odeberte.</translation>
    </message>
    <message>
        <source>This can&apos;t be printed on a tile: %1.</source>
        <translation>Tohle na kartičce být nemůže: %1.</translation>
    </message>
    <message>
        <source>The tip of the city %1 reaches the corner between %2 and %3 and parts the field.</source>
        <translation>Cíp města (%1) sahá do rohu mezi stranami %2 a %3 a dělí louku.</translation>
    </message>
    <message>
        <source>The tip of the city %1 reaches the middle and parts the field.</source>
        <translation>Cíp města (%1) sahá do středu a dělí louku.</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>severozápad</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>severovýchod</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>jihovýchod</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>jihozápad</translation>
    </message>
</context>
<context>
    <name>wayside::TokenMenu</name>
    <message>
        <source>Click the square of the bridge, near the edge that it leads to. Esc leaves it.</source>
        <translation>Klikněte na pole mostu poblíž hrany, ke které vede. Esc to zruší.</translation>
    </message>
    <message>
        <source>Click the tunnel mouth. Esc leaves it.</source>
        <translation>Klikněte na ústí tunelu. Esc to zruší.</translation>
    </message>
    <message>
        <source>Click the first road at the lake, then the second. Esc leaves it.</source>
        <translation>Klikněte na první cestu u jezera, pak na druhou. Esc to zruší.</translation>
    </message>
    <message>
        <source>Click the city that becomes a castle. Esc leaves it.</source>
        <translation>Klikněte na město, ze kterého bude hrad. Esc to zruší.</translation>
    </message>
    <message>
        <source>Click the road or city of the mage. Esc leaves it.</source>
        <translation>Klikněte na cestu nebo město mága. Esc to zruší.</translation>
    </message>
    <message>
        <source>Click the road or city of the witch. Esc leaves it.</source>
        <translation>Klikněte na cestu nebo město čarodějnice. Esc to zruší.</translation>
    </message>
    <message>
        <source>1: the least of your roads</source>
        <translation>1: nejmenší z vašich cest</translation>
    </message>
    <message>
        <source>Click the feature of the meeple that is taken back. Esc leaves it.</source>
        <translation>Klikněte na území družiníka, kterého berete zpět. Esc to zruší.</translation>
    </message>
    <message>
        <source>Click the road that is swept. Esc leaves it.</source>
        <translation>Klikněte na cestu, která se vyklízí. Esc to zruší.</translation>
    </message>
    <message>
        <source>Click the road or city of the bathhouse. Esc leaves it.</source>
        <translation>Klikněte na cestu nebo město s lázněmi. Esc to zruší.</translation>
    </message>
    <message>
        <source>8: score one meeple</source>
        <translation>8: bodovat jednoho družiníka</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>vedle: %1</translation>
    </message>
    <message>
        <source>Lay a tile first: it belongs to a turn.</source>
        <translation>Nejdřív přiložte kartičku: žeton patří k tahu.</translation>
    </message>
</context>
<context>
    <name>wayside::TollPanel</name>
    <message>
        <source>completed: pays no more</source>
        <translation>dokončená: už neplatí</translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n otevřený konec</numerusform>
            <numerusform>%n otevřené konce</numerusform>
            <numerusform>%n otevřených konců</numerusform>
        </translation>
    </message>
    <message>
        <source>unfinished at the end: %1</source>
        <translation>nedokončená na konci: %1</translation>
    </message>
    <message>
        <source>nothing stands beside it</source>
        <translation>nic u ní nestojí</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>player, square, small or large toll</comment>
        <translation>%1 na %2: %3</translation>
    </message>
    <message>
        <source>large toll</source>
        <translation>velké mýtné</translation>
    </message>
    <message>
        <source>small toll</source>
        <translation>malé mýtné</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) collected</source>
        <translation>
            <numerusform>vybrán %n bod</numerusform>
            <numerusform>vybrány %n body</numerusform>
            <numerusform>vybráno %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>will turn over</source>
        <translation>obrátí se</translation>
    </message>
    <message>
        <source>No tollhouse is on the table. It may go to any free crossroads instead of a meeple.</source>
        <translation>Na stole není žádná celnice. Místo družiníka ji můžete dát na kteroukoli volnou křižovatku.</translation>
    </message>
    <message>
        <source>Tollhouses</source>
        <translation>Celnice</translation>
    </message>
    <message>
        <source>%1, towards %2</source>
        <comment>road and its length, next squares</comment>
        <translation>%1, směrem k %2</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two squares</comment>
        <translation> a </translation>
    </message>
</context>
<context>
    <name>wayside::Tray</name>
    <message numerus="yes">
        <source>%1 of %n tile(s) left</source>
        <translation>
            <numerusform>zbývá %1 z %n kartičky</numerusform>
            <numerusform>zbývá %1 z %n kartiček</numerusform>
            <numerusform>zbývá %1 z %n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation>
            <numerusform>%n odložená</numerusform>
            <numerusform>%n odložené</numerusform>
            <numerusform>%n odložených</numerusform>
        </translation>
    </message>
    <message>
        <source>Type edges or a word: crr, monastery</source>
        <translation>Hrany nebo slovo: crr, klášter</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Najít kartičku</translation>
    </message>
    <message>
        <source>Edges clockwise, in any rotation: c city, r road, f field, v river. Or what is on the tile: travellers, monastery, curve.</source>
        <translation>Hrany po směru hodin, v libovolném natočení: c město, r cesta, f louka, v řeka. Nebo co na kartičce je: pocestní, klášter, zatáčka.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odložit</translation>
    </message>
    <message>
        <source>The tile in hand fits nowhere: set it aside, count it, and draw again.</source>
        <translation>Kartička v ruce nikam nepasuje: odložte ji, započítá se, a losujte znovu.</translation>
    </message>
    <message>
        <source>Hide used up</source>
        <translation>Skrýt spotřebované</translation>
    </message>
    <message>
        <source>Show only tiles of which at least one is left.</source>
        <translation>Ukázat jen kartičky, z nichž aspoň jedna zbývá.</translation>
    </message>
    <message>
        <source>Tiles in the box</source>
        <translation>Kartičky v krabici</translation>
    </message>
    <message>
        <source>No tile is like that. Shorten what you typed.</source>
        <translation>Taková kartička tu není. Zkraťte, co jste napsali.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>The tile set aside last comes back in hand (Undo does the same).</source>
        <translation>Naposledy odložená kartička se vrátí do ruky (Zpět udělá totéž).</translation>
    </message>
</context>
<context>
    <name>wayside::TrayModel</name>
    <message>
        <source>as many as you need</source>
        <translation>kolik potřebujete</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>zbývá %n</numerusform>
            <numerusform>zbývají %n</numerusform>
            <numerusform>zbývá %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain or unknown: take this one if you can&apos;t tell which illustration it has.</source>
        <translation>Prostá nebo neznámá: zvolte ji, když nevíte, jaký má výjev.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n left of the type</source>
        <translation>
            <numerusform>%1; toho druhu zbývá %n</numerusform>
            <numerusform>%1; toho druhu zbývají %n</numerusform>
            <numerusform>%1; toho druhu zbývá %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Provisional: compare it with the tile in your box.</source>
        <translation>Předběžná: porovnejte ji s kartičkou ve své krabici.</translation>
    </message>
    <message>
        <source>This game&apos;s own tiles</source>
        <translation>Vlastní kartičky této hry</translation>
    </message>
</context>
<context>
    <name>wayside::TurnCard</name>
    <message>
        <source>Click a place for a meeple or the tollhouse, or Nothing.</source>
        <translation>Klikněte na místo pro družiníka nebo celnici, nebo na Nic.</translation>
    </message>
    <message>
        <source>Click a place for a meeple, or Nothing.</source>
        <translation>Klikněte na místo pro družiníka, nebo na Nic.</translation>
    </message>
    <message>
        <source>Click a crossroads for the tollhouse, or Nothing.</source>
        <translation>Klikněte na křižovatku pro celnici, nebo na Nic.</translation>
    </message>
    <message>
        <source>Nothing can be placed: go on with the next tile.</source>
        <translation>Nic nelze umístit: pokračujte další kartičkou.</translation>
    </message>
    <message>
        <source>The game is over. All points are counted.</source>
        <translation>Hra skončila. Všechny body jsou sečtené.</translation>
    </message>
    <message>
        <source>This tile fits nowhere. Set it aside and draw again.</source>
        <translation>Tato kartička nikam nepasuje. Odložte ji a losujte znovu.</translation>
    </message>
    <message>
        <source>Click a lit square to lay the tile.</source>
        <translation>Kartičku přiložíte kliknutím na zvýrazněné pole.</translation>
    </message>
    <message>
        <source>No tile is left. Count the final points.</source>
        <translation>Žádná kartička nezbývá. Spočítejte závěrečné body.</translation>
    </message>
    <message>
        <source>Click a free square, or choose the tile in the tray.</source>
        <translation>Klikněte na volné pole, nebo zvolte kartičku v zásobníku.</translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) left</source>
        <translation>
            <numerusform>zbývá %n družiník</numerusform>
            <numerusform>zbývají %n družiníci</numerusform>
            <numerusform>zbývá %n družiníků</numerusform>
        </translation>
    </message>
    <message>
        <source>The tollhouse is not placed yet.</source>
        <translation>Celnice ještě není na stole.</translation>
    </message>
    <message>
        <source>The tollhouse is on the table; it may be moved.</source>
        <translation>Celnice je na stole; lze ji přemístit.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, colour of the player</comment>
        <translation>Tah %1 · %2</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Kartička v ruce</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Nothing fitted: end the turn</source>
        <translation>Nic nepasovalo: ukončit tah</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Place neither a meeple nor the tollhouse, and end the turn (Enter). Laying the next tile does the same.</source>
        <translation>Neumístí družiníka ani celnici a ukončí tah (Enter). Totéž udělá přiložení další kartičky.</translation>
    </message>
    <message>
        <source>Turn tile</source>
        <translation>Otočit kartičku</translation>
    </message>
    <message>
        <source>Next rotation that fits (Space, or the wheel)</source>
        <translation>Další natočení, které pasuje (mezerník nebo kolečko)</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Vezme zpět poslední krok</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné vyhodnocení</translation>
    </message>
    <message>
        <source>Go on with the next player; the history notes the missed turn.</source>
        <translation>Pokračuje další hráč; historie vynechaný tah zaznamená.</translation>
    </message>
    <message>
        <source>Miss this turn</source>
        <translation>Vynechat tah</translation>
    </message>
</context>
<context>
    <name>wayside::TurnMenu</name>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Tah %1, %2: %3</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tah %1, %2</translation>
    </message>
    <message>
        <source>Put this turn right</source>
        <translation>Opravit tento tah</translation>
    </message>
    <message>
        <source>Add a turn forgotten before it</source>
        <translation>Doplnit zapomenutý tah před ním</translation>
    </message>
    <message>
        <source>Take this turn out</source>
        <translation>Odstranit tento tah</translation>
    </message>
    <message>
        <source>It lies so on our table</source>
        <translation>U nás na stole to tak leží</translation>
    </message>
    <message>
        <source>Go back to after this turn</source>
        <translation>Vrátit se za tento tah</translation>
    </message>
    <message>
        <source>Correct a score in this turn</source>
        <translation>Opravit body v tomto tahu</translation>
    </message>
</context>
<context>
    <name>wayside::WindowMenus</name>
    <message>
        <source>As the desktop</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>As the program</source>
        <translation>Stejný jako program</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Nastavení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Nápo&amp;věda</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>Language of the &amp;rules</source>
        <translation>Jazyk &amp;pravidel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Barvy</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>&amp;Panels of the table</source>
        <translation>Pane&amp;ly stolu</translation>
    </message>
</context>
<context>
    <name>wayside::WorkshopDialog</name>
    <message>
        <source>The tile in your hand</source>
        <translation>Kartička ve vaší ruce</translation>
    </message>
    <message>
        <source>Lay it and remember it</source>
        <translation>Přiložit a zapamatovat</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>louka</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>cesta</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>město</translation>
    </message>
    <message>
        <source>a river</source>
        <translation>řeka</translation>
    </message>
    <message>
        <source>%1 %2 here, %3 on the neighbour</source>
        <comment>%1 is a direction, %2 and %3 a field, a road, a city or a river</comment>
        <translation>%1: tady %2, na sousední kartičce %3</translation>
    </message>
    <message>
        <source>Make the tile as it is printed.</source>
        <translation>Vytvořte kartičku tak, jak je vytištěná.</translation>
    </message>
    <message>
        <source>Make the tile as it lies before you. The edges beside its neighbours are set already.</source>
        <translation>Vytvořte kartičku tak, jak leží před vámi. Hrany u sousedních kartiček jsou už nastavené.</translation>
    </message>
    <message>
        <source>It doesn&apos;t fit there: %1.</source>
        <translation>Nepasuje tam – %1.</translation>
    </message>
    <message>
        <source>Lay it so all the same</source>
        <translation>Přesto přiložit</translation>
    </message>
</context>
<context>
    <name>wayside::WorkshopPage</name>
    <message>
        <source>It is like this in my box</source>
        <translation>V mé krabici je taková</translation>
    </message>
    <message>
        <source>Saved in “%1”.</source>
        <translation>Uloženo v „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>The game on the table keeps %n tile(s) as before. Apply the change to this game too</source>
        <translation>
            <numerusform>Hra na stole si ponechává %n kartičku jako dřív. Použít změnu i v této hře</numerusform>
            <numerusform>Hra na stole si ponechává %n kartičky jako dřív. Použít změnu i v této hře</numerusform>
            <numerusform>Hra na stole si ponechává %n kartiček jako dřív. Použít změnu i v této hře</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is scored anew with the changed tiles. Undo takes it back.</source>
        <translation>Hra se znovu vyhodnotila se změněnými kartičkami. Zpět to vrátí.</translation>
    </message>
    <message>
        <source>Workbench</source>
        <translation>Pracovní stůl</translation>
    </message>
    <message>
        <source>Check your box</source>
        <translation>Zkontrolujte svou krabici</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Všechny kartičky</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Název:</translation>
    </message>
    <message>
        <source>as you like; may stay empty</source>
        <translation>jak chcete; může zůstat prázdný</translation>
    </message>
    <message>
        <source>Co&amp;pies:</source>
        <translation>&amp;Počet kusů:</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Tile on the workbench</source>
        <translation>Kartička na pracovním stole</translation>
    </message>
    <message>
        <source>The tile on the workbench isn&apos;t kept yet.</source>
        <translation>Kartička na pracovním stole ještě není uložená.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Neukládat</translation>
    </message>
    <message>
        <source>Open on the workbench</source>
        <translation>Otevřít na pracovním stole</translation>
    </message>
    <message>
        <source>Keep the tile (%1)</source>
        <translation>Uložit kartičku (%1)</translation>
    </message>
</context>
<context>
    <name>wayside::WorkshopStore</name>
    <message>
        <source>can&apos;t be opened: %1</source>
        <translation>nelze otevřít: %1</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nelze zapsat: %1</translation>
    </message>
    <message>
        <source>My tiles</source>
        <translation>Moje kartičky</translation>
    </message>
</context>
</TS>
