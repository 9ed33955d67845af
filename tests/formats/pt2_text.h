#pragma once
// Programs written as text, turned into the archives that torch.export writes. One statement a line:
//   range s0 1 16 4                    symbol: least, most, hint
//   input x: f32[2,s0]                 also param, buffer; "= 1 2 3" gives numbers, "= below 7" whole ones in turn
//   y: f32[2,s0] = aten.add.Tensor(self=x, other=x)          also "a: f32[2], b: i64[2] = ..." and "[a: ..] = ..."
//   n: int s0 = aten.sym_size.int(self=x, dim=1)             numbers: int, float, bool and their expression
//   graph body(i: int u0, x: f32[2]) ... return j, y ... end  used as @body
//   mutate b = y                       what a core program writes back
//   return y
// f32[1,3,4,4]cl lies channels last. Arguments: 1, 1.5, True, None, 'text', x, [..], {} (no tensors), @graph,
// dtype.f16, format.2, layout.7, device.cpu.

#include <QString>
#include <QStringList>

#include <cmath>
#include <cstring>
#include <map>
#include <optional>

#include "engine/runtime/host_io.h"
#include "tests/formats/pt2_writer.h"

namespace arenascope::testing {

class TextProgram {
public:
    explicit TextProgram(const QString& text, const QString& dialect = QStringLiteral("TRAINING")) : dialect_(dialect) {
        graphs_.emplace_back();
        for (const QString& each : text.split(QLatin1Char('\n'))) {
            const QString line = each.trimmed();
            if (!line.isEmpty() && !line.startsWith(QLatin1Char('#'))) statement(line);
        }
    }

    [[nodiscard]] const std::vector<HostTensor>& inputs() const { return inputs_; }

    [[nodiscard]] QByteArray archive() const {
        QList<Entry> entries{{"model/archive_format", "pt2"},
                             {"model/archive_version", "0"},
                             {"model/byteorder", "little"},
                             {"model/models/model.json", textOf(program())},
                             {"model/data/weights/model_weights_config.json", textOf({{"config", config_}})}};
        return zipOf(entries + weights_);
    }

private:
    struct Type {
        QString dtype;  ///< "f32", or "int", "float", "bool" for a number
        QStringList sizes;
        QString expression;  ///< of a number
        bool channelsLast = false;
        [[nodiscard]] bool isNumber() const { return dtype == u"int" || dtype == u"float" || dtype == u"bool"; }
    };
    struct Graph {
        QString name;
        Json inputs = Json::array(), outputs = Json::array(), nodes = Json::array(), tensors = Json::object();
        Json ints = Json::object(), floats = Json::object(), bools = Json::object();
        std::map<QString, Type> types;
        [[nodiscard]] Json json() const {
            return {{"inputs", inputs},
                    {"outputs", outputs},
                    {"nodes", nodes},
                    {"tensor_values", tensors},
                    {"sym_int_values", ints},
                    {"sym_bool_values", bools},
                    {"sym_float_values", floats},
                    {"custom_obj_values", Json::object()},
                    {"is_single_tensor_return", false}};
        }
    };

    // -- statements
    void statement(const QString& line) {
        const QString word = line.section(QLatin1Char(' '), 0, 0);
        const QString rest = line.mid(word.size()).trimmed();
        if (word == u"range") return range(rest.split(QLatin1Char(' ')));
        if (word == u"input" || word == u"param" || word == u"buffer") return placeholder(word, rest);
        if (word == u"graph") return begin(rest);
        if (word == u"end") return end();
        if (word == u"return") return give(rest);
        if (word == u"mutate") {
            const QStringList sides = rest.split(QLatin1Char('='));
            mutated_.push_back(
                {{"buffer_mutation",
                  {{"arg", {{"name", utf8(sides[1].trimmed())}}}, {"buffer_name", utf8(sides[0].trimmed())}}}});
            graphs_[0].outputs.push_back(tensorJson(utf8(sides[1].trimmed())));
            return;
        }
        node(line);
    }

