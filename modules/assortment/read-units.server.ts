import { colourPartNumber } from '#core/sku.ts';
import { pieceUnit, type Unit } from '#core/units.ts';
import { findColour } from '../list-engine/product-rows.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readCatalogue } from './catalogue-snapshot.server.ts';

export type UnitShop = Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log'>;

/** The units of a market's articles, for any visitor. An article that no longer exists counts by the piece. */
export async function readUnits(shop: UnitShop, { market }: Pick<Visit, 'market'>): Promise<(sku: string) => Unit> {
  const catalogue = await readCatalogue(shop, market.code);
  const { engine } = catalogue;
  return (sku) => {
    const colour = findColour(engine, colourPartNumber(sku));
    const product = colour === undefined ? undefined : engine.columns.colours.product[colour];
    return product === undefined ? pieceUnit : catalogue.buyingFacts(product).soldBy;
  };
}
