import type { GenderSection } from '../catalogue/gender-section.ts';
import type { Visit } from '../visit.ts';
import { countCommon } from './answers/count-common.ts';
import { lookAt } from './catalogue.ts';
import { type CatalogueReader, readCatalogue } from './catalogue-snapshot.server.ts';
import type { Viewer } from './viewer.ts';

/**
 * Access: everybody. Counts the products that the viewer sees in each category and below it, by category code,
 * optionally within a section.
 */
export async function readCategoryCounts(
  shop: CatalogueReader,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  viewer: Viewer,
  section?: GenderSection,
): Promise<ReadonlyMap<string, number>> {
  const catalogue = await readCatalogue(shop, market.code);
  const { visible } = lookAt(catalogue, viewer, { language, now }).assortment;
  const { categories, sections } = catalogue.engine.columns.places;
  const within = section === undefined ? undefined : sections.get(section);
  return new Map([...categories].map(([code, products]) => [code, countCommon(products, visible, within)]));
}
