#include "widgets/theme/format.h"

#include <QLocale>
#include <cmath>
#include <cstdlib>

#include "widgets/theme/preferences.h"

namespace arenascope::format {
namespace {

const QChar narrow_space(0x202F), minus(0x2212), en_dash(0x2013), none(0x00B7);

QString grouped(const QString& digits) {
    QString out;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) out += narrow_space;
        out += digits[i];
    }
    return out;
}

/// `value` with at most `decimals` decimals, trailing zeros dropped.
QString decimal(double value, int decimals) {
    QString text = QString::number(std::abs(value), 'f', decimals);
    if (decimals > 0) {
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
        if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    }
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    const QString whole = grouped(point < 0 ? text : text.left(point));
    const QString rest = point < 0 ? QString() : QLocale().decimalPoint() + text.mid(point + 1);
    return (value < 0 && text != QLatin1String("0") ? QString(minus) : QString()) + whole + rest;
}

QString lessThanATenth() { return QStringLiteral("< 0%1").arg(QLocale().decimalPoint()) + QLatin1Char('1'); }

/// "KiB" of "Ki"; French counts in octets: "Kio".
QString unitName(const QString& prefix) {
    return prefix + (QLocale().language() == QLocale::French ? QLatin1Char('o') : QLatin1Char('B'));
}

}  // namespace

QString number(qint64 value) {
    QString digits = QString::number(value);
    const bool negative = digits.startsWith(QLatin1Char('-'));
    if (negative) digits.remove(0, 1);
    return (negative ? QString(minus) : QString()) + grouped(digits);
}

QString plainNumber(QString text) {
    constexpr QChar thin_space(0x2009);  // of numbers that were copied from elsewhere
    return text.remove(narrow_space).remove(thin_space).replace(QLocale().decimalPoint(), QLatin1String("."));
}

Unit unitFor(qint64 largest) {
    constexpr qint64 few = 16 * 1024, thousand = 1000;
    if (largest < few || preferences().sizes == SizeUnits::bytes) return Unit{1, unitName({})};
    return preferences().sizes == SizeUnits::decimal ? Unit{thousand, unitName(QStringLiteral("k"))}
                                                     : Unit{1024, unitName(QStringLiteral("Ki"))};
}

QString in(const Unit& unit, qint64 bytes) {
    // Never rounded to zero: 16 bytes are not "0".
    const double value = static_cast<double>(bytes) / static_cast<double>(unit.size);
    if (bytes != 0 && std::abs(value) < 0.05) return lessThanATenth();
    return decimal(value, 1);
}

QString deltaIn(const Unit& unit, qint64 bytes) {
    if (bytes == 0) return none;
    return (bytes > 0 ? QStringLiteral("+") : QString()) + in(unit, bytes);
}

QString bytesDelta(qint64 size) {
    if (size == 0) return none;
    return (size > 0 ? QStringLiteral("+") : QString()) + bytes(size);
}

QString bytes(qint64 bytes) {
    const bool is_binary = preferences().sizes == SizeUnits::binary;
    const double kilo = is_binary ? 1024.0 : 1000.0, mega = kilo * kilo, giga = mega * kilo;
    const double value = static_cast<double>(bytes), size = std::abs(value);
    const QString infix = is_binary ? QStringLiteral("i") : QString();
    if (size < kilo || preferences().sizes == SizeUnits::bytes) return exactBytes(bytes);
    if (size < 4 * mega)
        return decimal(value / kilo, 1) + QLatin1Char(' ') +
            unitName(is_binary ? QStringLiteral("Ki") : QStringLiteral("k"));
    if (size < giga) return decimal(value / mega, 2) + QLatin1Char(' ') + unitName(QLatin1Char('M') + infix);
    return decimal(value / giga, 2) + QLatin1Char(' ') + unitName(QLatin1Char('G') + infix);
}

QString exactBytes(qint64 bytes) { return number(bytes) + QLatin1Char(' ') + unitName({}); }

QString offset(qint64 value) {
    if (!preferences().hexOffsets) return number(value);
    const QString digits = QString::number(static_cast<qulonglong>(std::llabs(value)), 16).toUpper();
    return (value < 0 ? QString(minus) : QString()) + QStringLiteral("0x") + digits.rightJustified(6, QLatin1Char('0'));
}

QString offsetRange(qint64 begin, qint64 end) { return offset(begin) + en_dash + offset(end); }

QString steps(Step first, Step last) {
    if (first == last) return number(first.number());
    return number(first.number()) + en_dash + number(last.number());
}

QString positions(Position first, Position last) { return steps(Step(first.number()), Step(last.number())); }

QString percentDelta(double fraction) {
    const QString text = decimal(fraction * 100.0, 1);
    if (text == QLatin1String("0")) return none;
    return (fraction > 0 ? QStringLiteral("+") : QString()) + text;
}

QString percent(double fraction) { return decimal(fraction * 100.0, 0) + QStringLiteral(" %"); }

QString milliseconds(double milliseconds) {
    if (milliseconds > 0 && milliseconds < 0.1) return lessThanATenth();
    if (milliseconds >= 1000) return number(std::llround(milliseconds));
    return QString::number(milliseconds, 'f', 1).replace(QLatin1Char('.'), QLocale().decimalPoint());
}

QString shortNumber(double number) { return QString::number(number, 'g', 4).replace(QLatin1Char('-'), minus); }

QString moveTime(double milliseconds) {
    constexpr double small = 0.1, middle = 10;
    const double size = std::abs(milliseconds);
    const bool tiny = size > 0 && size < small;
    const double value = tiny ? milliseconds * 1000 : milliseconds;
    const int places = tiny || size >= middle ? 1 : size == 0 ? 0 : 2;
    return decimal(value, places) + (tiny ? QStringLiteral(" µs") : QStringLiteral(" ms"));
}

QString moveTimeDelta(double milliseconds) {
    if (milliseconds == 0) return none;
    return (milliseconds > 0 ? QStringLiteral("+") : QString()) + moveTime(milliseconds);
}

QString bandwidth(double megabytes) { return decimal(megabytes, megabytes < 10 ? 2 : 0) + QStringLiteral(" MB/s"); }

}  // namespace arenascope::format
