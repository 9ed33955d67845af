#pragma once
// The formatter of numbers, the same for charts, tables, cards and messages.

#include <QString>

#include "engine/ir/ids.h"

namespace arenascope::format {

/// Digits in groups of three with narrow spaces that break no line, minus sign U+2212: "110 592", "−144".
QString number(qint64 value);
/// What a person typed or copied from here, as the engine reads it: no spaces in groups, "." before the decimals.
QString plainNumber(QString text);
/// The unit of a column, shown in its header: bytes if the largest number is small, else KiB or kB.
struct Unit {
    qint64 size = 1024;
    QString name = QStringLiteral("KiB");
};
Unit unitFor(qint64 largest);
/// "540", "5 730.5": with at most one decimal, without the unit.
QString in(const Unit& unit, qint64 bytes);
/// As unit_value, always with a sign: "+144", "−36"; "·" for zero.
QString deltaIn(const Unit& unit, qint64 bytes);
/// "+144 KiB", "−16 B", "·": in the most readable unit.
QString bytesDelta(qint64 bytes);
/// "540 KiB", "8 MiB", "7.16 MiB", "16 B": the most readable of the preferred units.
QString bytes(qint64 bytes);
/// "442 368 B".
QString exactBytes(qint64 bytes);
/// Of an offset or an address: "0x06C000", at least six digits; "442 368" if decimals are preferred.
QString offset(qint64 value);
/// "0x000000–0x06C000", end exclusive.
QString offsetRange(qint64 begin, qint64 end);
/// "10–11", or "3" for one step; inclusive.
QString steps(Step first, Step last);
QString positions(Position first, Position last);
/// "+26.7"; "·" for zero. Without the percent sign.
QString percentDelta(double fraction);
/// "12 %".
QString percent(double fraction);
/// "0.7", "< 0.1", "14.6": milliseconds without their unit.
QString milliseconds(double milliseconds);
/// Of a tensor's values, in four digits: "−0.2098", "1.2e−05".
[[nodiscard]] QString shortNumber(double number);
/// "467 ms", "3.1 ms", "0.82 ms", "12 µs": how long moving bytes takes.
QString moveTime(double milliseconds);
/// The same with a sign: "+0.82 ms"; "·" for zero.
QString moveTimeDelta(double milliseconds);
/// "400 MB/s", "2.5 MB/s".
QString bandwidth(double megabytes);

}  // namespace arenascope::format
