#include "app/controllers/device_controller.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QPointer>
#include <utility>

#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/dialogs/message_bar.h"
#include "app/document/workspace.h"
#include "engine/base/file.h"
#include "engine/open/device_dump.h"
#include "widgets/ui/device_record.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

DeviceController::DeviceController(Shell& shell) : QObject(&shell), shell_(shell) {
    connect(shell.actions.deviceTimes, &QAction::triggered, this, &DeviceController::choose);
    connect(&shell.workspace.view(), &ViewState::outcomeChanged, this, &DeviceController::follow);
}

bool DeviceController::isRecord(const QString& path) {
    const auto file = MappedFile::open(path.toStdString());
    return file.ok() && sniff_etdump(file.value()->bytes());
}

void DeviceController::choose() {
    const QString path = QFileDialog::getOpenFileName(&shell_.window, tr("Import device times"), QString(),
                                                      tr("ETDumps (*.etdp *.etdump *.bin);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

/// A dump of another program is refused: its times would stand at the wrong operators.
void DeviceController::open(const QString& path) {
    Document* document = shell_.workspace.document();
    if (!document || !document->outcome()) return;
    using Record = std::shared_ptr<const DeviceRecord>;
    const auto work = [outcome = document->outcome(), path = path.toStdString(),
                       title = QFileInfo(path).fileName()](Progress&) -> Result<Record> {
        TRY(EtDump dump, open_etdump(path));
        auto times = device_times(dump, *outcome->method);
        if (!times.ok()) return std::move(times).error().of_file(path);
        return std::make_shared<const DeviceRecord>(
            DeviceRecord{title, std::make_shared<const EtDump>(std::move(dump)), std::move(times).take()});
    };
    shell_.workspace.jobs().start<Record>(Jobs::Kind::device, tr("Reading device times"), document, work,
                                          [self = QPointer<DeviceController>(this)](Result<Record> read) {
                                              if (!self) return;
                                              if (!read.ok()) return self->shell_.showError(read.error());
                                              const Record record = std::move(read).take();
                                              self->shell_.workspace.view().setDevice(record);
                                              self->shell_.raise(QStringLiteral("run"));
                                              self->shell_.messages.showDone(
                                                  tr("Times of the device"),
                                                  tr("%1 has times of %n run(s); they are in Run and in the timeline",
                                                     nullptr, static_cast<int>(record->times.runs))
                                                      .arg(record->title));
                                          });
}

/// Another plan of the same instructions keeps the times; of other instructions they say nothing.
void DeviceController::follow() {
    ViewState& view = shell_.workspace.view();
    if (!view.device() || !view.outcome() || !view.outcome()->method) return;
    auto times = device_times(*view.device()->dump, *view.outcome()->method);
    view.setDevice(std::make_shared<const DeviceRecord>(
        DeviceRecord{view.device()->title, view.device()->dump, times.ok() ? std::move(times).take() : DeviceTimes{}}));
}

}  // namespace arenascope
