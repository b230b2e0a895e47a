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

/** Everybody may. A page is a page without its size groups too, so a failure is noted and there are none. */
export async function readSizeGuides(shop: Pick<Shop, 'snapshots' | 'log'>): Promise<SizeGuide[]> {
  try {
    return await shop.snapshots.read(sizeGuidesOfShop, 'all');
  } catch (error) {
    shop.log.warn({ err: error }, 'Failed to read the size groups');
    return [];
  }
}
