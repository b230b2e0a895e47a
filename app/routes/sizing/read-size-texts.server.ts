import type { SizeTexts } from '#app/components/sizing/sizing-answer.ts';
import { generalOrNothing } from '#modules/content/read-general.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What editors wrote about sizes in this market and language. */
export async function readSizeTexts(shop: Shop, visit: Visit): Promise<SizeTexts> {
  const { intro, howToMeasure, guides = [] } = (await generalOrNothing(shop, visit))?.sizeGuideTexts ?? {};
  return {
    ...(intro !== undefined && { intro }),
    ...(howToMeasure !== undefined && { howToMeasure }),
    byGroup: Object.fromEntries(guides.map(({ sizeGroup, text }) => [sizeGroup, text])),
  };
}
