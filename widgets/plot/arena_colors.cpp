#include "widgets/plot/arena_colors.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <unordered_map>

#include "engine/ir/dtype.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/format.h"

namespace arenascope {
namespace {

constexpr std::size_t named_classes = 5;

RoleColors colorsFrom(const QColor& solid, const QColor& edge, double tint) {
    return {solid, edge, mixed(solid, theme().chart, tint)};
}

/// Hues in the order of the palette; vermilion is reserved for problems, grey for all others.
RoleColors hueAt(std::size_t rank) {
    constexpr std::array<DataRole, named_classes> hues{DataRole::intermediate, DataRole::delegate, DataRole::state,
                                                       DataRole::output, DataRole::input};
    if (rank < hues.size()) return theme().role(hues[rank]);
    return colorsFrom(theme().thumb, theme().tx3, 0.5);
}

/// Five steps of a viridis-like ramp, from low to high: towards the text colour of the theme.
RoleColors rampAt(std::size_t step) {
    constexpr std::array<QRgb, 5> ramp{0xFF9BD93C, 0xFF35B779, 0xFF26828E, 0xFF3E4A89, 0xFF440154};
    const QColor solid = QColor::fromRgb(ramp[theme().isDark() ? ramp.size() - 1 - step : step]);
    const QColor seen = theme().isDark() ? mixed(solid, Qt::white, 0.85) : solid;
    return colorsFrom(seen, mixed(seen, theme().ink, 0.62), 0.55);
}

void byRole(ArenaScene& scene) {
    for (std::size_t i = 0; i < data_role_count; ++i) {
        const auto role = static_cast<DataRole>(i);
        scene.classes.push_back({dataRoleName(role), theme().role(role), role == DataRole::delegate});
    }
    for (ArenaBox& box : scene.boxes) box.color = static_cast<std::uint8_t>(box.role);
}

/// Classes by name: those with the most bytes get a hue of their own. Names are made from keys, of which 100,000
/// tensors have few; several keys may share a name.
template <class KeyOf, class NameOf>
void byName(ArenaScene& scene, const KeyOf& keyOf, const NameOf& nameOf) {
    using Key = std::decay_t<decltype(keyOf(scene.boxes.front()))>;
    std::unordered_map<Key, std::size_t> keys;
    Table<BoxIndex, std::size_t> keyOfBox;
    std::vector<qint64> keyBytes;
    std::vector<QString> names;
    keyOfBox.reserve(scene.boxes.size());
    for (const ArenaBox& box : scene.boxes) {
        const auto [known, fresh] = keys.try_emplace(keyOf(box), names.size());
        if (fresh) names.push_back(nameOf(known->first)), keyBytes.push_back(0);
        keyBytes[known->second] += box.bytes;
        keyOfBox.push_back(known->second);
    }
    std::map<QString, qint64> bytes;
    for (std::size_t i = 0; i < names.size(); ++i) bytes[names[i]] += keyBytes[i];
    std::vector<std::pair<qint64, QString>> ranked;
    ranked.reserve(bytes.size());
    for (const auto& [name, sum] : bytes) ranked.emplace_back(-sum, name);
    std::sort(ranked.begin(), ranked.end());
    std::unordered_map<QString, std::uint8_t> rank;
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const bool rest = i >= named_classes && ranked.size() > named_classes + 1;
        if (i <= named_classes)
            scene.classes.push_back(
                {rest ? Chart::tr("%n other(s)", nullptr, static_cast<int>(ranked.size() - i)) : ranked[i].second,
                 hueAt(i), false});
        rank[ranked[i].second] = static_cast<std::uint8_t>(std::min(i, named_classes));
    }
    std::vector<std::uint8_t> colors;
    colors.reserve(names.size());
    for (const QString& name : names) colors.push_back(rank[name]);
    for (const BoxIndex i : scene.boxes.indices()) scene.boxes[i].color = colors[keyOfBox[i]];
}

/// Classes by number: ranges with about equal numbers of tensors, cut at powers of two.
template <class ValueOf>
void byRange(ArenaScene& scene, const ValueOf& valueOf) {
    std::vector<qint64> values;
    for (const ArenaBox& box : scene.boxes) values.push_back(valueOf(box));
    std::sort(values.begin(), values.end());
    std::vector<qint64> cuts;
    for (std::size_t i = 1; i < 5 && !values.empty(); ++i) {
        const qint64 at = values[values.size() * i / 5];
        qint64 cut = 1;
        while (cut < at) cut *= 2;
        if ((cuts.empty() || cut > cuts.back()) && cut < values.back()) cuts.push_back(cut);
    }
    for (std::size_t i = 0; i <= cuts.size(); ++i) {
        const QString name = i < cuts.size() ? Chart::tr("up to %1").arg(format::bytes(cuts[i]))
            : cuts.empty()                   ? Chart::tr("all")
                                             : Chart::tr("more");
        scene.classes.push_back({name, rampAt(cuts.empty() ? 2 : i * 4 / cuts.size()), false});
    }
    for (ArenaBox& box : scene.boxes) {
        const auto range = std::lower_bound(cuts.begin(), cuts.end(), valueOf(box));
        box.color = static_cast<std::uint8_t>(range - cuts.begin());
    }
}

/// Unused bytes at the highest peak during a tensor's lifetime: 0 means that it is live at the peak.
Table<BoxIndex, qint64> slackOf(const ArenaScene& scene) {
    Table<BoxIndex, qint64> slack;
    for (const ArenaBox& box : scene.boxes) {
        const ArenaLane& lane = scene.lanes[box.lane];
        qint64 most = 0;
        for (Step step = box.first; step <= box.last && lane.live.has(step); ++step)
            most = std::max(most, lane.live[step]);
        slack.push_back(std::max<qint64>(0, lane.lowerBound - most));
    }
    return slack;
}

/// Kernel that wrote each tensor in the last run.
std::unordered_map<ValueId, std::string_view> kernelsOf(const Outcome& outcome, const RunResult* run) {
    std::unordered_map<ValueId, std::string_view> kernels;
    if (!run || !outcome.method) return kernels;
    for (const OpTime& time : run->times) {
        if (!outcome.method->instructions.has(time.instruction)) continue;
        for (const ValueId value : outcome.method->instructions[time.instruction].outs)
            kernels[value] = time.kernel.empty() ? time.op : time.kernel;
    }
    return kernels;
}

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

QString moduleOf(std::string_view module_path) {
    const QString path = text(module_path).section(QLatin1Char('.'), 0, 1);
    return path.isEmpty() ? Chart::tr("no module") : path;
}

QString shortOp(std::string_view op) {
    // "aten::convolution.out": the operator is enough.
    const QString name = text(op).section(QLatin1String("::"), -1).section(QLatin1Char('.'), 0, 0);
    return name.isEmpty() ? Chart::tr("no operator") : name;
}

}  // namespace

