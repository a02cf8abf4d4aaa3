<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardTip</name>
    <message numerus="yes">
        <source>%n empty square(s) round it</source>
        <translation>
            <numerusform>%n empty square round it</numerusform>
            <numerusform>%n empty squares round it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n open end</numerusform>
            <numerusform>%n open ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnteredPoints</name>
    <message numerus="yes">
        <source>Little buildings: %n, 1 each</source>
        <translation>
            <numerusform>Little buildings: %n, 1 each</numerusform>
            <numerusform>Little buildings: %n, 1 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>German castles: %n, 3 each</source>
        <translation>
            <numerusform>German castles: %n, 3 each</numerusform>
            <numerusform>German castles: %n, 3 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>German cathedral: road of %n tile(s), 1 each</source>
        <translation>
            <numerusform>German cathedral: road of %n tile, 1 each</numerusform>
            <numerusform>German cathedral: road of %n tiles, 1 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wainwrights: road of %n tile(s), 1 each</source>
        <translation>
            <numerusform>Wainwrights: road of %n tile, 1 each</numerusform>
            <numerusform>Wainwrights: road of %n tiles, 1 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road at %1, %n tile(s), turn %2</source>
        <translation>
            <numerusform>Road at %1, %n tile, turn %2</numerusform>
            <numerusform>Road at %1, %n tiles, turn %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City at %1, %n tile(s), turn %2</source>
        <translation>
            <numerusform>City at %1, %n tile, turn %2</numerusform>
            <numerusform>City at %1, %n tiles, turn %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportGame</name>
    <message numerus="yes">
        <source>The game has %n turn(s); turn %1 isn&apos;t one of them.</source>
        <translation>
            <numerusform>The game has %n turn; turn %1 isn&apos;t one of them.</numerusform>
            <numerusform>The game has %n turns; turn %1 isn&apos;t one of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%n open signpost(s)</source>
        <translation>
            <numerusform>%n open signpost</numerusform>
            <numerusform>%n open signposts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the tollhouse at %2 would take %n point(s) when the road is completed</source>
        <translation>
            <numerusform>%1: the tollhouse at %2 would take %n point when the road is completed</numerusform>
            <numerusform>%1: the tollhouse at %2 would take %n points when the road is completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>left lying in this turn at %1: %n point(s), nobody has a tollhouse there</source>
        <translation>
            <numerusform>left lying in this turn at %1: %n point, nobody has a tollhouse there</numerusform>
            <numerusform>left lying in this turn at %1: %n points, nobody has a tollhouse there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>free crossroads %1: %n point(s) for whoever puts a tollhouse there</source>
        <translation>
            <numerusform>free crossroads %1: %n point for whoever puts a tollhouse there</numerusform>
            <numerusform>free crossroads %1: %n points for whoever puts a tollhouse there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) shared</source>
        <translation>
            <numerusform>%n point shared</numerusform>
            <numerusform>%n points shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of toll</source>
        <translation>
            <numerusform>%n point of toll</numerusform>
            <numerusform>%n points of toll</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message numerus="yes">
        <source>%1 takes the lead with %n point(s)</source>
        <translation>
            <numerusform>%1 takes the lead with %n point</numerusform>
            <numerusform>%1 takes the lead with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes %n point(s) with signposts</source>
        <translation>
            <numerusform>%1 makes %n point with signposts</numerusform>
            <numerusform>%1 makes %n points with signposts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A signpost goes wrong that could have brought %n point(s)</source>
        <translation>
            <numerusform>A signpost goes wrong that could have brought %n point</numerusform>
            <numerusform>A signpost goes wrong that could have brought %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses a signpost that could have brought %n point(s)</source>
        <translation>
            <numerusform>%1 loses a signpost that could have brought %n point</numerusform>
            <numerusform>%1 loses a signpost that could have brought %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A toll of %n point(s) is left lying: nobody has a tollhouse there</source>
        <translation>
            <numerusform>A toll of %n point is left lying: nobody has a tollhouse there</numerusform>
            <numerusform>A toll of %n points is left lying: nobody has a tollhouse there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message numerus="yes">
        <source>tile of %n squares</source>
        <translation>
            <numerusform>tile of %n square</numerusform>
            <numerusform>tile of %n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n correct signpost(s)</source>
        <translation>
            <numerusform>%n correct signpost</numerusform>
            <numerusform>%n correct signposts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city/cities</source>
        <translation>
            <numerusform>%n completed city</numerusform>
            <numerusform>%n completed cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of travellers</source>
        <translation>
            <numerusform>%n group of travellers</numerusform>
            <numerusform>%n groups of travellers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmhouse(s)</source>
        <translation>
            <numerusform>%n farmhouse</numerusform>
            <numerusform>%n farmhouses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cowshed(s)</source>
        <translation>
            <numerusform>%n cowshed</numerusform>
            <numerusform>%n cowsheds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pigsty/pigsties</source>
        <translation>
            <numerusform>%n pigsty</numerusform>
            <numerusform>%n pigsties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n donkey stable(s)</source>
        <translation>
            <numerusform>%n donkey stable</numerusform>
            <numerusform>%n donkey stables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n garden(s)</source>
        <translation>
            <numerusform>%n garden</numerusform>
            <numerusform>%n gardens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of highwaymen</source>
        <translation>
            <numerusform>%n group of highwaymen</numerusform>
            <numerusform>%n groups of highwaymen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::BoxSums</name>
    <message numerus="yes">
        <source>The Signposts have 12 tiles; here there are %n.</source>
        <translation>
            <numerusform>The Signposts have 12 tiles; here there is %n.</numerusform>
            <numerusform>The Signposts have 12 tiles; here there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Tollkeepers have 10 tiles; here there are %n.</source>
        <translation>
            <numerusform>The Tollkeepers have 10 tiles; here there is %n.</numerusform>
            <numerusform>The Tollkeepers have 10 tiles; here there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8 of the tiles have travellers; here it is %n.</source>
        <translation>
            <numerusform>8 of the tiles have travellers; here it is %n.</numerusform>
            <numerusform>8 of the tiles have travellers; here it is %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::CatalogueView</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in the box</source>
        <comment>%1 is a code such as CRRF</comment>
        <translation>
            <numerusform>%1, %n in the box</numerusform>
            <numerusform>%1, %n in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::HistoryList</name>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation>
            <numerusform>%n set aside</numerusform>
            <numerusform>%n set aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n undone turn(s)</source>
        <translation>
            <numerusform>Bring back %n undone turn</numerusform>
            <numerusform>Bring back %n undone turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::ImportDialog</name>
    <message numerus="yes">
        <source>%n game(s) taken in.</source>
        <translation>
            <numerusform>%n game taken in.</numerusform>
            <numerusform>%n games taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were in the library already.</source>
        <translation>
            <numerusform>%n game was in the library already.</numerusform>
            <numerusform>%n games were in the library already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were refused; nothing of them was taken in.</source>
        <translation>
            <numerusform>%n file was refused; nothing of it was taken in.</numerusform>
            <numerusform>%n files were refused; nothing of them was taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in the library with other turns.</source>
        <translation>
            <numerusform>%n game is in the library with other turns.</numerusform>
            <numerusform>%n games are in the library with other turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::Inspector</name>
    <message numerus="yes">
        <source>%n neighbour(s) missing</source>
        <translation>
            <numerusform>%n neighbour missing</numerusform>
            <numerusform>%n neighbours missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n open end</numerusform>
            <numerusform>%n open ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pennant(s)</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City at %1, %n tile(s)</source>
        <translation>
            <numerusform>City at %1, %n tile</numerusform>
            <numerusform>City at %1, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n signpost(s)</source>
        <translation>
            <numerusform>%n signpost</numerusform>
            <numerusform>%n signposts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::LibraryPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted</source>
        <translation>
            <numerusform>%n game deleted</numerusform>
            <numerusform>%n games deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::LinePanel</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a feature&apos;s kind and length</comment>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::MainWindow</name>
    <message numerus="yes">
        <source>The final scoring is done with %n tile(s) still in the box. Undo takes it back.</source>
        <translation>
            <numerusform>The final scoring is done with %n tile still in the box. Undo takes it back.</numerusform>
            <numerusform>The final scoring is done with %n tiles still in the box. Undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::RemainingPanel</name>
    <message numerus="yes">
        <source>Fits on %1: %n tile(s)</source>
        <translation>
            <numerusform>Fits on %1: %n tile</numerusform>
            <numerusform>Fits on %1: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player&apos;s chance of drawing at least one of them before the game ends; %n tile(s) are left.</source>
        <translation>
            <numerusform>Each player&apos;s chance of drawing at least one of them before the game ends; %n tile is left.</numerusform>
            <numerusform>Each player&apos;s chance of drawing at least one of them before the game ends; %n tiles are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::RulebookView</name>
    <message numerus="yes">
        <source>Lights %n square(s) of the table where this rule matters now</source>
        <translation>
            <numerusform>Lights %n square of the table where this rule matters now</numerusform>
            <numerusform>Lights %n squares of the table where this rule matters now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::ScoreLog</name>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>a scoring&apos;s kind and length</comment>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::ScoreModel</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n if the game ended now</source>
        <translation>
            <numerusform>%n if the game ended now</numerusform>
            <numerusform>%n if the game ended now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) left</source>
        <translation>
            <numerusform>%n meeple left</numerusform>
            <numerusform>%n meeples left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::SetsEditor</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::SignpostList</name>
    <message numerus="yes">
        <source>Then %n point(s) more for the completed road.</source>
        <translation>
            <numerusform>Then %n point more for the completed road.</numerusform>
            <numerusform>Then %n points more for the completed road.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>that would do</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::SpotSheet</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; · %n tile(s) fit</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %n tile fits</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; · %n tiles fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::StartPage</name>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::StatisticsPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n chosen game(s)</source>
        <translation>
            <numerusform>the %n chosen game</numerusform>
            <numerusform>the %n chosen games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::TablePage</name>
    <message numerus="yes">
        <source>%n turn(s) that were undone came back first, so that none is lost.</source>
        <translation>
            <numerusform>%n turn that was undone came back first, so that none is lost.</numerusform>
            <numerusform>%n turns that were undone came back first, so that none is lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::TileWords</name>
    <message numerus="yes">
        <source>%n road(s) end in a village: %1.</source>
        <translation>
            <numerusform>%n road ends in a village: %1.</numerusform>
            <numerusform>%n roads end in a village: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at the monastery: %1.</source>
        <translation>
            <numerusform>%n road ends at the monastery: %1.</numerusform>
            <numerusform>%n roads end at the monastery: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a city gate: %1.</source>
        <translation>
            <numerusform>%n road ends at a city gate: %1.</numerusform>
            <numerusform>%n roads end at a city gate: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) lead into a tunnel mouth: %1.</source>
        <translation>
            <numerusform>%n road leads into a tunnel mouth: %1.</numerusform>
            <numerusform>%n roads lead into a tunnel mouth: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) reach a lake: %1.</source>
        <translation>
            <numerusform>%n road reaches a lake: %1.</numerusform>
            <numerusform>%n roads reach a lake: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a castle: %1.</source>
        <translation>
            <numerusform>%n road ends at a castle: %1.</numerusform>
            <numerusform>%n roads end at a castle: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end at a cathedral: %1.</source>
        <translation>
            <numerusform>%n road ends at a cathedral: %1.</numerusform>
            <numerusform>%n roads end at a cathedral: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in a clay field: %1.</source>
        <translation>
            <numerusform>%n road ends in a clay field: %1.</numerusform>
            <numerusform>%n roads end in a clay field: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) end in the middle: %1.</source>
        <translation>
            <numerusform>%n road ends in the middle: %1.</numerusform>
            <numerusform>%n roads end in the middle: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n pennant(s)</source>
        <translation>
            <numerusform>%1, with %n pennant</numerusform>
            <numerusform>%1, with %n pennants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tile has %n field(s).</source>
        <translation>
            <numerusform>The tile has %n field.</numerusform>
            <numerusform>The tile has %n fields.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::TollPanel</name>
    <message numerus="yes">
        <source>%n open end(s)</source>
        <translation>
            <numerusform>%n open end</numerusform>
            <numerusform>%n open ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) collected</source>
        <translation>
            <numerusform>%n point collected</numerusform>
            <numerusform>%n points collected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::Tray</name>
    <message numerus="yes">
        <source>%1 of %n tile(s) left</source>
        <translation>
            <numerusform>%1 of %n tile left</numerusform>
            <numerusform>%1 of %n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation>
            <numerusform>%n set aside</numerusform>
            <numerusform>%n set aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::TrayModel</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n left of the type</source>
        <translation>
            <numerusform>%1; %n left of the type</numerusform>
            <numerusform>%1; %n left of the type</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::TurnCard</name>
    <message numerus="yes">
        <source>%n meeple(s) left</source>
        <translation>
            <numerusform>%n meeple left</numerusform>
            <numerusform>%n meeples left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wayside::WorkshopPage</name>
    <message numerus="yes">
        <source>The game on the table keeps %n tile(s) as before. Apply the change to this game too</source>
        <translation>
            <numerusform>The game on the table keeps %n tile as before. Apply the change to this game too</numerusform>
            <numerusform>The game on the table keeps %n tiles as before. Apply the change to this game too</numerusform>
        </translation>
    </message>
</context>
</TS>
