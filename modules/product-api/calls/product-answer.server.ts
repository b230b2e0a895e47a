import { ok, refuse } from '#core/result.ts';
import { basePartNumber, colourPartNumber, sizeCode } from '#core/sku.ts';
import { findProduct } from '../../assortment/find-product.server.ts';
import type { Card } from '../../assortment/product-list.ts';
import { readCards } from '../../assortment/read-cards.server.ts';
import type { Viewer } from '../../assortment/viewer.ts';
import { readCategoryTree } from '../../catalogue/read-navigation.server.ts';
import { priceTermsOf } from '../../pricing/wire-prices.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { asciiJson } from './ascii-json.ts';
import { keepTexts } from './kept-texts.ts';
import { toProduct } from './product-view.ts';

type ProductRef = { readonly uniqueName: string } | { readonly sku: string };

/** A few thousand products. */
const charactersKept = 40_000_000;

/**
 * Writes product responses. The text of a product is cached with its card: a card is replaced when catalogue, prices or
 * language change, and viewers with the same card see the same product.
 */
export function createProductWriter() {
  const kept = keepTexts<Card>(charactersKept);
  return async (shop: Shop, visit: Visit, viewer: Viewer, name: ProductRef) => {
    const card = await findCard(shop, visit, viewer, name);
    const known = card && kept.get(card);
    if (known !== undefined) return ok({ json: known });
    const detail = await findProduct(shop, visit, viewer, name);
    if (!detail) return refuse({ code: 'product-not-found', product: 'sku' in name ? name.sku : name.uniqueName });
    const json = asciiJson(toProduct(detail, priceTermsOf(visit)));
    if (card) kept.set(card, json);
    return ok({ json });
  };
}

/** The product's card, if it is quickly available and has the requested colour and size. */
async function findCard(shop: Shop, visit: Visit, viewer: Viewer, name: ProductRef): Promise<Card | undefined> {
  const basePartNo = 'sku' in name ? basePartNumber(name.sku) : await findPublicNumber(shop, visit, name.uniqueName);
  const [card] = basePartNo === undefined ? [] : await readCards(shop, visit, viewer, [basePartNo]);
  return card && (!('sku' in name) || hasSku(card, name.sku)) ? card : undefined;
}

async function findPublicNumber(shop: Shop, { market, language }: Visit, uniqueName: string) {
  const { tongues } = await readCategoryTree(shop, { market });
  return tongues.get(language)?.products.codeOf.get(uniqueName);
}

function hasSku({ colours }: Card, sku: string): boolean {
  if (sku.length <= 8) return true;
  const colour = colours.find(({ partNo }) => partNo === colourPartNumber(sku));
  return colour !== undefined && (sku.length === 12 || colour.sizes.includes(sizeCode(sku)));
}
