#include "widgets/ui/run_texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace arenascope {
namespace {

/// "1e-4", as tolerances are written.
QString exponentText(double value) {
    if (value == 0) return QStringLiteral("0");
    QString text = QString::number(value, 'e', QLocale::FloatingPointShortest);
    return text.replace(QLatin1String("e-0"), QLatin1String("e-")).replace(QLatin1String("e+0"), QLatin1String("e+"));
}

}  // namespace

bool isWrong(const OutputReport& output) {
    return output.incomparable || (output.difference && output.difference->first_mismatch >= 0);
}

QString outputTitle(const OutputReport& output) {
    return QStringLiteral("%1  %2").arg(output.index).arg(QString::fromStdString(output.name));
}

QString differenceText(double difference) {
    if (difference == 0) return QStringLiteral("0");
    QString text = QString::number(difference, 'e', 1).replace(QLatin1String("e-0"), QLatin1String("e-"));
    text.replace(QLatin1String("e+0"), QLatin1String("e+"));
    return text.replace(QLatin1Char('.'), QLocale().decimalPoint()).replace(QLatin1Char('-'), QChar(0x2212));
}

QString toleranceText(const OutputReport& output) {
    return QStringLiteral("%1·max + %2·|ref|").arg(exponentText(output.atol), exponentText(output.rtol));
}

QString findingText(const ValueFinding& finding) {
    if (!finding.difference) {
        const QString against = finding.against.empty() ? QCoreApplication::translate("Runner", "the recorded trace")
                                                        : QString::fromStdString(finding.against);
        const auto count = static_cast<int>(finding.compared);
        return QCoreApplication::translate("Runner", "✓ all %n tensor(s) equal those of %1", nullptr, count)
            .arg(against);
    }
    return QCoreApplication::translate("Runner", "✗ first differs at %1: %2 is %3 instead of %4")
        .arg(QString::fromStdString(finding.tensor), QString::fromStdString(finding.difference->what))
        .arg(finding.difference->got)
        .arg(finding.difference->expected);
}

}  // namespace arenascope
