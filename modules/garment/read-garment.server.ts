import { ok, refuse } from '#core/result.ts';
import { basePartNumber } from '#core/sku.ts';
import type { ConformityFacts } from '../assortment/conformity-facts.ts';
import { readConformityFacts } from '../assortment/read-conformity-facts.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Garment, isGarmentId } from './garment.ts';
import { readGarmentReach, seesGarment } from './garment-reach.server.ts';
import { findGarment } from './garment-store.server.ts';
import { listScans } from './scan-store.server.ts';
import { type GarmentState, type Scan, stateOf } from './tally.ts';

/** What everybody may know who holds the garment in their hands. */
type FoundGarment = Pick<Garment, 'sku' | 'name' | 'colour' | 'size' | 'laundryName' | 'marketId'>;

export type GarmentPassport = Omit<Garment, 'wearerId'> & {
  readonly wearer: string;
  readonly state: GarmentState;
  /** The latest first, as far as they are kept. */
  readonly scans: readonly Scan[];
  /** Undefined if the product is not in the catalogue any more. */
  readonly product: ConformityFacts | undefined;
};

const mostShown = 100;

/** Access: everybody who has its address. Wearer, place and history are for those who see the garment. */
export async function readGarment(
  shop: Pick<Shop, 'db' | 'snapshots' | 'catalogueThread'>,
  visit: Visit,
  { id }: { readonly id: string },
) {
  const garment = isGarmentId(id) ? await findGarment(shop.db, id) : undefined;
  if (!garment) return refuse({ code: 'garment-not-found' });
  const { sku, name, colour, size, laundryName, marketId } = garment;
  const found: FoundGarment = { sku, name, colour, size, laundryName, marketId };
  if (!seesGarment(await readGarmentReach(shop, visit), garment)) return ok({ found, passport: undefined });
  const { wearerId, ...facts } = garment;
  const names = await listNamesOf(shop.db, wearerId === undefined ? [] : [wearerId]);
  const wearer = wearerId === undefined ? undefined : names.get(wearerId);
  const [product] = await readConformityFacts(shop, visit, [basePartNumber(sku)]);
  const passport: GarmentPassport = {
    ...facts,
    wearer: wearer ? `${wearer.firstName} ${wearer.lastName}`.trim() : '',
    state: stateOf(garment.tally),
    scans: await listScans(shop.db, id, mostShown),
    product,
  };
  return ok({ found, passport });
}
