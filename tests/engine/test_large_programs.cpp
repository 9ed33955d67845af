// The same table as test_program_table.cpp, for the files of more than a dozen megabytes.

#include "tests/engine/program_table.h"

using namespace arenascope;
using namespace arenascope::testing;

class TestLargePrograms : public QObject {
    Q_OBJECT

private slots:
    void opensPlansRunsAndComesBack_data() { addFileRows(true); }
    void opensPlansRunsAndComesBack() {
        QFETCH(QString, path);
        checkFile(path, tally_);
    }
    void greedyNeedsWhatExecuTorchsDid_data() { addParityRows(true); }
    void greedyNeedsWhatExecuTorchsDid() {
        QFETCH(QString, path);
        QFETCH(QString, emitted);
        checkParity(path, emitted, tally_);
    }
    void cleanupTestCase() { tally_.tell(); }

private:
    Tally tally_;
};

QTEST_GUILESS_MAIN(TestLargePrograms)
#include "test_large_programs.moc"
