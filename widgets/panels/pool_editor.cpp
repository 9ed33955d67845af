#include "widgets/panels/pool_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "engine/planning/move_time.h"
#include "engine/planning/planner.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr BufferKind all_kinds[] = {BufferKind::intermediate, BufferKind::input, BufferKind::output, BufferKind::state,
                                    BufferKind::delegate_io};

QString titleOf(BufferKind kind) {
    switch (kind) {
        case BufferKind::intermediate: return KindButton::tr("intermediates");
        case BufferKind::input: return KindButton::tr("inputs");
        case BufferKind::output: return KindButton::tr("outputs");
        case BufferKind::state: return KindButton::tr("state");
        case BufferKind::delegate_io: break;
    }
    return KindButton::tr("delegates' tensors");
}

QString hex(qint64 value) { return QStringLiteral("0x") + QString::number(value, 16); }

/// "0-4K, 60K-64K"; nothing where it is no list of ranges.
std::optional<std::vector<ByteRange>> rangesOf(const QString& text) {
    std::vector<ByteRange> out;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QStringList ends = part.split(QLatin1Char('-'));
        if (ends.size() != 2) return std::nullopt;
        const std::optional<qint64> begin = kit::parseBytes(ends[0]), end = kit::parseBytes(ends[1]);
        if (!begin || !end || *begin >= *end) return std::nullopt;
        out.push_back({.begin = *begin, .end = *end});
    }
    return out;
}

QString textOf(const std::vector<ByteRange>& ranges) {
    QStringList out;
    for (const ByteRange& range : ranges)
        out.append(kit::bytesField(range.begin) + QLatin1Char('-') + kit::bytesField(range.end));
    return out.join(QStringLiteral(", "));
}

}  // namespace

QString bandwidthField(const std::optional<double>& megabytes) {
    if (!megabytes) return {};
    QLocale plain;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);  // which a decimal point would be taken for
    return plain.toString(*megabytes, 'g', QLocale::FloatingPointShortest);
}

std::optional<std::optional<double>> bandwidthOf(const QString& text) {
    if (text.trimmed().isEmpty()) return std::make_optional(std::optional<double>());
    const std::optional<double> read = parse_bandwidth(format::plainNumber(text.trimmed()).toStdString());
    return read ? std::make_optional(read) : std::nullopt;
}

KindButton::KindButton(const QString& name, QString none, QWidget* parent)
    : QToolButton(parent), none_(std::move(none)) {
    setAccessibleName(name);
    setPopupMode(InstantPopup);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setStyleState(*this, "framed", true);
    auto* choices = new QMenu(this);
    for (const BufferKind kind : all_kinds) {
        QAction* choice = choices->addAction(titleOf(kind));
        choice->setCheckable(true);
        choice->setData(static_cast<int>(kind));
        connect(choice, &QAction::toggled, this, &KindButton::showChosen);
    }
    setMenu(choices);
    showChosen();
}

void KindButton::setKinds(const std::vector<BufferKind>& kinds) {
    for (QAction* choice : menu()->actions()) {
        choice->setChecked(std::find(kinds.begin(), kinds.end(), static_cast<BufferKind>(choice->data().toInt())) !=
                           kinds.end());
    }
}

std::vector<BufferKind> KindButton::kinds() const {
    std::vector<BufferKind> out;
    for (const QAction* choice : menu()->actions()) {
        if (choice->isChecked()) out.push_back(static_cast<BufferKind>(choice->data().toInt()));
    }
    return out;
}

void KindButton::showChosen() {
    QStringList names;
    for (const BufferKind kind : kinds()) names.append(titleOf(kind));
    const QString all = names.isEmpty() ? none_ : names.join(QStringLiteral(", "));
    setText(names.size() > 2 ? tr("%n kind(s)", nullptr, static_cast<int>(names.size())) : all);
    setToolTip(all);
    setAccessibleDescription(all);
}

PoolEditor::PoolEditor(bool removable, QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 6, 0, 0);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    name_ = addField(*form, tr("Name"), "poolName", QString(), tr("Name in rules, files and reports"));
    capacity_ = addField(*form, tr("Capacity"), "poolCapacity", tr("no limit"),
                         tr("256K, 1M, 1.5 MiB or bytes; empty: no limit"));
    alignment_ = addField(*form, tr("Alignment"), "poolAlign", tr("same as the plan"), tr("A power of two, in bytes"));
    base_ = addField(*form, tr("Base address"), "poolBase", tr("not known"),
                     tr("Address of offset 0, such as 0x20000000; addresses are then shown with offsets"));
    cost_ = addField(
        *form, tr("Cost per byte"), "poolCost", QStringLiteral("1"),
        tr("Relative cost of moving a byte; automatic placement puts tensors with much traffic in cheap pools"));
    bandwidth_ = addField(*form, tr("Bandwidth"), "poolBandwidth", tr("unknown"),
                          tr("MB/s of reads and writes, such as 400, or the time of a byte, such as 2.5 ns; "
                             "empty: unknown. With a bandwidth in every pool, times are known."));
    reserved_ = addField(*form, tr("Reserved"), "poolReserved", tr("nothing"),
                         tr("Offset ranges that no buffer may use, such as 0-4K, 60K-64K"));
    copy_ = addField(*form, tr("Copy with"), "poolCopy", tr("a plain copy"),
                     tr("Name of the function that copies bytes into the pool"));
    addChoices(*form);
    message_ = kit::label(QString(), "bad", this);
    message_->setObjectName(QStringLiteral("poolMessage"));
    message_->setWordWrap(true);
    message_->hide();
    form->addRow(message_);
    addButtons(*form, removable);
}

