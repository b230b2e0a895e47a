import { sizeGroupsCacheMs } from '#core/timings.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import { listReferences } from '../catalogue/storefront-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { SizeGuide } from './size-guide.ts';

export const sizeGuidesOfShop: Snapshot<'all', SizeGuide[]> = {
  topic: catalogueTopic,
  name: 'size-guides',
  maxAgeMs: sizeGroupsCacheMs,
  build: (db) => listReferences<SizeGuide>(db, 'size-guide'),
};

/** Access: everybody. If the size groups cannot be read, the failure is logged and the page is shown without them. */
export async function readSizeGuides(shop: Pick<Shop, 'snapshots' | 'log'>): Promise<SizeGuide[]> {
  try {
    return await shop.snapshots.read(sizeGuidesOfShop, 'all');
  } catch (error) {
    shop.log.warn({ err: error }, 'Failed to read the size groups');
    return [];
  }
}
