#include "widgets/graph/graph_search.h"

#include <QLineEdit>
#include <algorithm>
#include <utility>

#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/query_completions.h"
#include "widgets/ui/query_language.h"
#include "widgets/ui/row_queries.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr std::size_t most_listed = 50;

const query::Language& language() {
    static const query::Language out = withQtLetters(node_language());
    return out;
}

/// "add, step 3": beside the name of a node.
QString detailOf(const ProgramNode& node) {
    QStringList out;
    if (!node.title.empty() && node.title != node.name) out.append(kit::text(node.title));
    if (node.step.valid()) out.append(GraphSearch::tr("step %1").arg(node.step.number()));
    if (!node.module.empty()) out.append(kit::text(node.module));
    return out.join(QStringLiteral(", "));
}

}  // namespace

GraphSearch::GraphSearch(QLineEdit& field, std::function<Shown()> shown, QObject* parent)
    : QObject(parent),
      field_(field),
      shown_(std::move(shown)),
      popup_(new QueryPopup(field, [this](const QString& text, qsizetype at) { return choices(text, at); })) {
    connect(popup_, &QueryPopup::resultChosen, this,
            [this](int result) { emit nodeChosen(listed_[static_cast<std::size_t>(result)]); });
    connect(&field_, &QLineEdit::textChanged, this, [this] { waiting_ = nullptr; });
}

const NodeRows* GraphSearch::rows() {
    Shown now = shown_();
    if (now.graph == of_.graph && now.outcome == of_.outcome && (rows_ || reading_.busy())) return rows_.get();
    reading_.cancel();
    if (rows_) reading_.drop(std::exchange(rows_, nullptr));
    of_ = std::move(now);
    if (!of_.graph || of_.graph->nodes.empty()) return nullptr;
    using Made = std::shared_ptr<const NodeRows>;
    const auto make = [graph = of_.graph, outcome = of_.outcome]() -> Made {
        return std::make_shared<const NodeRows>(graph, outcome);
    };
    if (!of_.isLarge) rows_ = make();
    else reading_.start<Made>(make, [this](Made made) { take(std::move(made)); });
    return rows_.get();
}

void GraphSearch::take(std::shared_ptr<const NodeRows> rows) {
    rows_ = std::move(rows);
    popup_->refresh();
    if (const auto search = std::exchange(waiting_, nullptr)) search();
}

GraphSearch::Found GraphSearch::found(const QString& text) {
    TRY(const query::Query query, query::parse(text.trimmed().toStdString(), language()));
    const NodeRows* all = rows();
    if (!all || query.kind == query::Query::Kind::everything) return std::vector<NodeIndex>();
    return all->find(query::Matcher(query, language()));
}

void GraphSearch::find(const QString& text, const std::function<void(const Found&)>& then) {
    Found nodes = found(text);
    if (nodes.ok() && !rows_ && reading_.busy()) waiting_ = [this, text, then] { then(found(text)); };
    else then(nodes);
}

void GraphSearch::go(const QString& text, NodeIndex from, bool backwards) {
    if (text.isEmpty()) return emit told({});
    find(text, [this, from, backwards](const Found& found) {
        if (!found.ok()) return emit told(tr("incomplete query"));  // the list below the field says why
        const std::vector<NodeIndex>& nodes = found.value();
        if (nodes.empty()) return emit told(tr("no match"));
        const std::size_t next = nextFound(nodes, from, backwards);
        emit told(tr("%1 of %2").arg(next + 1).arg(nodes.size()));
        emit nodeChosen(nodes[next]);
    });
}

QueryChoices GraphSearch::choices(const QString& text, qsizetype cursor) {
    QueryChoices out{.rows = queryCompletions(text, cursor, language(), aboutRowField,
                                              [this](std::size_t field, std::string_view part, std::size_t most) {
                                                  const NodeRows* all = rows();
                                                  return all ? all->values(field, part, most) : QueryValues();
                                              })};
    listed_.clear();
    const Found nodes = found(text);
    if (!nodes.ok()) {
        if (query::is_unfinished(text.trimmed().toStdString(), language())) return out;
        out.foot = words::error(nodes.error());
        out.isWrong = true;
        return out;
    }
    if (!rows_) {
        if (reading_.busy()) out.foot = tr("Searching…");
        return out;
    }
    const std::size_t total = nodes.value().size();
    for (std::size_t i = 0; i < std::min(total, most_listed); ++i) {
        const ProgramNode& node = of_.graph->nodes[nodes.value()[i]];
        listed_.push_back(nodes.value()[i]);
        out.rows.append({.title = kit::text(node.name.empty() ? node.title : node.name),
                         .detail = detailOf(node),
                         .count = node.bytes > 0 ? format::bytes(node.bytes) : QString(),
                         .result = static_cast<int>(i)});
    }
    out.foot = total == 0
        ? tr("Nothing found")
        : tr("%n node(s). Enter or F3 goes to the next, Shift+F3 to the previous.", nullptr, static_cast<int>(total));
    return out;
}

std::size_t nextFound(const std::vector<NodeIndex>& found, NodeIndex current, bool backwards) {
    const auto before = std::lower_bound(found.begin(), found.end(), current);
    if (backwards)
        return static_cast<std::size_t>((before == found.begin() ? found.end() : before) - found.begin()) - 1;
    const auto behind = std::upper_bound(found.begin(), found.end(), current);
    return behind == found.end() ? 0 : static_cast<std::size_t>(behind - found.begin());
}

}  // namespace arenascope