QLineEdit* PoolEditor::addField(QFormLayout& form, const QString& text, const char* name, const QString& empty,
                                const QString& tip) {
    auto* field = new QLineEdit(this);
    field->setObjectName(QLatin1String(name));
    field->setPlaceholderText(empty);
    field->setToolTip(tip);
    field->setAccessibleName(text);
    setStyleState(*field, "compact", true);
    kit::shareUndo(*field);
    form.addRow(kit::label(text, "dim", this), field);
    connect(field, &QLineEdit::returnPressed, this, &PoolEditor::apply);
    return field;
}

void PoolEditor::addChoices(QFormLayout& form) {
    allow_ = new KindButton(tr("Accepts"), tr("all kinds"), this);
    prefer_ = new KindButton(tr("Preferred by"), tr("no kind"), this);
    allow_->setObjectName(QStringLiteral("poolAllow"));
    prefer_->setObjectName(QStringLiteral("poolPrefer"));
    form.addRow(kit::label(tr("Accepts"), "dim", this), allow_);
    form.addRow(kit::label(tr("Preferred by"), "dim", this), prefer_);
    planner_ = new QComboBox(this);
    planner_->setObjectName(QStringLiteral("poolPlanner"));
    planner_->setAccessibleName(tr("Planner"));
    planner_->setToolTip(tr("A planner for this pool alone"));
    planner_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    planner_->setMinimumContentsLength(8);
    setStyleState(*planner_, "compact", true);
    fillPlanners();
    form.addRow(kit::label(tr("Planner"), "dim", this), planner_);
    device_ = new QCheckBox(tr("Memory of a device"), this);
    device_->setObjectName(QStringLiteral("poolDevice"));
    device_->setToolTip(tr("The host cannot read it directly"));
    zeroed_ = new QCheckBox(tr("Zeroed at load"), this);
    zeroed_->setObjectName(QStringLiteral("poolZeroed"));
    form.addRow(device_);
    form.addRow(zeroed_);
}

void PoolEditor::fillPlanners() {
    planner_->addItem(tr("same as the plan"), QString());
    for (const Planner& planner : builtin_planners()) {
        planner_->addItem(words::engine(planner.title), kit::text(planner.id));
        planner_->setItemData(planner_->count() - 1, words::engine(planner.summary), Qt::ToolTipRole);
    }
}

void PoolEditor::addButtons(QFormLayout& form, bool removable) {
    auto* buttons = new QHBoxLayout;
    auto* done_button = new QPushButton(tr("Apply"), this);
    setStyleState(*done_button, "compact", true);
    connect(done_button, &QPushButton::clicked, this, &PoolEditor::apply);
    buttons->addWidget(done_button);
    buttons->addStretch();
    if (removable) {
        auto* remove = new QPushButton(tr("Remove pool"), this);
        remove->setToolTip(tr("Its tensors move to the first pool"));
        setStyleState(*remove, "compact", true);
        connect(remove, &QPushButton::clicked, this, &PoolEditor::removeRequested);
        buttons->addWidget(remove);
    }
    form.addRow(buttons);
}

void PoolEditor::show(const Pool& pool) {
    pool_ = pool;
    name_->setText(kit::text(pool.name));
    capacity_->setText(pool.capacity ? kit::bytesField(*pool.capacity) : QString());
    alignment_->setText(pool.align > 0 ? QString::number(pool.align) : QString());
    base_->setText(pool.base_address ? hex(*pool.base_address) : QString());
    cost_->setText(QLocale().toString(pool.cost, 'g', QLocale::FloatingPointShortest));
    bandwidth_->setText(bandwidthField(pool.bandwidth));
    reserved_->setText(textOf(pool.keep_out));
    copy_->setText(kit::text(pool.copy_function));
    allow_->setKinds(pool.allow);
    prefer_->setKinds(pool.prefer);
    const QString planner = kit::text(pool.planner);
    if (planner_->findData(planner) < 0) planner_->addItem(planner, planner);  // a program of the user's own
    planner_->setCurrentIndex(planner_->findData(planner));
    device_->setChecked(pool.device);
    zeroed_->setChecked(pool.zeroed);
    for (QLineEdit* field : {name_, capacity_, alignment_, base_, cost_, bandwidth_, reserved_})
        setStyleState(*field, "invalid", false);
    message_->hide();
}

