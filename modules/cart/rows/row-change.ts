import { ok, type Result, refuse } from '#core/result.ts';
import { colourPartNumber } from '#core/sku.ts';
import type { Offer } from '../../assortment/offer.ts';
import type { CartRow } from '../cart.ts';
import { type Entries, withEntries } from '../row-metadata.ts';
import { noLaundryEntries } from './laundry-entries.ts';
import { fitQuantity, scaledChildren } from './row-quantity.ts';

export type RowWish = {
  /** The offer of the new article, or of the current one if the article stays. */
  readonly offer: Offer;
  readonly quantity?: number | undefined;
  readonly entries: Entries;
};

export type RowChange = {
  /** Undefined if the quantity is zero. */
  readonly row: CartRow | undefined;
  readonly children: readonly CartRow[];
  /** Services are chosen per colour, so another colour drops them. */
  readonly dropsChildren: boolean;
};

type WishRefusal =
  | { code: 'sku-not-sold'; sku: string }
  | { code: 'setting-value-invalid'; key: string; expected: string }
  | Extract<ReturnType<typeof fitQuantity>, { ok: false }>['refusal'];

/** Without its services a row has no wearer. */
export const noWearer: Entries = { ...noLaundryEntries, CoWorkerId: undefined, EmployeeNo: undefined };

/**
 * A row that changes size, colour or quantity keeps its number, and its services follow. A row is a service only if it
 * has a parent: it stays the same service, as many as its garment needs, until it is removed.
 */
export function rowAfter(
  row: CartRow,
  children: readonly CartRow[],
  { offer, quantity, entries }: RowWish,
  newId: () => string,
): Result<RowChange, WishRefusal> {
  if (row.parentId === undefined && entries.Type === 'VasArticle')
    return refuse({ code: 'setting-value-invalid', key: 'Type', expected: 'DefaultArticle, ExternalArticle' });
  const isService = row.parentId !== undefined;
  if (isService && offer.sku !== row.sku)
    return refuse({ code: 'setting-value-invalid', key: 'sku', expected: row.sku });
  if (quantity === 0) return ok({ row: undefined, children: [], dropsChildren: true });
  const isOther = offer.sku !== row.sku;
  if (isOther && !offer.isSold) return refuse({ code: 'sku-not-sold', sku: offer.sku });
  const staysAsMany = isService || (quantity === undefined && !isOther);
  const fitted = staysAsMany ? ok(row.quantity) : fitQuantity(quantity ?? row.quantity, offer);
  if (!fitted.ok) return fitted;
  const ofOffer: Entries = isOther
    ? { PriceListId: offer.origin?.priceList, ManufacturerId: String(offer.manufacturerId) }
    : {};
  const dropsChildren = colourPartNumber(offer.sku) !== colourPartNumber(row.sku);
  const isCleared = dropsChildren && children.length > 0;
  const changed = {
    ...row,
    sku: offer.sku,
    name: isOther ? offer.name : row.name,
    quantity: fitted.value,
    metadata: withEntries(row.metadata, { ...ofOffer, ...(isCleared && noWearer), ...entries }, newId),
  };
  const isScaled = !dropsChildren && fitted.value !== row.quantity;
  return ok({ row: changed, children: isScaled ? scaledChildren(row, children, fitted.value) : [], dropsChildren });
}
