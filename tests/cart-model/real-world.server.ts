import { expect } from 'vitest';
import { found, liveRows, type Model, type ModelCart, type ModelRow, payable } from './model-carts.ts';
import { openBrowser, type RealBrowser } from './real-browser.server.ts';
import type { RealShop } from './real-shop.server.ts';

type StoredRow = { id: string; sku: string; quantity: number; rowNumber: number };
type StoredCart = { products: StoredRow[]; metadata: { key: string; value: string }[] };

export type RealWorld = Awaited<ReturnType<typeof openWorld>>;

/** The shop without carts, two browsers, and the ids of the model's carts and rows. */
export async function openWorld(real: RealShop, played: { steps: number }) {
  await real.shop.db.deleteFrom('cart').execute();
  const browsers = [openBrowser(real), openBrowser(real)];
  const ids = new Map<ModelCart, string>();
  const rowIds = new Map<ModelRow, string>();

  const known = <K>(names: ReadonlyMap<K, string>, one: K): string => {
    const id = names.get(one);
    if (id === undefined) throw new Error('the model has something that was never seen');
    return id;
  };

  /** Compares what one browser sees, on its screen and in the API, with the model. */
  async function compare(model: Model, at: number): Promise<void> {
    const browser = model.browsers[at];
    if (!browser) return;
    const { cart } = found(model, browser);
    const view = await browserAt(at).view();
    const expected = told(liveRows(cart));
    expect(view.rows.map(({ rowNumber: number, sku, quantity }) => ({ number, sku, quantity }))).toEqual(expected);
    const { products, payable: paid } = view.priced.totals;
    const sums = payable(browser.who, cart);
    expect({ net: products.net.amount, gross: products.gross?.amount }).toEqual(sums);
    expect(paid.amount).toBe(sums.gross);
    const parts = view.priced.rows.reduce((sum, { total }) => sum + (total.gross?.amount ?? 0), 0);
    expect(parts).toBe(paid.amount);
    if (!cart) return expect(view.id).toBeUndefined();
    expect(view.id).toBe(ids.get(cart) ?? view.id);
    ids.set(cart, view.id ?? '');
    const stored = (await browserAt(at).call('GET', `/cart/carts/${view.id}`)).body as StoredCart;
    expect(told(stored.products.map(({ rowNumber: number, ...row }) => ({ ...row, number })))).toEqual(expected);
    expect(stored.metadata.find(({ key }) => key === 'PromotionCode')?.value).toBe(cart.code);
    for (const row of liveRows(cart))
      rowIds.set(row, stored.products.find(({ rowNumber }) => rowNumber === row.number)?.id ?? '');
  }

  /** Compares the rows of all carts with the model. */
  async function compareAll(model: Model): Promise<void> {
    const rows = await real.shop.db
      .selectFrom('cart_row')
      .select(['cart_id', 'row_number', 'sku', 'quantity'])
      .where('removed_at', 'is', null)
      .orderBy('row_number')
      .execute();
    const stored = Map.groupBy(rows, ({ cart_id }) => cart_id);
    const inModel = model.carts.filter((cart) => liveRows(cart).length > 0);
    expect(new Set(stored.keys())).toEqual(new Set(inModel.map((cart) => known(ids, cart))));
    for (const cart of inModel)
      expect(
        told((stored.get(known(ids, cart)) ?? []).map(({ row_number: number, ...row }) => ({ ...row, number }))),
      ).toEqual(told(liveRows(cart)));
  }

  const browserAt = (at: number): RealBrowser => {
    const browser = browsers[at];
    if (!browser) throw new Error('there are two browsers');
    return browser;
  };

  return {
    browserAt,
    coworkers: real.coworkers,
    idOf: (cart: ModelCart) => known(ids, cart),
    rowIdOf: (row: ModelRow) => known(rowIds, row),
    /** Moves the clock, because changes are distinguished by their time. */
    tick: () => {
      played.steps += 1;
      real.shop.clock.moveBy(1000);
    },
    compare,
    compareAll,
  };
}

type AnsweredRow = { number: number; sku: string; quantity: number | string };

const told = (rows: readonly AnsweredRow[]) =>
  rows.map(({ number, sku, quantity }) => ({ number, sku, quantity: Number(quantity) }));
