// The colours: distances under simulated colour blindness, and contrasts, in both themes.

#include <QApplication>
#include <QtTest>
#include <array>
#include <cmath>
#include <tuple>

#include "widgets/graph/heat_look.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"

using namespace arenascope;

namespace {

using Rgb = std::array<double, 3>;
using Matrix = std::array<Rgb, 3>;

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Rgb linearOf(const QColor& color) { return {linear(color.redF()), linear(color.greenF()), linear(color.blueF())}; }

Rgb times(const Matrix& m, const Rgb& v) {
    Rgb out{};
    for (std::size_t i = 0; i < 3; ++i) out[i] = m[i][0] * v[0] + m[i][1] * v[1] + m[i][2] * v[2];
    return out;
}

/// Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB; the first is normal vision.
const std::array<std::pair<const char*, Matrix>, 4> eyes{{
    {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protan", {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deutan", {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritan", {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

/// CIE L*a*b* for the white point D65.
Rgb labOf(const Rgb& rgb) {
    const Matrix to_xyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    Rgb clipped = rgb;
    for (double& channel : clipped) channel = std::clamp(channel, 0.0, 1.0);
    const Rgb xyz = times(to_xyz, clipped);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIEDE2000 after Sharma, Wu and Dalal 2005.
double distance(const Rgb& p, const Rgb& q) {
    constexpr double pi = 3.14159265358979323846;
    const auto degrees = [](double radians) { return radians * 180 / pi; };
    const auto radians = [](double value) { return value * pi / 180; };
    const double c_mean = (std::hypot(p[1], p[2]) + std::hypot(q[1], q[2])) / 2;
    const double g = 0.5 * (1 - std::sqrt(std::pow(c_mean, 7) / (std::pow(c_mean, 7) + std::pow(25.0, 7))));
    const double a1 = p[1] * (1 + g), a2 = q[1] * (1 + g);
    const double c1 = std::hypot(a1, p[2]), c2 = std::hypot(a2, q[2]);
    const auto hue = [&](double a, double b) {
        const double h = degrees(std::atan2(b, a));
        return h < 0 ? h + 360 : h;
    };
    const double h1 = hue(a1, p[2]), h2 = hue(a2, q[2]);
    double dh = c1 * c2 == 0 ? 0 : h2 - h1;
    if (dh > 180) dh -= 360;
    if (dh < -180) dh += 360;
    const double dl = q[0] - p[0], dc = c2 - c1, dH = 2 * std::sqrt(c1 * c2) * std::sin(radians(dh) / 2);
    const double l = (p[0] + q[0]) / 2, c = (c1 + c2) / 2;
    double h = h1 + h2;
    if (c1 * c2 != 0) h = std::abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
        0.32 * std::cos(radians(3 * h + 6)) - 0.20 * std::cos(radians(4 * h - 63));
    const double turn = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double rc = 2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)));
    const double sl = 1 + 0.015 * std::pow(l - 50, 2) / std::sqrt(20 + std::pow(l - 50, 2));
    const double sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t, rt = -std::sin(radians(2 * turn)) * rc;
    return std::sqrt(std::pow(dl / sl, 2) + std::pow(dc / sc, 2) + std::pow(dH / sh, 2) + rt * dc / sc * dH / sh);
}

double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& color) {
        const Rgb rgb = linearOf(color);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    };
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void themes_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << static_cast<int>(Theme::Kind::light);
        QTest::newRow("dark") << static_cast<int>(Theme::Kind::dark);
    }

    /// The pairs of the paper that check an implementation.
    void theDistanceIsCiede2000() {
        const std::tuple<Rgb, Rgb, double> pairs[] = {{{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
                                                      {{50, 2.5, 0}, {73, 25, -18}, 27.1492},
                                                      {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082}};
        for (const auto& [a, b, expected] : pairs) QVERIFY(std::abs(distance(a, b) - expected) < 1e-4);
    }

    void rolesAreToldApartByEveryEye_data() { themes_data(); }
    void rolesAreToldApartByEveryEye() {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<Theme::Kind>(kind));
        for (const auto& [eye, matrix] : eyes) {
            for (std::size_t i = 0; i < data_role_count; ++i) {
                for (std::size_t j = i + 1; j < data_role_count; ++j) {
                    const double seen = distance(labOf(times(matrix, linearOf(theme().roles[i].solid))),
                                                 labOf(times(matrix, linearOf(theme().roles[j].solid))));
                    QVERIFY2(seen >= 10,
                             qPrintable(QStringLiteral("%1: roles %2 and %3 differ by %4")
                                            .arg(QLatin1String(eye))
                                            .arg(i)
                                            .arg(j)
                                            .arg(seen)));
                }
            }
            const double verdict =
                distance(labOf(times(matrix, linearOf(theme().blue))), labOf(times(matrix, linearOf(theme().bad))));
            QVERIFY2(verdict >= 40,
                     qPrintable(QStringLiteral("%1: fits and over differ by %2").arg(QLatin1String(eye)).arg(verdict)));
        }
    }

    void textCanBeRead_data() { themes_data(); }
    void textCanBeRead() {
        QFETCH(int, kind);
        applyTheme(*qApp, static_cast<Theme::Kind>(kind));
        const Theme& t = theme();
        const std::pair<const char*, QColor> grounds[] = {
            {"win", t.win}, {"panel", t.panel}, {"base", t.base}, {"sel", t.sel}};
        const std::pair<const char*, QColor> texts[] = {{"tx", t.tx}, {"tx2", t.tx2}, {"bad", t.bad}, {"blue", t.blue}};
        for (const auto& [ground, under] : grounds) {
            for (const auto& [text, color] : texts) {
                const double seen = contrast(color, under);
                QVERIFY2(seen >= 4.5,
                         qPrintable(
                             QStringLiteral("%1 on %2: %3").arg(QLatin1String(text), QLatin1String(ground)).arg(seen)));
            }
        }
        for (const RoleColors& role : t.roles) QVERIFY(contrast(textOn(role.solid), role.solid) >= 3);
        for (const double heat : {0.0, 0.2, 0.4, 0.6, 0.8, 1.0}) {
            const QColor fill = heatColor(heat);
            QVERIFY2(contrast(textOn(fill), fill) >= 4.5, qPrintable(fill.name()));
            QVERIFY2(contrast(dimTextOn(fill), fill) >= 4.5, qPrintable(fill.name()));
        }
    }
};

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