    void range(const QStringList& words) {
        ranges_[utf8(words[0])] = {{"min_val", words[1].toLongLong()}, {"max_val", words[2].toLongLong()}};
        if (words.size() > 3) hints_[words[0]] = words[3].toLongLong();
    }

    void placeholder(const QString& kind, const QString& text) {
        const QString declared = text.section(QStringLiteral(" = "), 0, 0),
                      data = text.section(QStringLiteral(" = "), 1);
        const QString name = declared.section(QLatin1Char(':'), 0, 0);
        const Type type = typeOf(declared.section(QLatin1Char(':'), 1));
        Graph& graph = graphs_[0];
        declare(graph, name, type);
        const std::string key = utf8(name);
        if (kind == u"input") {
            graph.inputs.push_back(argument(graph, name));
            given_.push_back({{"user_input", {{"arg", argument(graph, name)}}}});
            inputs_.push_back(numbers(type, data, static_cast<int>(inputs_.size())));
            return;
        }
        graph.inputs.push_back(tensorJson(key));
        const bool isParam = kind == u"param";
        if (isParam) given_.push_back({{"parameter", {{"arg", {{"name", key}}}, {"parameter_name", key}}}});
        else given_.push_back({{"buffer", {{"arg", {{"name", key}}}, {"buffer_name", key}, {"persistent", true}}}});
        const HostTensor tensor = numbers(type, data, static_cast<int>(weights_.size()) + 7);
        const std::string path = "weight_" + std::to_string(weights_.size());
        weights_.push_back({QByteArray::fromStdString("model/data/weights/" + path),
                            QByteArray(reinterpret_cast<const char*>(tensor.bytes.data()),
                                       static_cast<qsizetype>(tensor.bytes.size()))});
        config_[key] = {
            {"path_name", path}, {"is_param", isParam}, {"use_pickle", false}, {"tensor_meta", graph.tensors[key]}};
    }

    void begin(const QString& text) {
        Graph graph;
        graph.name = text.section(QLatin1Char('('), 0, 0);
        const QString inside = text.mid(graph.name.size() + 1).chopped(1);
        for (const QString& each : split(inside)) {
            const QString name = each.section(QLatin1Char(':'), 0, 0).trimmed();
            declare(graph, name, typeOf(each.section(QLatin1Char(':'), 1)));
            graph.inputs.push_back(argument(graph, name));
        }
        graphs_.push_back(std::move(graph));
    }

    void end() {
        made_[graphs_.back().name] = {
            {"as_graph", {{"name", utf8(graphs_.back().name)}, {"graph", graphs_.back().json()}}}};
        graphs_.pop_back();
    }

    void give(const QString& text) {
        for (const QString& each : split(text)) {
            const Json value = argument(graphs_.back(), each);
            graphs_.back().outputs.push_back(value);
            if (graphs_.size() == 1) returned_.push_back({{"user_output", {{"arg", value}}}});
        }
    }

    void node(const QString& line) {
        Graph& graph = graphs_.back();
        const QString call = line.contains(QStringLiteral(" = ")) ? line.section(QStringLiteral(" = "), 1) : line;
        QString left = call == line ? QString() : line.section(QStringLiteral(" = "), 0, 0).trimmed();
        const QString target = call.section(QLatin1Char('('), 0, 0);
        const bool isList = left.startsWith(QLatin1Char('['));
        if (isList) left = left.mid(1).chopped(1);
        Json given = Json::array(), outputs = Json::array(), names = Json::array();
        for (const QString& each : split(call.mid(target.size() + 1).chopped(1))) {
            const bool isNamed = each.contains(QLatin1Char('=')) && !each.startsWith(QLatin1Char('\''));
            const QString name = isNamed ? each.section(QLatin1Char('='), 0, 0) : QString();
            given.push_back({{"name", utf8(name)},
                             {"arg", argument(graph, isNamed ? each.section(QLatin1Char('='), 1) : each)},
                             {"kind", 1}});
        }
        QString first;
        for (const QString& each : split(left)) {
            const QString name = each.section(QLatin1Char(':'), 0, 0).trimmed();
            if (first.isEmpty()) first = name;
            declare(graph, name, typeOf(each.section(QLatin1Char(':'), 1)));
            names.push_back({{"name", utf8(name)}});
            outputs.push_back(argument(graph, name));
        }
        if (isList) outputs = {{{"as_tensors", names}}};
        const bool isTorch =
            target.startsWith(u"aten.") || target.startsWith(u"higher_order.") || target.startsWith(u"torchvision.");
        graph.nodes.push_back({{"target", utf8(isTorch ? QStringLiteral("torch.ops.") + target : target)},
                               {"inputs", given},
                               {"outputs", outputs},
                               {"metadata", {{"stack_trace", "File \"/m.py\", line 3, in forward\n    y = f(x)\n"}}},
                               {"is_hop_single_tensor_return", nullptr},
                               {"name", utf8(first)}});
    }