void PoolEditor::setSurroundings(const QStringList& others, qint64 align) {
    others_ = others;
    align_ = align;
}

void PoolEditor::focusFirst() { name_->setFocus(); }

QString PoolEditor::message() const { return message_->isHidden() ? QString() : message_->text(); }

QString PoolEditor::readName(const QString& text, const QStringList& others, Pool& pool) {
    const QString name = text.trimmed();
    if (name.isEmpty()) return tr("A pool needs a name.");
    if (others.contains(name)) return tr("Another pool has the name %1.").arg(name);
    pool.name = name.toStdString();
    return {};
}

QString PoolEditor::readCapacity(const QString& text, Pool& pool) {
    const std::optional<qint64> bytes = kit::parseBytes(text);
    const bool none = text.trimmed().isEmpty();
    if (!none && (!bytes || *bytes < 1)) return tr("The capacity must be an amount such as 256K, 1M or 65536.");
    pool.capacity.reset();
    if (!none) pool.capacity = *bytes;
    return {};
}

QString PoolEditor::readAlign(Pool& pool) const {
    const std::optional<qint64> bytes = kit::parseBytes(alignment_->text());
    const bool none = alignment_->text().trimmed().isEmpty();
    if (!none && (!bytes || *bytes < 1 || (*bytes & (*bytes - 1)) != 0))
        return tr("The alignment must be a power of two, such as 16.");
    pool.align = none ? 0 : *bytes;
    return {};
}

/// After the alignment, which offsets and so addresses are multiples of.
QString PoolEditor::readBase(Pool& pool) const {
    const std::optional<qint64> address = kit::parseBytes(base_->text());
    const bool none = base_->text().trimmed().isEmpty();
    const qint64 unit = std::max<qint64>(1, pool.align > 0 ? pool.align : align_);
    if (!none && !address) return tr("The base address must be a number such as 0x20000000.");
    if (!none && *address % unit != 0) return tr("The base address must be a multiple of the alignment, %1.").arg(unit);
    pool.base_address.reset();
    if (!none) pool.base_address = *address;
    return {};
}

QString PoolEditor::readCost(Pool& pool) const {
    constexpr double most = 1e12;
    const QString text = cost_->text().trimmed();
    bool good = true;
    double cost = text.isEmpty() ? 1 : QLocale().toDouble(text, &good);
    if (!good) cost = text.toDouble(&good);
    if (!good || !(cost >= 0 && cost <= most)) return tr("The cost must be a number of at least 0.");
    pool.cost = cost;
    return {};
}

QString PoolEditor::readBandwidth(const QString& text, Pool& pool) {
    const auto read = bandwidthOf(text);
    if (!read) return tr("The bandwidth must be MB/s such as 400, or ns per byte such as 2.5 ns.");
    pool.bandwidth = *read;
    return {};
}

QString PoolEditor::readReserved(Pool& pool) const {
    auto ranges = rangesOf(reserved_->text());
    if (!ranges) return tr("Reserved ranges must read like 0-4K, 60K-64K, and each must begin before it ends.");
    pool.keep_out = *std::move(ranges);
    return {};
}

void PoolEditor::apply() {
    Pool next = pool_;
    next.copy_function = copy_->text().trimmed().toStdString();
    next.planner = planner_->currentData().toString().toStdString();
    next.device = device_->isChecked();
    next.zeroed = zeroed_->isChecked();
    next.allow = allow_->kinds();
    next.prefer = prefer_->kinds();
    if (next.allow.size() == std::size(all_kinds)) next.allow.clear();  // all of them is no rule
    const std::pair<QLineEdit*, QString> read[] = {{name_, readName(name_->text(), others_, next)},
                                                   {capacity_, readCapacity(capacity_->text(), next)},
                                                   {alignment_, readAlign(next)},
                                                   {base_, readBase(next)},
                                                   {cost_, readCost(next)},
                                                   {bandwidth_, readBandwidth(bandwidth_->text(), next)},
                                                   {reserved_, readReserved(next)}};
    QString wrong;
    for (const auto& [field, message] : read) {
        setStyleState(*field, "invalid", !message.isEmpty());
        if (wrong.isEmpty()) wrong = message;
    }
    for (const BufferKind kind : next.prefer) {
        if (wrong.isEmpty() && !next.allows(kind))
            wrong = tr("%1 prefer this pool, but the pool does not accept them.").arg(titleOf(kind));
    }
    message_->setText(wrong);
    message_->setVisible(!wrong.isEmpty());
    if (!wrong.isEmpty()) return;
    show(next);  // what was typed is the pool's now: the fields have nothing of their own to undo
    emit changed(next);
}

}  // namespace arenascope
