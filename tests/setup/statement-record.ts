import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedTest } from '#tools/lib/statements.ts';
import { statementShape } from './statement-shape.ts';

/** The folder for the record, set by `npm test`; without it nothing is recorded. */
const folder = process.env.STATEMENT_RECORD;
export const isRecording = folder !== undefined;

const shapes = new Map<string, string>();
let sent = new Set<string>();
let isPaused = false;

export const onStatement = isRecording
  ? (sql: string): void => {
      if (!isPaused) sent.add(sql);
    }
  : undefined;

/** For statements of the test setup that depend on what an earlier test left behind. */
export async function unrecorded<T>(work: () => Promise<T>): Promise<T> {
  isPaused = true;
  try {
    return await work();
  } finally {
    isPaused = false;
  }
}

/** Records a test with the statements since the last call, including those of its hooks. */
export function writeRecord(test: Omit<RecordedTest, 'statements'>): void {
  const statements = [...new Set([...sent].map(knownShape))];
  sent = new Set();
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const line: RecordedTest = { ...test, statements };
  // One file for each worker, so that their lines do not mix.
  appendFileSync(join(folder, `${process.pid}.ndjson`), `${JSON.stringify(line)}\n`);
}

function knownShape(sql: string): string {
  const shape = shapes.get(sql) ?? statementShape(sql);
  shapes.set(sql, shape);
  return shape;
}
