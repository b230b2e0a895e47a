import type { Db } from '#platform/db/db.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { touchProducts } from '../catalogue/touch-products.server.ts';
import { type AnyAnswer, inTransaction } from '../in-transaction.server.ts';
import type { Shop } from '../shop.server.ts';

export type ReviewShop = Pick<Shop, 'db' | 'snapshots' | 'events'>;

/**
 * Runs a change in a transaction. The change returns the products whose published reviews changed, so that ratings in
 * lists, cards and pages are updated.
 */
export async function changeShown<Answer extends AnyAnswer>(
  { db, snapshots }: Pick<ReviewShop, 'db' | 'snapshots'>,
  run: (db: Db, touch: (basePartNo: string) => void) => Promise<Answer>,
): Promise<Answer> {
  const touched = new Set<string>();
  const answer = await inTransaction(db, async (db) => {
    const answer = await run(db, (basePartNo) => touched.add(basePartNo));
    if (answer.ok) await touchProducts(db, [...touched]);
    return answer;
  });
  if (answer.ok && touched.size > 0) await snapshots.announce(catalogueTopic);
  return answer;
}
