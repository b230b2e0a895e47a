import { ok, type Result, refuse } from '#core/result.ts';
import type { Card } from '../assortment/product-list.ts';
import { readCards } from '../assortment/read-cards.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readList, readSharedList } from '../favourites/read-lists.server.ts';
import { createPriceDisplay } from '../pricing/displayed-price.ts';
import { basisOf } from '../pricing/price-basis.ts';
import { priceModeOf, viewKeyOf } from '../pricing/price-mode.ts';
import { readViewIn } from '../pricing/view-cookie.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type FavouritesDocument, mostPrinted } from './favourites-document.ts';

/** A favourite as it is printed. */
export type PrintedItem = {
  readonly partNo: string;
  readonly name: string;
  readonly colour: string;
  readonly hexes: readonly string[];
  readonly sizes: readonly string[];
  /** The size stored with the favourite. */
  readonly size: string | undefined;
  readonly standards: readonly string[];
  readonly picture: string | undefined;
  readonly price: { readonly text: string; readonly isFrom: boolean } | undefined;
};

type Item = { readonly partNo: string; readonly sku?: string | undefined };
type PrintRequest = Pick<FavouritesDocument, 'items' | 'listId' | 'shared' | 'showPrices'>;

/** Access: everybody, for what they see; a list must be their own or shared with them. */
export async function readPrinted(shop: Shop, visit: Visit, asked: PrintRequest) {
  const found = await readItems(shop, visit, asked);
  if (!found.ok) return found;
  const items = [...new Map(found.value.map((item) => [item.partNo, item])).values()];
  if (items.length > mostPrinted) return refuse({ code: 'favourites-pdf-too-long', most: mostPrinted });
  const { mode, isHidden } = await readPriceLook(shop, visit);
  const viewer = await readViewer(shop, visit, { mode, context: 'All' });
  const partNos = items.map(({ partNo }) => partNo);
  const cards = new Map((await readCards(shop, visit, viewer, partNos)).map((card) => [card.partNo, card]));
  const display = createPriceDisplay(visit.market, visit.language, mode, basisOf(visit));
  const showsPrices = asked.showPrices && !isHidden;
  const printed = items.flatMap((item): PrintedItem[] => {
    const card = cards.get(item.partNo);
    if (!card) return [];
    const { price } = card;
    return [
      {
        ...toPrinted(item, card),
        price: showsPrices && price ? { text: display(price).text, isFrom: price.isFrom } : undefined,
      },
    ];
  });
  if (printed.length === 0) return refuse({ code: 'favourites-pdf-empty' });
  return ok({ printed, mode, leftOut: partNos.filter((partNo) => !cards.has(partNo)) });
}

async function readItems(
  shop: Shop,
  visit: Visit,
  { items, listId, shared }: PrintRequest,
): Promise<Result<readonly Item[], Refusal>> {
  if (listId === undefined && shared === undefined) return ok(items ?? []);
  const list =
    listId === undefined
      ? await readSharedList(shop, visit, { token: shared ?? '' })
      : await readList(shop, visit, { listId });
  if (!list.ok) return list;
  const held = new Map(list.value.items.map((item) => [item.partNo, item]));
  return ok(items ? items.flatMap(({ partNo }) => held.get(partNo) ?? []) : [...held.values()]);
}

function toPrinted({ partNo, sku = partNo }: Item, { name, colours, standards }: Card): Omit<PrintedItem, 'price'> {
  const [colour] = colours;
  return {
    partNo,
    name,
    colour: colour?.name ?? '',
    hexes: colour?.hexes ?? [],
    sizes: colour?.sizes ?? [],
    size: sku.slice(partNo.length) || undefined,
    standards,
    picture: colour?.picture,
  };
}

/** The visitor's price display on the pages of the shop. */
async function readPriceLook(shop: Shop, { market, claims, cookies }: Visit) {
  const { settings } = await readCompanyTerms(shop, claims?.company_id);
  const { storedChoice, hidePrice } = readViewIn((name) => cookies.read(name), viewKeyOf(claims));
  const showPriceIncVat = isOn(settings, 'ShowPriceIncVat');
  const { mode } = priceModeOf({ market, isB2B: isB2B(claims), showPriceIncVat, storedChoice });
  return { mode, isHidden: hidePrice || isOn(settings, 'HidePrice') };
}
