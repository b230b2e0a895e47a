import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { listPlacedDocuments } from '../content/content-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { linksTo } from './links-to.ts';

/** Access: staff with the task content. The documents with a link to a page, each slug once. */
export async function readUsage({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, { slug }: { slug: string }) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const linking = (await listPlacedDocuments(db)).filter(
    (document) => document.slug !== slug && linksTo(document.data, slug),
  );
  return ok([...new Set(linking.map((document) => document.slug))]);
}
