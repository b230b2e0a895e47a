import { expect } from 'vitest';
import {
  found,
  holds,
  isMergeable,
  liveRows,
  type Model,
  type ModelBrowser,
  newCart,
  ownerOf,
  type Person,
  seen,
  usesCodes,
} from './model-carts.ts';
import type { Code } from './model-goods.ts';
import { merge, replace } from './model-rows.ts';
import { expectAnswer, pick, type Step, step } from './step.ts';

/** Signing in, out or for another company. The cart is not read before the next step. */
export const signStep = ({ at, who }: { at: number; who: Person | undefined }) =>
  step({
    at,
    title: who ? `sign in as ${who}` : 'sign out',
    looks: false,
    play: async ({ browser, real }) => {
      await real.sign(who);
      browser.who = who;
    },
  });

export const lookStep = ({ at }: { at: number }) => step({ at, title: 'look', play: async () => {} });

function startAnew(model: Model, browser: ModelBrowser): void {
  browser.cookies.set(ownerOf(browser), newCart(model, ownerOf(browser)));
}

export const saveStep = ({ at }: { at: number }) =>
  step({
    at,
    title: 'save the cart',
    play: async ({ model, browser, real }) => {
      const saved = await real.screen('save', { name: 'Later', description: '' });
      const { cart } = browser.who ? found(model, browser) : {};
      const isPossible = cart !== undefined && liveRows(cart).length > 0;
      expect(saved.ok).toBe(isPossible);
      if (!isPossible) return;
      Object.assign(cart, { isActive: false, isSaved: true });
      startAnew(model, browser);
    },
  });

export const clearStep = ({ at }: { at: number }) =>
  step({
    at,
    title: 'clear the cart',
    play: async ({ model, browser, real }) => {
      expect((await real.screen('clear')).ok).toBe(true);
      const { cart } = found(model, browser);
      if (!cart || liveRows(cart).length === 0) return;
      for (const row of cart.rows) row.isGone = true;
      Object.assign(cart, { isActive: false, isSaved: true });
      startAnew(model, browser);
    },
  });

const savedCarts = (browser: ModelBrowser, model: Model) =>
  browser.who ? model.carts.filter(({ isSaved, owner }) => isSaved && owner === browser.who) : [];

export const openStep = ({ at, saved: nth, method }: { at: number; saved: number; method: 'append' | 'replace' }) =>
  step({
    at,
    title: `open saved cart ${nth}, ${method}`,
    isPossible: (browser, model) => savedCarts(browser, model).length > 0,
    play: async ({ model, browser, world, real }) => {
      const from = pick(savedCarts(browser, model), nth);
      if (!from) return;
      expect((await real.screen('open', { id: world.idOf(from), method })).ok).toBe(true);
      const cart = found(model, browser).cart ?? newCart(model, ownerOf(browser));
      if (method === 'append') merge(cart, from, { byCoworker: true });
      else replace(cart, from);
    },
  });

export const answerStep = ({ at, choice }: { at: number; choice: 'merge' | 'replace' | 'keep' }) =>
  step({
    at,
    title: `answer ${choice}`,
    isPossible: ({ who }) => who !== undefined,
    play: async ({ model, browser, real }) => {
      expect((await real.screen('answer', { choice })).ok).toBe(true);
      const { cart, open } = found(model, browser);
      if (choice === 'keep' || !cart || !open || !isMergeable({ cart, open })) return;
      if (choice === 'merge') merge(cart, open, { byCoworker: false });
      else replace(cart, open);
      open.isActive = false;
      browser.cookies.delete('public');
    },
  });

export const codeOnStep = ({ at, code }: { at: number; code: Code }): Step =>
  step({
    at,
    title: `code ${code} on`,
    isPossible: (browser, model) => seen(model, browser).cart !== undefined,
    play: async ({ model, browser: { who }, browser, world, real }) => {
      const { cart } = seen(model, browser);
      if (!cart) return;
      const answer = await real.call('PUT', `/price/cart/${world.idOf(cart)}/discountcodes/${code.toLowerCase()}`);
      expectAnswer(answer, usesCodes(who));
      if (!usesCodes(who)) return;
      const isGood = holds(who, cart, code);
      const status = cart.code === code ? 'AlreadyAdded' : 'CodeAdded';
      expect(answer.body).toMatchObject({ status: isGood ? status : 'RequirementsNotMet' });
      if (isGood) cart.code = code;
    },
  });

export const codeOffStep = ({ at }: { at: number }): Step =>
  step({
    at,
    title: 'code off',
    isPossible: (browser, model) => seen(model, browser).cart?.code !== undefined,
    play: async ({ model, browser, world, real }) => {
      const { cart } = seen(model, browser);
      if (!cart?.code) return;
      const answer = await real.call('DELETE', `/price/cart/${world.idOf(cart)}/discountcodes/${cart.code}`);
      expect(answer).toMatchObject({ status: 200, body: { status: 'CodeRemoved' } });
      cart.code = undefined;
    },
  });
