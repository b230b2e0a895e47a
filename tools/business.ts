import { randomUUID } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { mayDo } from '#modules/auth/may-do.ts';
import { listLineErrors } from '#modules/bulk-job/line-error-store.server.ts';
import { formatOfFile } from '#modules/business-feed/feed-format.ts';
import { findFeedCounts } from '#modules/business-feed/line-store.server.ts';
import { readAskerByLogin } from '#modules/business-feed/read-asker.server.ts';
import { readFeedLines } from '#modules/business-feed/read-feed-lines.server.ts';
import { insertFeed } from '#modules/business-feed/request-feed.server.ts';
import { runFeed } from '#modules/business-feed/run-feed.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { openShop } from '#server/open-shop.server.ts';
import { Failure, runTool } from './lib/failure.ts';
import { createProgress } from './lib/progress.ts';

const usage = 'npm run business -- FILE --as E-MAIL    docs/business-feed.md explains it; E-MAIL is a member of staff';
const shownErrors = 50;

await runTool(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } });
  const [file] = positionals;
  if (file === undefined || values.as === undefined) throw new Failure(usage);
  const size = statSync(file, { throwIfNoEntry: false });
  if (!size?.isFile()) throw new Failure(`There is no file ${file}.`);
  const loginName = values.as;
  // The whole shop, because payments and new addresses tell other parts of it.
  const env = { ...readEnv(process.env), WORKERS: 1, PICTURES_AHEAD: false };
  const { shop, close } = await openShop({ env, onStep: () => {} });
  try {
    const claims = await readAskerByLogin(shop, loginName);
    if (!claims || !mayDo(claims, 'customers'))
      throw new Failure(`No active member of staff with the task customers signs in as ${loginName}.`);
    const { db, clock } = shop;
    const id = randomUUID();
    const source = basename(file);
    await insertFeed(db, { claims, now: clock.now() }, { id, source, options: {} });
    const progress = createProgress(`applying ${file}`);
    const state = await runFeed(shop, {
      job: { id, state: 'waiting' },
      claims,
      language: 'en',
      open: async () => readFeedLines(createReadStream(file), formatOfFile(file)),
      onProgress: (rows) => progress({ rows, fraction: undefined }),
    });
    const errors = await listLineErrors(db, id, shownErrors + 1);
    for (const { line, field, reason } of errors.slice(0, shownErrors))
      console.log(`line ${line}${field && `, ${field}`}: ${reason}`);
    if (errors.length > shownErrors) console.log('and more: see the table bulk_job_error');
    const counts = await findFeedCounts(db, id);
    if (!counts || state !== 'done') throw new Failure('The feed was not applied to its end.');
    const { added, changed, same, offered } = counts;
    console.log(
      `${added} new, ${changed} changed, ${same} unchanged, ${offered} asked to join, ${errors.length} errors`,
    );
    return errors.length > 0 ? 2 : 0;
  } finally {
    await close();
  }
});
