// The preferences: appearance, language and numbers, planning, files and plug-ins.

#include "app/dialogs/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/dialogs/plugins_page.h"
#include "app/dialogs/target_labels.h"
#include "app/document/recent_plans.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "engine/planning/planner.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/language.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QLabel* hint(const QString& text, QWidget* parent) {
    QLabel* out = kit::label(text, "hint", parent);
    out->setWordWrap(true);
    return out;
}

/// A labelled choice; the label is the field's buddy, so that its letter and its name are the field's.
template <class Field>
Field* addRow(QFormLayout& form, const QString& label, Field* field) {
    form.addRow(label, field);
    field->setAccessibleName(kit::withoutMnemonic(form.labelForField(field)->property("text").toString()));
    return field;
}

/// The text font renders the x of "0x" as a times sign; a zero-width non-joiner prevents it.
QString asWritten(QString text) { return text.replace(QLatin1String("0x"), QStringLiteral("0\u200Cx")); }

void select(QComboBox& box, const QVariant& data) { box.setCurrentIndex(std::max(0, box.findData(data))); }

}  // namespace

PreferencesDialog::PreferencesDialog(Workspace& workspace, Page page, QWidget* parent)
    : Sheet(tr("Preferences"), tr("Changes apply immediately and are saved."), QStringLiteral("preferences"), parent),
      workspace_(workspace),
      titles_(new QListWidget(this)),
      pages_(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("preferences"));
    resize(720, 500);
    titles_->setAccessibleName(tr("Groups of preferences"));
    titles_->setIconSize({16, 16});
    titles_->setSpacing(2);
    titles_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    buildLook();
    buildNumbers();
    buildPlanning();
    buildFiles();
    buildPlugins();
    constexpr int around = 28;  // padding of a row, and the frame
    titles_->setFixedWidth(titles_->sizeHintForColumn(0) + around);
    addColumns(titles_, pages_);
    addFoot(buildFoot());
    connect(titles_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
    refresh();
    connectChoices();
    turnTo(page);
    titles_->setFocus();
}

QWidget* PreferencesDialog::buildFoot() {
    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Help, this);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("Restore defaults"));
    for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
    buttons->setContentsMargins(16, 10, 16, 10);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::helpRequested, this, &Sheet::showHelp);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &PreferencesDialog::restoreDefaults);
    return buttons;
}

void PreferencesDialog::turnTo(Page page) { titles_->setCurrentRow(static_cast<int>(page)); }

