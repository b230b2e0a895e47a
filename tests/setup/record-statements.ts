import { afterAll, afterEach, beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { isRecording, writeRecord } from './statement-record.ts';

let begun = 0;

if (isRecording) {
  beforeEach(() => {
    begun = performance.now();
  });
  afterEach(({ task }) => {
    writeRecord({ file: task.file.name, test: task.fullTestName, ran: true, ms: performance.now() - begun });
  });
  // Vitest requires a destructuring pattern here; no fixture is needed.
  // oxlint-disable-next-line no-empty-pattern
  afterAll(({}, suite) => {
    for (const test of skippedIn(suite.tasks))
      writeRecord({ file: suite.file.name, test: test.fullTestName, ran: false, ms: 0 });
  });
}

function skippedIn(tasks: readonly RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? skippedIn(task.tasks) : task.mode === 'skip' ? [task] : []));
}
