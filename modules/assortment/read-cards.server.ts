import { basePartNumber, colourPartNumber } from '#core/sku.ts';
import { findColour, findProductByBase } from '../list-engine/product-rows.ts';
import type { Visit } from '../visit.ts';
import { keptCard } from './answers/cards.ts';
import { visibleRow } from './answers/details.ts';
import { withoutPrices } from './answers/hidden-prices.ts';
import { type Catalogue, type CatalogueView, lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import type { Card } from './product-list.ts';
import type { Viewer } from './viewer.ts';

/** Access: everybody. Returns cards of the given products or colours; those the viewer may not see are left out. */
export async function readCards(
  shop: CatalogueReader,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
  partNos: readonly string[],
): Promise<Card[]> {
  const catalogue = await readCatalogue(shop, market.code);
  const looking = lookAt(catalogue, viewer, { language, now });
  const cards = partNos.flatMap((partNo) => findCard(catalogue, looking, partNo) ?? []);
  return viewer.hidesPrices ? cards.map(withoutPrices) : cards;
}

function findCard(catalogue: Catalogue, looking: CatalogueView, partNo: string): Card | undefined {
  const product = findProductByBase(catalogue.engine, basePartNumber(partNo));
  if (product === undefined) return undefined;
  if (partNo.length === 8) {
    const row = visibleRow(catalogue, looking, product);
    return row && keptCard(catalogue, looking, row);
  }
  const colour = findColour(catalogue.engine, colourPartNumber(partNo));
  const row = colour === undefined ? undefined : visibleRow(catalogue, looking, product, colour);
  return row && keptCard(catalogue, looking, row);
}
