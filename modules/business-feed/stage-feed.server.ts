import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { LineError } from '../bulk-job/bulk-job.ts';
import { saveLineErrors } from '../bulk-job/line-error-store.server.ts';
import { parseBusinessLine, rankOf, subjectOf } from './business-line.ts';
import type { FeedShop } from './feeding.server.ts';
import { reasonsOf } from './line-reasons.ts';
import {
  type LineEnd,
  listDoubles,
  markStaged,
  type StagedLine,
  saveOutcomes,
  stageLines,
} from './line-store.server.ts';

type TextLine = { readonly line: number; readonly text: string };

export type Staging = {
  readonly job: { readonly id: string };
  readonly language: Language;
  /** Called only if the lines were not stored before. */
  readonly open: () => Promise<AsyncIterable<TextLine>>;
};

const linesPerStage = 500;

/** Refuses unreadable lines, and lines that contradict an earlier line about the same subject. */
export async function stageFeed({ db, texts }: FeedShop, { job: { id }, language, open }: Staging): Promise<void> {
  let lines: StagedLine[] = [];
  let errors: LineError[] = [];
  const flush = async () => {
    if (lines.length > 0) await stageLines(db, id, lines);
    await saveLineErrors(db, id, errors);
    lines = [];
    errors = [];
  };
  for await (const { line, text } of await open()) {
    const parsed = parseBusinessLine(text);
    if (parsed.ok)
      lines.push({ line, rank: rankOf(parsed.value), subject: subjectOf(parsed.value), data: parsed.value });
    else errors.push(...reasonsOf({ texts, language }, line, parsed.refusal));
    if (lines.length + errors.length >= linesPerStage) await flush();
  }
  await flush();
  await db.transaction().execute(async (db) => {
    const doubles = await listDoubles(db, id);
    const twice = doubles.flatMap(({ line, first }) =>
      reasonsOf({ texts, language }, line, { code: 'business-line-twice', line: first }),
    );
    await saveEnds(db, id, { ends: doubles.map(({ line }) => ({ line, outcome: 'refused' })), errors: twice });
    await markStaged(db, id);
  });
}

type Ends = { readonly ends: readonly LineEnd[]; readonly errors: readonly LineError[] };

export async function saveEnds(db: Db, id: string, { ends, errors }: Ends): Promise<void> {
  if (ends.length > 0) await saveOutcomes(db, id, ends);
  await saveLineErrors(db, id, errors);
}
