import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { readFeed } from '#modules/catalogue/feed-lines.server.ts';
import { importCatalogue } from '#modules/catalogue/import-catalogue.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { importOrCopy } from './kept-feeds.ts';

type FedShop = Pick<Shop, 'db' | 'clock' | 'snapshots'>;

/** Imports rows that must all be valid. */
export async function bringFeed(shop: FedShop, rows: Iterable<object>, { full = false } = {}): Promise<void> {
  const text = [...rows].map((row) => JSON.stringify(row)).join('\n');
  const changed = await importOrCopy(shop.db, `${shop.clock.now().getTime()} ${full} ${text}`, async () => {
    const lines = readFeed(Readable.from([text]), 'ndjson');
    const result = await importCatalogue(shop, { id: randomUUID(), source: 'test', strict: true, full, lines });
    if (!result.ok) throw new Error(`${result.refusal.refused} rows were refused`);
  });
  for (const topic of changed) await shop.snapshots.announce(topic);
}
