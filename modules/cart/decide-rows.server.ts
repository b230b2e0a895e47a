import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { basePartNumber } from '#core/sku.ts';
import type { Offer } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { readServicesOrNone, type Services } from '../vas/services.server.ts';
import { serviceArticleIdOf } from '../vas/vas-article.ts';
import type { Visit } from '../visit.ts';
import type { Cart, CartRow } from './cart.ts';
import { boughtFrom } from './prices/offered-row.ts';
import { rowAfter } from './rows/row-change.ts';
import { scaledChildren } from './rows/row-quantity.ts';

/** An approver's change of a row: another quantity, another article, or its rejection. */
export type DecidedWish = {
  readonly rowNumber: number;
  readonly sku?: string | undefined;
  readonly quantity?: number | undefined;
  readonly isRejected?: boolean;
};

type DecidedRows = {
  /** The remaining rows after the decision. */
  readonly kept: readonly CartRow[];
  readonly rejected: readonly CartRow[];
};

/**
 * The rows of a cart after the changes, by the rules of carts: packs, units, services. Another article must be one that
 * the owner may buy, from the agreed assortment if the company has one. It keeps wearer and services, and is refused if
 * it cannot have them. `visit` is the owner's. Writes nothing.
 */
export async function decideRows(
  shop: Shop,
  visit: Visit,
  cart: Cart,
  wishes: readonly DecidedWish[],
): Promise<Result<DecidedRows, Refusal>> {
  if (wishes.length === 0) return ok({ kept: cart.rows, rejected: [] });
  const { hasAgreement } = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
  const agreed = { context: hasAgreement ? ('Agreement' as const) : ('All' as const) };
  const offers = await readOffers(shop, visit, [agreed, ...cart.rows.map(boughtFrom)], { mode: 'excl' });
  let kept: readonly CartRow[] = cart.rows;
  const services = await readServicesOrNone(shop, visit);
  const rejected = new Set<string>();
  for (const { rowNumber, sku, quantity, isRejected } of wishes) {
    const row = cart.rows.find((one) => one.rowNumber === rowNumber && one.parentId === undefined);
    if (!row) return refuse({ code: 'row-not-found' });
    const isOfRow = (one: CartRow) => one.id === row.id || one.parentId === row.id;
    if (isRejected || quantity === 0) {
      for (const { id } of cart.rows.filter(isOfRow)) rejected.add(id);
      continue;
    }
    const isOther = sku !== undefined && basePartNumber(sku) !== basePartNumber(row.sku);
    const offer = offers.get(sku ?? row.sku, isOther ? agreed : boughtFrom(row));
    const children = cart.rows.filter(({ parentId }) => parentId === row.id);
    if (offer.sku !== row.sku && !canHave(services, offer, children))
      return refuse({ code: 'services-do-not-fit', name: offer.name || offer.sku });
    // In a cart, a changed row loses its services, because the buyer chooses them again. Here it keeps them.
    const after = rowAfter(row, [], { offer, quantity, entries: {} }, () => newId(visit.now, randomBytes));
    if (!after.ok) return after;
    const changed = after.value.row ?? row;
    const scaled = changed.quantity === row.quantity ? [] : scaledChildren(row, children, changed.quantity);
    const byId = new Map([changed, ...scaled].map((one) => [one.id, one]));
    kept = kept.map((one) => byId.get(one.id) ?? one);
  }
  return ok({
    kept: kept.filter(({ id }) => !rejected.has(id)),
    rejected: cart.rows.filter(({ id }) => rejected.has(id)),
  });
}

/** Services that are switched off have a separate refusal. */
function canHave(services: Services, { services: ofProduct }: Offer, children: readonly CartRow[]): boolean {
  const offered = new Set(services.of(ofProduct).map(({ serviceArticleId }) => serviceArticleId));
  return !services.isOn || children.every(({ sku }) => offered.has(serviceArticleIdOf(sku)));
}