    // -- types and values
    static Type typeOf(const QString& text) {
        Type type;
        const QString trimmed = text.trimmed();
        if (!trimmed.contains(QLatin1Char('['))) {
            type.dtype = trimmed.section(QLatin1Char(' '), 0, 0);
            type.expression = trimmed.section(QLatin1Char(' '), 1);
            return type;
        }
        type.dtype = trimmed.section(QLatin1Char('['), 0, 0);
        const QString inside = trimmed.section(QLatin1Char('['), 1).section(QLatin1Char(']'), 0, 0);
        for (const QString& size : inside.split(QLatin1Char(','), Qt::SkipEmptyParts)) type.sizes << size.trimmed();
        type.channelsLast = trimmed.endsWith(u"cl");
        return type;
    }

    void declare(Graph& graph, const QString& name, const Type& type) {
        graph.types[name] = type;
        const std::string key = utf8(name);
        if (type.dtype == u"int") {
            graph.ints[key] = size(type.expression.isEmpty() ? QStringLiteral("0") : type.expression);
        } else if (type.dtype == u"bool") {
            graph.bools[key] = {{"as_expr", {{"expr_str", utf8(type.expression)}, {"hint", nullptr}}}};
        } else if (type.dtype == u"float") {
            graph.floats[key] = {{"as_expr", {{"expr_str", utf8(type.expression)}, {"hint", nullptr}}}};
        } else {
            graph.tensors[key] = meta(type);
        }
    }

    [[nodiscard]] Json meta(const Type& type) const {
        static const std::map<QString, int> codes{{"u8", 1},  {"i8", 2},  {"i16", 3}, {"i32", 4}, {"i64", 5},
                                                  {"f16", 6}, {"f32", 7}, {"f64", 8}, {"b8", 12}};
        Json sizes = Json::array();
        for (const QString& each : type.sizes) sizes.push_back(size(each));
        std::vector<qsizetype> order;
        for (qsizetype i = 0; i < type.sizes.size(); ++i) order.push_back(i);
        if (type.channelsLast) order = {0, 2, 3, 1};
        std::vector<Json> strides(order.size());
        QString stride = QStringLiteral("1");
        for (std::size_t i = order.size(); i-- > 0;) {
            strides[static_cast<std::size_t>(order[i])] = size(stride);
            stride += QLatin1Char('*') + type.sizes[order[i]];
        }
        return {{"dtype", codes.at(type.dtype)},
                {"sizes", sizes},
                {"requires_grad", false},
                {"device", {{"type", "cpu"}, {"index", nullptr}}},
                {"strides", strides},
                {"storage_offset", {{"as_int", 0}}},
                {"layout", 7}};
    }

