import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type MissingSought, pageMissing as readMissing } from './missing-store.server.ts';
import { type RedirectsSought, pageRedirects as readPage } from './redirect-store.server.ts';

type Reader = Pick<Visit, 'claims'>;

/** Access: staff with the task content. */
export async function pageRedirects({ db }: Pick<Shop, 'db'>, visit: Reader, sought: RedirectsSought) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await readPage(db, sought)) : allowed;
}

/** Access: staff with the task content. Requested addresses that do not exist. */
export async function pageMissing({ db }: Pick<Shop, 'db'>, visit: Reader, sought: MissingSought) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await readMissing(db, sought)) : allowed;
}
