import type { SizeTexts } from '#app/components/sizing/sizing-answer.ts';
import { readGeneral } from '#modules/content/read-general.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What editors wrote about sizes in this market and language. */
export async function readSizeTexts(shop: Shop, visit: Visit): Promise<SizeTexts> {
  // The frame of the page logs a failure.
  const general = await readGeneral(shop, visit).catch(() => undefined);
  const { intro, howToMeasure, guides = [] } = (general?.ok && general.value.sizeGuideTexts) || {};
  return {
    ...(intro !== undefined && { intro }),
    ...(howToMeasure !== undefined && { howToMeasure }),
    byGroup: Object.fromEntries(guides.map(({ sizeGroup, text }) => [sizeGroup, text])),
  };
}