    /// A product of numbers and symbols, or a sum of such.
    [[nodiscard]] Json size(const QString& text) const {
        QStringList terms;
        qlonglong constant = 0;
        std::optional<qlonglong> hint = 0;
        for (const QString& term : text.split(QLatin1Char('+'))) {
            qlonglong number = 1;
            std::optional<qlonglong> value = 1;
            QStringList symbols;
            for (const QString& factor : term.split(QLatin1Char('*'))) {
                bool isNumber = false;
                const qlonglong read = factor.trimmed().toLongLong(&isNumber);
                if (isNumber) {
                    number *= read;
                    continue;
                }
                symbols << QStringLiteral("Symbol('%1', positive=True, integer=True)").arg(factor.trimmed());
                const auto known = hints_.find(factor.trimmed());
                value = value && known != hints_.end() ? std::optional(*value * known->second) : std::nullopt;
            }
            hint = hint && value ? std::optional(*hint + number * *value) : std::nullopt;
            if (symbols.isEmpty()) {
                constant += number;
                continue;
            }
            if (number != 1) symbols.prepend(QStringLiteral("Integer(%1)").arg(number));
            terms << (symbols.size() == 1 ? symbols[0]
                                          : QStringLiteral("Mul(%1)").arg(symbols.join(QStringLiteral(", "))));
        }
        if (terms.isEmpty()) return {{"as_int", constant}};
        if (constant != 0) terms.prepend(QStringLiteral("Integer(%1)").arg(constant));
        const QString whole =
            terms.size() == 1 ? terms[0] : QStringLiteral("Add(%1)").arg(terms.join(QStringLiteral(", ")));
        return {{"as_expr", {{"expr_str", utf8(whole)}, {"hint", hint ? Json{{"as_int", *hint}} : Json(nullptr)}}}};
    }

    [[nodiscard]] HostTensor numbers(const Type& type, const QString& data, int seed) const {
        HostTensor out;
        std::int64_t count = 1;
        for (const QString& text : type.sizes) {
            const Json read = size(text);
            const std::int64_t extent = read.contains("as_int") ? read["as_int"].get<std::int64_t>()
                                                                : read["as_expr"]["hint"]["as_int"].get<std::int64_t>();
            out.shape.push_back(extent);
            count *= extent;
        }
        const QStringList given = data.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const auto value = [&](std::int64_t i) {
            if (given.size() == 2 && given[0] == u"below")
                return static_cast<double>((i * 5 + seed) % given[1].toLongLong());
            if (!given.isEmpty()) return given[static_cast<qsizetype>(i % given.size())].toDouble();
            return static_cast<double>((i * 37 + i * i % 13 + seed * 11) % 101 - 50) / 100;
        };
        const auto fill = [&](auto zero) {
            using T = decltype(zero);
            out.bytes.resize(static_cast<std::size_t>(count) * sizeof(T));
            for (std::int64_t i = 0; i < count; ++i) {
                const T each = static_cast<T>(value(i));
                std::memcpy(out.bytes.data() + static_cast<std::size_t>(i) * sizeof(T), &each, sizeof(T));
            }
        };
        out.dtype = type.dtype == u"i64" || type.isNumber() ? DType::i64
            : type.dtype == u"b8"                           ? DType::boolean
                                                            : DType::f32;
        if (out.dtype == DType::i64) fill(std::int64_t{});
        else if (out.dtype == DType::boolean) fill(std::uint8_t{});
        else fill(float{});
        return out;
    }

    // -- arguments
    [[nodiscard]] Json argument(const Graph& graph, const QString& given) const {
        const QString text = given.trimmed();
        static const std::map<QString, Json> words{{"None", {{"as_none", true}}},
                                                   {"True", {{"as_bool", true}}},
                                                   {"False", {{"as_bool", false}}},
                                                   {"[]", {{"as_ints", Json::array()}}},
                                                   {"{}", {{"as_tensors", Json::array()}}}};
        if (const auto word = words.find(text); word != words.end()) return word->second;
        if (text.startsWith(QLatin1Char('@'))) return made_.at(text.mid(1));
        if (text.startsWith(QLatin1Char('['))) return list(graph, split(text.mid(1).chopped(1)));
        if (text.startsWith(QLatin1Char('\''))) return {{"as_string", utf8(text.mid(1).chopped(1))}};
        if (text.startsWith(u"dtype."))
            return {{"as_scalar_type", meta({.dtype = text.mid(6), .sizes = {}, .expression = {}})["dtype"]}};
        if (text.startsWith(u"format.")) return {{"as_memory_format", text.mid(7).toInt()}};
        if (text.startsWith(u"layout.")) return {{"as_layout", text.mid(7).toInt()}};
        if (text.startsWith(u"device.")) return {{"as_device", {{"type", utf8(text.mid(7))}, {"index", nullptr}}}};
        bool isNumber = false;
        if (const qlonglong whole = text.toLongLong(&isNumber); isNumber) return {{"as_int", whole}};
        if (const double real = text.toDouble(&isNumber); isNumber) {
            if (std::isfinite(real)) return {{"as_float", real}};
            return {{"as_float", real > 0 ? "Infinity" : "-Infinity"}};
        }
        const auto found = graph.types.find(text);
        const QString kind = found != graph.types.end() && found->second.isNumber()
            ? QStringLiteral("as_sym_") + found->second.dtype
            : QString();
        if (kind.isEmpty()) return tensorJson(utf8(text));
        return {{utf8(kind), {{"as_name", utf8(text)}}}};
    }

