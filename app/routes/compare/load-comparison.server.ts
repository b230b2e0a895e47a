import { inColour } from '#app/components/catalogue/use-shown-colour.ts';
import type { Comparison } from '#app/components/compare/compare-view.ts';
import { isSameProduct } from '#app/components/compare/compared.ts';
import { readAsked } from '#app/components/compare/read-asked.ts';
import { toCards } from '#app/routes/catalogue/to-cards.server.ts';
import { priceNoteOf } from '#app/routes/product/price-note.server.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { basePartNumber } from '#core/sku.ts';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import type { Card } from '#modules/assortment/product-list.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { type ComparedProduct, compareRows } from './compare-rows.ts';

/** The products of an address side by side, with this visitor's prices. */
export async function loadComparison(shop: Shop, visit: Visit, request: Request): Promise<Comparison> {
  const { partNos, odd } = readAsked(new URL(request.url).searchParams);
  const { viewer, prices } = await readLooking(shop, visit, request);
  const bases = partNos.map(basePartNumber);
  const found = (await readCards(shop, visit, viewer, bases)).map((card) => inAskedColour(card, partNos));
  const cards = await toCards(shop, visit, found, prices);
  const details = await Promise.all(bases.map((basePartNo) => findProduct(shop, visit, viewer, { basePartNo })));
  const compared = details.flatMap((detail): ComparedProduct[] => {
    const card = detail && cards.find(({ partNo }) => basePartNumber(partNo) === detail.basePartNo);
    return card ? [{ detail, card }] : [];
  });
  const { language } = visit;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const isFound = (partNo: string) => compared.some(({ detail }) => detail.basePartNo === basePartNumber(partNo));
  return {
    products: compared.map(({ detail, card }) => ({
      partNo: partNos.find((partNo) => isSameProduct(partNo, detail.basePartNo)) ?? detail.basePartNo,
      card: partNos.includes(card.partNo) ? { ...card, href: inColour(card.href, card.partNo) } : card,
      packSize: detail.packSize,
    })),
    rows: compareRows(compared, {
      say: (domain, key, facts) => shop.texts.say(language, domain, key, facts) ?? key,
      number: (value) => numbers.format(value),
      priceNote: priceNoteOf(shop, visit, prices),
    }),
    missing: [...partNos.filter((partNo) => !isFound(partNo)), ...odd],
  };
}

/** Puts the requested colour first, if there is one. */
function inAskedColour(card: Card, asked: readonly string[]): Card {
  const colour = card.colours.find(({ partNo }) => asked.includes(partNo));
  if (!colour) return card;
  return { ...card, partNo: colour.partNo, colours: [colour, ...card.colours.filter((one) => one !== colour)] };
}
