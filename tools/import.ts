import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { recordChange } from '#modules/audit/record-change.server.ts';
import { listLineErrors } from '#modules/bulk-job/line-error-store.server.ts';
import { openFeedFile } from '#modules/catalogue/feed-lines.server.ts';
import { importCatalogue } from '#modules/catalogue/import-catalogue.server.ts';
import { Failure, runTool } from './lib/failure.ts';
import { withDatabase } from './lib/open-database.ts';
import { createProgress } from './lib/progress.ts';

const usage =
  'npm run import -- FILE [--strict] [--full]    FILE ends in .ndjson or .csv; modules/catalogue/FEED.md explains it';
const shownComplaints = 50;

await runTool(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { strict: { type: 'boolean' }, full: { type: 'boolean' } },
  });
  const [file] = positionals;
  const found = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  const size = found?.isFile() ? found.size : undefined;
  if (file === undefined) throw new Failure(usage);
  if (size === undefined) throw new Failure(`There is no file ${file}.`);
  return withDatabase(async (shop) => {
    const started = performance.now();
    const progress = createProgress(`importing ${file}`);
    let bytes = 0;
    const lines = openFeedFile(file, (read) => {
      bytes = read;
    });
    const id = randomUUID();
    const { strict = false, full = false } = values;
    const by = { isOperator: true, now: shop.clock.now() } as const;
    const asked = { format: file.endsWith('.csv') ? 'csv' : 'ndjson', strict, full };
    await recordChange(shop.db, by, { action: 'catalogue.import-started', subject: id, after: asked });
    const result = await importCatalogue(shop, {
      id,
      source: file,
      strict,
      full,
      lines,
      onProgress: (rows) => progress({ rows, fraction: bytes / size }),
    });
    const complaints = await listLineErrors(shop.db, id, shownComplaints + 1);
    for (const { line, field, reason } of complaints.slice(0, shownComplaints))
      console.log(`line ${line}${field && `, ${field}`}: ${reason}`);
    if (complaints.length > shownComplaints) console.log('and more: see the table bulk_job_error');
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (!result.ok)
      throw new Failure(
        `Nothing was imported: ${result.refusal.refused} lines were refused, and --strict takes all or none.`,
      );
    console.log(`${result.value.accepted} rows imported, ${result.value.refused} refused, in ${seconds} s`);
    return result.value.refused > 0 ? 2 : 0;
  });
});
