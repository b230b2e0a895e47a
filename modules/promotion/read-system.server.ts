import { isEnabled } from '../flags/read-flags.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type PromotionSystem, usesPromotionEngine } from './promotion-system.ts';

/** The promotion system that applies to a visitor. */
export async function readSystem(
  shop: Pick<Shop, 'snapshots' | 'log' | 'env'>,
  visit: Pick<Visit, 'market' | 'claims'>,
): Promise<PromotionSystem> {
  return usesPromotionEngine(await isEnabled(shop, visit, 'UseNorcePromotions'), visit.claims) ? 'engine' : 'code';
}
