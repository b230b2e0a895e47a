import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import type { Db } from '#platform/db/db.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { Log } from '#platform/log.server.ts';
import { csvType, writeCsv } from '#platform/sheets/write-csv.ts';
import { saveResultFile } from './bulk-job-store.server.ts';
import { listLineErrors } from './line-error-store.server.ts';

export const uploadFolder = 'imports';
export const errorFolder = 'bulk-jobs';

/** Where the uploaded file of a job is until the job is over. */
export const uploadOf = (jobId: string) => `${uploadFolder}/${jobId}`;
const newLine = 10;
const mostInFile = 100_000;

/** Stores an uploaded feed and returns the number of its lines. An interrupted upload leaves no partial file. */
export async function keepFeed({ files }: { files: Files }, file: string, feed: Readable): Promise<number> {
  let lines = 0;
  let isInLine = false;
  const counted = feed.pipe(
    new Transform({
      transform(chunk: Buffer, _, done) {
        for (const byte of chunk) {
          if (byte === newLine) lines += 1;
          isInLine = byte !== newLine;
        }
        done(null, chunk);
      },
    }),
  );
  feed.on('error', (error) => counted.destroy(error));
  try {
    await files.putStream(file, counted, 'application/octet-stream');
  } catch (error) {
    await files.remove(file).catch(() => {});
    throw error;
  }
  return lines + (isInLine ? 1 : 0);
}

/** Answers whether the file is gone. A failure is in the log; housekeeping tries again. */
export async function removeUpload({ files, log }: { files: Files; log: Log }, jobId: string): Promise<boolean> {
  try {
    await files.remove(uploadOf(jobId));
    return true;
  } catch (error) {
    log.error({ err: error, file: uploadOf(jobId) }, 'the uploaded file of a job could not be removed');
    return false;
  }
}

/** The lines with their numbers; empty ones are left out. */
export async function* readTextLines(input: Readable): AsyncGenerator<{ line: number; text: string }> {
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() !== '') yield { line, text };
  }
}

/** Writes the refused lines of a job to a file for correcting the feed. */
export async function keepErrors({ db, files }: { db: Db; files: Files }, jobId: string): Promise<void> {
  const errors = await listLineErrors(db, jobId, mostInFile);
  if (errors.length === 0) return;
  const file = `${errorFolder}/${jobId}.csv`;
  const rows = errors.map(({ line, field, reason }) => ({ cells: [line, field, reason] }));
  const pieces = writeCsv({ titles: ['line', 'field', 'reason'], rows });
  await files.putStream(file, Readable.from(pieces), csvType);
  await saveResultFile(db, jobId, file);
}