QFormLayout* PreferencesDialog::addPage(const QString& title, const QString& icon) {
    auto* page = new QWidget(pages_);
    pages_->addWidget(page);
    new QListWidgetItem(themeIcon(icon), title, titles_);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(16, 8, 8, 8);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

void PreferencesDialog::buildLook() {
    QFormLayout& form = *addPage(tr("Appearance"), QStringLiteral("sun"));
    theme_ = addRow(form, tr("&Theme"), new QComboBox(this));
    theme_->addItem(tr("Same as the desktop"), QStringLiteral("system"));
    theme_->addItem(tr("Light"), QStringLiteral("light"));
    theme_->addItem(tr("Dark"), QStringLiteral("dark"));
    text_ = addRow(form, tr("Te&xt size"), new QSpinBox(this));
    text_->setRange(least_text_percent, most_text_percent);
    constexpr int step = 10;
    text_->setSingleStep(step);
    text_->setSuffix(tr(" %", "after a number"));
    text_->setKeyboardTracking(false);  // not while "120" is typed digit by digit
    text_->setButtonSymbols(QAbstractSpinBox::UpDownArrows);
    scale_ = addRow(form, tr("Int&erface size"), new QComboBox(this));
    for (const int percent : {100, 125, 150, 175, 200}) scale_->addItem(tr("%1 %").arg(percent), percent);
    form.addRow(hint(tr("The text size changes immediately; the interface size, including drawings and borders, "
                        "changes at the next start."),
                     this));
    wheel_ = addRow(form, tr("&Wheel in charts"), new QComboBox(this));
    wheel_->addItem(tr("Zooms at the pointer"), true);
    wheel_->addItem(tr("Moves along the steps; with Ctrl it zooms"), false);
}

void PreferencesDialog::buildNumbers() {
    QFormLayout& form = *addPage(tr("Language and numbers"), QStringLiteral("info"));
    language_ = addRow(form, tr("&Language"), new QComboBox(this));
    language_->addItem(tr("Same as the desktop"), QStringLiteral("system"));
    for (const Language& each : shippedLanguages()) language_->addItem(each.name, each.id);
    sizes_ = addRow(form, tr("&Sizes in"), new QComboBox(this));
    sizes_->addItem(tr("KiB and MiB, of 1024"), static_cast<int>(SizeUnits::binary));
    sizes_->addItem(tr("kB and MB, of 1000"), static_cast<int>(SizeUnits::decimal));
    sizes_->addItem(tr("Bytes"), static_cast<int>(SizeUnits::bytes));
    offsets_ = addRow(form, tr("&Offsets and addresses"), new QComboBox(this));
    offsets_->addItem(asWritten(tr("Hexadecimal, 0x06C000")), true);
    offsets_->addItem(tr("Decimal"), false);
    form.addRow(hint(asWritten(tr("Used in tables, charts, the Inspector, copies and reports. Typed sizes and offsets "
                                  "may have any form: 0x1000, 4096 or 4K.")),
                     this));
}

void PreferencesDialog::buildPlanning() {
    QFormLayout& form = *addPage(tr("Planning"), QStringLiteral("plan"));
    planner_ = addRow(form, tr("Planner for &new programs"), new QComboBox(this));
    target_ = addRow(form, tr("&Target for new programs"), new QComboBox(this));
    target_->addItem(tr("none"), QString());
    form.addRow(hint(tr("An opened session keeps its own planner and target."), this));
    memory_ = addRow(form, tr("&Memory limit of a run"), new QSpinBox(this));
    constexpr int step = 64;
    memory_->setRange(0, settings::most_memory_mib);
    memory_->setSingleStep(step);
    memory_->setSpecialValueText(tr("Automatic: 256 MiB, or four times the file size"));
    memory_->setSuffix(tr(" MiB", "after a number"));
    memory_->setKeyboardTracking(false);
    memory_->setButtonSymbols(QAbstractSpinBox::UpDownArrows);
    form.addRow(hint(tr("Programs that need more memory can be planned but not run."), this));
    own_ = addRow(form, tr("Yo&ur external planners"), new QListWidget(this));
    own_->setMaximumHeight(forText(130));
    auto* remove = new QPushButton(tr("&Remove"), this);
    remove->setAutoDefault(false);
    remove->setEnabled(false);
    form.addRow(QString(), remove);
    form.addRow(hint(tr("Plan ▸ Add planner… adds a program that reads the problem and writes offsets."), this));
    connect(own_, &QListWidget::currentRowChanged, remove, [remove](int row) { remove->setEnabled(row >= 0); });
    connect(remove, &QPushButton::clicked, this, [this] {
        if (!own_->currentItem()) return;
        settings::removeOwnPlanner(own_->currentItem()->data(Qt::UserRole).toString());
        fillPlanners();
        emit ownPlannersChanged();
    });
}

void PreferencesDialog::buildFiles() {
    QFormLayout& form = *addPage(tr("Files"), QStringLiteral("save"));
    autosave_ = addRow(form, tr("Recovery &copy after"), new QSpinBox(this));
    autosave_->setRange(settings::least_autosave_seconds, settings::most_autosave_seconds);
    autosave_->setSuffix(tr(" s", "seconds, after a number"));
    autosave_->setButtonSymbols(QAbstractSpinBox::UpDownArrows);
    form.addRow(hint(tr("Delay before an autosave copy is written after an edit. The copy is offered if ArenaScope did "
                        "not exit normally."),
                     this));
    reopens_ = new QCheckBox(tr("Open the &last programs at startup"), this);
    form.addRow(reopens_);
    editor_ = addRow(form, tr("Source &editor"), new QLineEdit(this));
    editor_->setPlaceholderText(QStringLiteral("code -g {file}:{line}"));
    form.addRow(hint(tr("Command that opens a Python file at a line. {file} and {line} are replaced. Empty: the line "
                        "is shown in the Source view."),
                     this));
    auto* forget = new QPushButton(tr("&Forget the recent files"), this);
    forget->setAutoDefault(false);
    forget->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form.addRow(forget);
    connect(forget, &QPushButton::clicked, this, [forget] {
        settings::clearRecentFiles();
        clearRecentPlans();
        forget->setEnabled(false);
    });
    forget->setEnabled(!settings::recentFiles().isEmpty());
}

void PreferencesDialog::buildPlugins() {
    QFormLayout& form = *addPage(tr("Plug-ins"), QStringLiteral("add"));
    plugins_ = new PluginsPage(workspace_, this);
    form.addRow(plugins_);
}

void PreferencesDialog::fillPlanners() {
    planner_->clear();
    planner_->addItem(tr("The file's own plan, else the best plan found"), QString());
    for (const Planner& each : builtin_planners()) planner_->addItem(words::engine(each.title), kit::text(each.id));
    own_->clear();
    for (const QString& program : settings::ownPlanners()) {
        planner_->addItem(QFileInfo(program).fileName(), QStringLiteral("exec:") + program);
        auto* row = new QListWidgetItem(QFileInfo(program).fileName(), own_);
        row->setData(Qt::UserRole, program);
        row->setToolTip(program);
    }
    select(*planner_, settings::planner());
}

void PreferencesDialog::setTargets(const std::vector<Target>& targets) {
    const QScopedValueRollback refreshing(refreshing_, true);
    target_->clear();
    target_->addItem(tr("none"), QString());
    for (const Target& target : targets) target_->addItem(titleOf(target), kit::text(target.id));
    select(*target_, settings::target());
}

void PreferencesDialog::refresh() {
    const QScopedValueRollback refreshing(refreshing_, true);
    const Preferences& now = preferences();
    select(*theme_, settings::themeName());
    select(*language_, settings::languageName());
    select(*scale_, settings::scalePercent());
    select(*sizes_, static_cast<int>(now.sizes));
    select(*offsets_, now.hexOffsets);
    select(*wheel_, now.wheelZooms);
    text_->setValue(now.textPercent);
    autosave_->setValue(settings::autosaveSeconds());
    memory_->setValue(static_cast<int>(settings::memoryLimit() >> 20));
    reopens_->setChecked(settings::reopensLast());
    editor_->setText(settings::editorCommand());
    fillPlanners();
    select(*target_, settings::target());
}

void PreferencesDialog::connectChoices() {
    const auto onChoice = [this](QComboBox* box, const std::function<void(const QVariant&)>& act) {
        connect(box, &QComboBox::currentIndexChanged, this, [this, box, act] {
            if (!refreshing_) act(box->currentData());
        });
    };
    onChoice(theme_, [this](const QVariant& name) { emit themeChosen(name.toString()); });
    onChoice(language_, [this](const QVariant& name) { emit languageChosen(name.toString()); });
    onChoice(scale_, [this](const QVariant& percent) { emit scaleChosen(percent.toInt()); });
    onChoice(planner_, [](const QVariant& id) { settings::setPlanner(id.toString()); });
    onChoice(target_, [](const QVariant& id) { settings::setTarget(id.toString()); });
    for (QComboBox* box : {sizes_, offsets_, wheel_}) onChoice(box, [this](const QVariant&) { choosePreferences(); });
    connect(text_, &QSpinBox::valueChanged, this, &PreferencesDialog::choosePreferences);
    connect(autosave_, &QSpinBox::valueChanged, this, [this](int seconds) {
        if (!refreshing_) emit autosaveChosen(seconds);
    });
    connect(memory_, &QSpinBox::valueChanged, this, [this](int mib) {
        if (!refreshing_) settings::setMemoryLimitMib(mib);
    });
    connect(editor_, &QLineEdit::editingFinished, this,
            [this] { settings::setEditorCommand(editor_->text().trimmed()); });
    connect(reopens_, &QCheckBox::toggled, this, [this](bool reopens) {
        if (!refreshing_) settings::setReopensLast(reopens);
    });
}

void PreferencesDialog::choosePreferences() {
    if (refreshing_) return;
    emit preferencesChosen({.sizes = static_cast<SizeUnits>(sizes_->currentData().toInt()),
                            .hexOffsets = offsets_->currentData().toBool(),
                            .wheelZooms = wheel_->currentData().toBool(),
                            .textPercent = text_->value()});
}

void PreferencesDialog::restoreDefaults() {
    settings::restoreDefaults();
    emit preferencesChosen(settings::readPreferences());
    emit themeChosen(settings::themeName());
    emit autosaveChosen(settings::autosaveSeconds());
    emit languageChosen(settings::languageName());
    refresh();
}

}  // namespace arenascope
