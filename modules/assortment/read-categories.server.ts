import { colourPartNumber } from '#core/sku.ts';
import { findColour } from '../list-engine/product-rows.ts';
import type { MarketCode } from '../market/market.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';

/** The categories of an article with all above them, departments first; also of an article that the visitor does not see. */
export type CategoriesOf = (sku: string) => readonly string[];

/** From memory. An article that left the catalogue has none. */
export async function readCategories(shop: CatalogueReader, market: MarketCode): Promise<CategoriesOf> {
  const catalogue = await readCatalogue(shop, market);
  const { engine } = catalogue;
  return (sku) => {
    const colour = findColour(engine, colourPartNumber(sku));
    if (colour === undefined) return [];
    return catalogue.buyingFacts(engine.columns.colours.product[colour] ?? 0).categories;
  };
}
