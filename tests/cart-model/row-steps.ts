import { expect } from 'vitest';
import { found, liveRows, type ModelBrowser, newCart, ownerOf, seen } from './model-carts.ts';
import { fitted, goods, packOf, unitOf } from './model-goods.ts';
import { add, change, type Split, split } from './model-rows.ts';
import { expectAnswer, pick, type Scene, step } from './step.ts';

type Adding = { at: number; good: number; quantity: number; coworker: number; byApi: boolean };

export const addStep = ({ at, good, quantity, coworker, byApi }: Adding) =>
  step({
    at,
    title: `add ${quantity} of ${pick(goods, good)?.sku} for ${coworker}${byApi ? ' by the API' : ''}`,
    play: async (scene) => {
      const { model, browser, world, real } = scene;
      const sku = pick(goods, good)?.sku ?? '';
      const wearer = wearerOf(browser, coworker);
      const wanted = { sku, quantity, coworker: wearer };
      const coworkerId = world.coworkers[wearer ?? 0];
      const isPossible = mayBuy(scene, sku, wearer) && Boolean(fitted(quantity, packOf(sku)));
      const named = byApi ? seen(model, browser).cart : undefined;
      if (named) {
        const metadata = coworkerId === undefined ? [] : [{ key: 'CoWorkerId', value: String(coworkerId) }];
        const isDone = isPossible && add(named, wanted);
        const body = { sku, quantity, metadata };
        return expectAnswer(await real.call('POST', `/cart/carts/${world.idOf(named)}/products`, body), isDone);
      }
      const added = await real.screen('add', { items: [{ sku, quantity, coworkerId }] });
      const cart = found(model, browser).cart ?? (isPossible ? newCart(model, ownerOf(browser)) : undefined);
      expect(added.ok).toBe(isPossible && cart !== undefined && add(cart, wanted));
      if (cart) browser.cookies.set(ownerOf(browser), cart);
    },
  });

const isBuyer = ({ who }: ModelBrowser) => who === 'boAtBygg' || who === 'boAtVerk';
const wearerOf = (browser: ModelBrowser, coworker: number) => (isBuyer(browser) ? coworker || undefined : undefined);

/** Pia is a colleague only at Bygg. */
const mayBuy = ({ browser: { who } }: Scene, sku: string, wearer: number | undefined) =>
  unitOf(sku, who === 'boAtBygg') !== undefined && !(who === 'boAtVerk' && wearer === 2);

type OnRow = { at: number; row: number };

const hasRows: NonNullable<Parameters<typeof step>[0]['isPossible']> = (browser, model) =>
  liveRows(seen(model, browser).cart).length > 0;

/** A row of the cart, on both sides. */
function rowOf({ model, browser, world }: Scene, nth: number) {
  const { cart } = seen(model, browser);
  const row = pick(liveRows(cart), nth);
  if (!cart || !row) throw new Error('there is no row');
  return { cart, row, address: `/cart/carts/${world.idOf(cart)}/products/${world.rowIdOf(row)}` };
}

export const changeStep = ({ at, row: nth, quantity, isStale }: OnRow & { quantity: number; isStale: boolean }) =>
  step({
    at,
    title: `row ${nth} to ${quantity}${isStale ? ', of a version long gone' : ''}`,
    isPossible: hasRows,
    play: async (scene) => {
      const { row, address } = rowOf(scene, nth);
      const body = { quantity, ...(isStale && { version: 0 }) };
      expectAnswer(await scene.real.call('PUT', `${address}/quantity`, body), !isStale && change(row, quantity));
    },
  });

export const removeStep = ({ at, row: nth }: OnRow) =>
  step({
    at,
    title: `remove row ${nth}`,
    isPossible: hasRows,
    play: async (scene) => {
      const { row, address } = rowOf(scene, nth);
      expectAnswer(await scene.real.call('DELETE', address), true);
      row.isGone = true;
    },
  });

const goneRows = (browser: ModelBrowser, model: Scene['model']) =>
  (seen(model, browser).cart?.rows ?? []).filter(({ isGone }) => isGone);

export const restoreStep = ({ at, row: nth }: OnRow) =>
  step({
    at,
    title: `restore row ${nth} of those removed`,
    isPossible: (browser, model) => goneRows(browser, model).length > 0,
    play: async ({ model, browser, world, real }) => {
      const row = pick(goneRows(browser, model), nth);
      if (!row) return;
      expect((await real.screen('restore', { rowIds: [world.rowIdOf(row)] })).ok).toBe(true);
      row.isGone = false;
    },
  });

/** A split into at most a dozen rows, or into more rows than a cart may have. */
const fullSplitFits = (quantity: number, sku: string) => {
  const rows = quantity / packOf(sku);
  return rows <= 12 || rows > 2100;
};

export const splitStep = ({ at, row: nth, kind, quantity }: OnRow & Required<Split>) =>
  step({
    at,
    title: `split row ${nth}, ${kind} ${quantity}`,
    isPossible: hasRows,
    play: async (scene) => {
      const { cart, row, address } = rowOf(scene, nth);
      if (kind === 'Full' && !fullSplitFits(row.quantity, row.sku)) return;
      const asked = kind === 'Partial' ? `kind=${kind}&quantity=${quantity}` : `kind=${kind}`;
      const answer = await scene.real.call('POST', `${address}/split?${asked}`);
      expectAnswer(answer, split(cart, row, { kind, quantity }));
    },
  });
