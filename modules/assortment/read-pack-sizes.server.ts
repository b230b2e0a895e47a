import type { Visit } from '../visit.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import { findProductByBase } from './engine/product-rows.ts';

/** Of products that somebody sees already: how many pieces are sold together, where it is more than one. By base part number. */
export async function readPackSizes(
  shop: CatalogueReader,
  { market }: Pick<Visit, 'market'>,
  basePartNos: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const catalogue = await readCatalogue(shop, market.code);
  return new Map(
    basePartNos.flatMap((base): [string, number][] => {
      const product = findProductByBase(catalogue.engine, base);
      const pack = product === undefined ? 1 : catalogue.buyingFacts(product).multiplyFactor;
      return pack > 1 ? [[base, pack]] : [];
    }),
  );
}
