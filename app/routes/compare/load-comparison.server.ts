import type { Comparison } from '#app/components/compare/compare-view.ts';
import { readAsked } from '#app/components/compare/read-asked.ts';
import { toCards } from '#app/routes/catalogue/to-cards.server.ts';
import { priceNoteOf } from '#app/routes/product/price-note.server.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { basePartNumber } from '#core/sku.ts';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { type Compared, compareRows } from './compare-rows.ts';

/** The products that an address names, beside each other, as this visitor sees and pays for them. */
export async function loadComparison(shop: Shop, visit: Visit, request: Request): Promise<Comparison> {
  const { partNos, odd } = readAsked(new URL(request.url).searchParams);
  const { viewer, prices } = await readLooking(shop, visit, request);
  const cards = await toCards(shop, visit, await readCards(shop, visit, viewer, partNos), prices);
  const details = await Promise.all(partNos.map((basePartNo) => findProduct(shop, visit, viewer, { basePartNo })));
  const compared = details.flatMap((detail): Compared[] => {
    const card = detail && cards.find(({ partNo }) => basePartNumber(partNo) === detail.basePartNo);
    return card ? [{ detail, card }] : [];
  });
  const { language } = visit;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const found = new Set(compared.map(({ detail }) => detail.basePartNo));
  return {
    products: compared.map(({ detail, card }) => ({
      partNo: detail.basePartNo,
      card,
      packSize: detail.multiplyFactor,
    })),
    rows: compareRows(compared, {
      say: (domain, key, facts) => shop.texts.say(language, domain, key, facts) ?? key,
      number: (value) => numbers.format(value),
      priceNote: priceNoteOf(shop, visit, prices),
    }),
    missing: [...partNos.filter((partNo) => !found.has(partNo)), ...odd],
  };
}
