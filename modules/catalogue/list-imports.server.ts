import type { PartAsked } from '#core/key-page.ts';
import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { countRefusedJobs, pageJobs } from '../bulk-job/page-jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { importKind } from './import-catalogue.server.ts';

type ImportQuery = { readonly onlyRefused: boolean; readonly part: PartAsked };

/** Access: staff with the task catalogue, here and below. */
export async function listImports({ db }: Pick<Shop, 'db'>, visit: Visit, asked: ImportQuery) {
  const allowed = allowRead(visit, 'catalogue');
  return allowed.ok ? ok(await pageJobs(db, { ...asked, kind: importKind })) : allowed;
}

const lookBackMs = 7 * 86_400_000;

/** Counts the imports of the last week that failed or had refused lines. */
export async function countRefusedImports({ db }: Pick<Shop, 'db'>, visit: Visit, { most }: { most: number }) {
  const allowed = allowRead(visit, 'catalogue');
  if (!allowed.ok) return allowed;
  const since = new Date(visit.now.getTime() - lookBackMs);
  return ok(await countRefusedJobs(db, { kind: importKind, since, most }));
}
