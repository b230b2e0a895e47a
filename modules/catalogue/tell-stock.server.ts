import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { stockTopic } from './catalogue-topics.ts';
import { hasStockNews, versionStockNews } from './stock-store.server.ts';

/**
 * The shop itself, about once a second: tells snapshots which levels orders have changed. Orders leave a note only, for they
 * would all wait for one line otherwise. Any process may do it, and what one that died left undone is done by the next.
 */
export async function tellStock({ db, snapshots }: Pick<Shop, 'db' | 'snapshots'>): Promise<boolean> {
  if (!(await hasStockNews(db))) return false;
  await db.transaction().execute(async (transaction) => {
    await versionStockNews(transaction, await markChanged(transaction, stockTopic));
  });
  await snapshots.announce(stockTopic);
  return true;
}