    /// As torch's serializer chooses: numbers of one kind, possibly computed, else values, else optional
    /// ones.
    [[nodiscard]] Json list(const Graph& graph, const QStringList& items) const {
        std::vector<Json> values;
        for (const QString& item : items) values.push_back(argument(graph, item));
        const auto all = [&](const std::vector<const char*>& kinds) {
            return std::all_of(values.begin(), values.end(), [&](const Json& value) {
                return std::any_of(kinds.begin(), kinds.end(), [&](const char* kind) { return value.contains(kind); });
            });
        };
        Json out = Json::array();
        for (const char* kind : {"as_int", "as_float", "as_bool"}) {
            const std::string computed = std::string("as_sym_") + (kind + 3), plural = std::string(kind) + "s";
            if (all({kind})) {
                for (const Json& value : values) out.push_back(value[kind]);
                return {{plural, out}};
            }
            if (!all({kind, computed.c_str()})) continue;
            for (const Json& value : values) out.push_back(value.contains(kind) ? value : value[computed]);
            return {{computed + "s", out}};
        }
        if (all({"as_none", "as_tensor"}) && !all({"as_tensor"})) {
            for (const Json& value : values) out.push_back(value);
            return {{"as_optional_tensors", out}};
        }
        for (const QString& item : items) out.push_back({{"name", utf8(item.trimmed())}});
        return {{"as_tensors", out}};
    }

    /// At commas outside brackets and quotes.
    static QStringList split(const QString& text) {
        QStringList out;
        QString part;
        int depth = 0;
        for (const QChar each : text) {
            if (each == QLatin1Char('[') || each == QLatin1Char('(')) ++depth;
            if (each == QLatin1Char(']') || each == QLatin1Char(')')) --depth;
            if (each == QLatin1Char(',') && depth == 0) {
                out << part.trimmed();
                part.clear();
            } else {
                part += each;
            }
        }
        if (!part.trimmed().isEmpty()) out << part.trimmed();
        return out;
    }

    static std::string utf8(const QString& text) { return text.toStdString(); }

    [[nodiscard]] Json program() const {
        Json all = productProgram();  // for what every program has
        all["graph_module"]["graph"] = graphs_[0].json();
        Json outputs = mutated_;
        for (const Json& each : returned_) outputs.push_back(each);
        all["graph_module"]["signature"] = {{"input_specs", given_}, {"output_specs", outputs}};
        all["graph_module"]["module_call_graph"] = Json::array();
        all["range_constraints"] = ranges_;
        all["verifiers"] = {utf8(dialect_)};
        return all;
    }

    QString dialect_;
    std::vector<Graph> graphs_;  ///< [0] is the program's own, the last is the one at hand
    std::map<QString, Json> made_;
    std::map<QString, qlonglong> hints_;
    Json given_ = Json::array(), returned_ = Json::array(), mutated_ = Json::array(), ranges_ = Json::object(),
         config_ = Json::object();
    QList<Entry> weights_;
    std::vector<HostTensor> inputs_;
};

}  // namespace arenascope::testing
