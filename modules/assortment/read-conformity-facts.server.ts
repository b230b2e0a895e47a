import { basePartNumber } from '#core/sku.ts';
import { findProductByBase } from '../list-engine/product-rows.ts';
import type { Visit } from '../visit.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import type { ConformityFacts } from './conformity-facts.ts';

/**
 * The caller has checked that the visitor may see these products, for example because they bought them. Deleted
 * products are left out.
 */
export async function readConformityFacts(
  shop: CatalogueReader,
  { market, language }: Pick<Visit, 'market' | 'language'>,
  partNos: readonly string[],
): Promise<ConformityFacts[]> {
  const catalogue = await readCatalogue(shop, market.code);
  const { engine } = catalogue;
  const dictionary = catalogue.dictionaryIn(language);
  return [...new Set(partNos.map(basePartNumber))].flatMap((basePartNo) => {
    const product = findProductByBase(engine, basePartNo);
    if (product === undefined) return [];
    const { standards, ppeCategory, maxWashes, material: code } = engine.texts.detailFacts(product);
    const material = code === undefined ? undefined : dictionary.materials.get(code);
    const days = engine.texts.cardFacts(product).colours.map(({ firstSaleDate }) => firstSaleDate);
    return [
      {
        basePartNo,
        name: engine.texts.name(product, dictionary.language),
        manufacturerId: engine.columns.products.manufacturerId[product] ?? 0,
        standards: standards.flatMap(({ id, grade }) => {
          const known = dictionary.standards.get(id);
          return known ? [{ id, grade, ...known }] : [];
        }),
        ppeCategory,
        maxWashes,
        material: material && { code: code ?? '', ...material },
        firstSaleDate: days.filter((day) => day !== '').toSorted()[0],
      },
    ];
  });
}