void colorScene(ArenaScene& scene, const Outcome& outcome, ColorRule rule, const RunResult* run) {
    scene.classes.clear();
    const auto row = [&](const ArenaBox& box) -> const TensorRow& { return outcome.tensors[box.row]; };
    switch (rule) {
        case ColorRule::role: byRole(scene); break;
        case ColorRule::pool:
            byName(
                scene, [](const ArenaBox& box) { return box.lane; },
                [&](std::size_t lane) { return scene.lanes[lane].name; });
            break;
        case ColorRule::op:
            byName(
                scene, [&](const ArenaBox& box) { return std::string_view(row(box).op); }, shortOp);
            break;
        case ColorRule::dtype:
            byName(
                scene, [&](const ArenaBox& box) { return row(box).dtype; },
                [](DType dtype) { return text(torch_name_of(dtype)); });
            break;
        case ColorRule::module:
            byName(
                scene, [&](const ArenaBox& box) { return std::string_view(row(box).module_path); }, moduleOf);
            break;
        case ColorRule::size: byRange(scene, [](const ArenaBox& box) { return box.bytes; }); break;
        case ColorRule::slack: {
            const Table<BoxIndex, qint64> slack = slackOf(scene);
            byRange(scene, [&](const ArenaBox& box) { return slack[scene.indexOf(box)]; });
            break;
        }
        case ColorRule::kernel: {
            const auto kernels = kernelsOf(outcome, run);
            const QString none = run ? Chart::tr("no kernel") : Chart::tr("no run yet: press F6");
            byName(
                scene,
                [&](const ArenaBox& box) {
                    const auto found = kernels.find(box.value);
                    return found == kernels.end() ? std::string_view() : found->second;
                },
                [&](std::string_view kernel) { return kernel.empty() ? none : text(kernel); });
            break;
        }
    }
}

QString colorRuleName(ColorRule rule) {
    static constexpr std::array<const char*, color_rule_count> names{
        QT_TRANSLATE_NOOP("arenascope::Chart", "role"),     QT_TRANSLATE_NOOP("arenascope::Chart", "pool"),
        QT_TRANSLATE_NOOP("arenascope::Chart", "operator"), QT_TRANSLATE_NOOP("arenascope::Chart", "data type"),
        QT_TRANSLATE_NOOP("arenascope::Chart", "size"),     QT_TRANSLATE_NOOP("arenascope::Chart", "module"),
        QT_TRANSLATE_NOOP("arenascope::Chart", "slack"),    QT_TRANSLATE_NOOP("arenascope::Chart", "kernel")};
    return Chart::tr(names[static_cast<std::size_t>(rule)]);
}

}  // namespace arenascope
