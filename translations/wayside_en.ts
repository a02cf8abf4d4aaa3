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
    <name>wayside::StartPage</name>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
</TS>
