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
</TS>
