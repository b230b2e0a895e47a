import type { Visit } from '../visit.ts';
import { lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import { popCount } from './engine/bits.ts';
import type { Viewer } from './viewer.ts';

/** Everybody may: how many products of each category, by its code, the viewer sees in it and below it. */
export async function readCategoryCounts(
  shop: CatalogueReader,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
): Promise<ReadonlyMap<string, number>> {
  const catalogue = await readCatalogue(shop, market.code);
  const { visible } = lookAt(catalogue, viewer, { language, now }).assortment;
  const { categories } = catalogue.engine.columns.places;
  return new Map([...categories].map(([code, products]) => [code, countCommon(products, visible)]));
}

function countCommon(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += popCount((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}
