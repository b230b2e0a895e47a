import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { stockTopic } from './catalogue-topics.ts';
import { hasStockNews, versionStockNews } from './stock-store.server.ts';

/**
 * Job that runs about once a second and updates snapshots with stock levels that orders changed. Orders only leave a
 * note, because updating the topic's version would make them wait for the same row. Any process may run it; a crashed
 * process's work is done by the next run.
 */
export async function tellStock({ db, snapshots }: Pick<Shop, 'db' | 'snapshots'>): Promise<boolean> {
  if (!(await hasStockNews(db))) return false;
  await db.transaction().execute(async (transaction) => {
    await versionStockNews(transaction, await markChanged(transaction, stockTopic));
  });
  await snapshots.announce(stockTopic);
  return true;
}
