import { beforeEach, describe, expect, test } from 'vitest';
import { openSavedCart } from '#modules/cart/open-saved-cart.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { saveCart } from '#modules/cart/save-cart.server.ts';
import { aGuest, refused, sendAs, toTheDoor } from '#tests/build/sending.ts';
import { doors } from './doors.server.ts';
import { openWorld, type World } from './world.server.ts';

let world: World;

beforeEach(async () => {
  world = await openWorld();
});

const whole = 'This article is only sold whole. Please enter a whole number.';

/** Forms of lists show the problem beside the line, which stays as typed. */
const saidInLists = /^(?:100011100100C50 1[.,]50* )?not-whole$/;
const saidElsewhere = new RegExp(`^(?:422 quantity-not-whole ${whole}|quantity-not-whole)$`);

describe.each(Object.entries(doors))('T23 through %s', (name, enter) => {
  test('one and a half pieces are refused with a text, and nothing is changed', async () => {
    const before = await world.quantities();
    const said = await enter(world, world.pieces, 1.5);
    expect(said).toMatch(name.startsWith('instant order') ? saidInLists : saidElsewhere);
    expect(await world.quantities()).toEqual(before);
  });

  test('one and a half metres are accepted, and one piece', async () => {
    expect(await enter(world, world.metres, 1.5)).toBe('taken');
    expect(await enter(world, world.pieces, 1)).toBe('taken');
  });
});

/** As from before units existed, or for an article that was sold by the metre then. */
const breakRow = () =>
  world.shop.db.updateTable('cart_row').set({ quantity: 1.5 }).where('sku', '=', world.pieces.sku).execute();

const errorsIn = async () => {
  const { rows, isValid } = await readCartView(world.shop, world.asked.visit, { mode: 'incl' });
  return { isValid, words: rows.flatMap(({ errors }) => errors.map(({ word }) => word)) };
};

describe('T23 a row that already has part of a piece', () => {
  test('is kept and marked, in every kind of cart', async () => {
    const { shop, asked } = world;
    expect(await errorsIn()).toEqual({ isValid: true, words: [] });
    await breakRow();
    expect(await errorsIn()).toEqual({ isValid: false, words: ['notWhole'] });
    const saved = await saveCart(shop, asked.visit, { name: 'Kept', description: '' });
    if (!saved.ok) throw new Error(saved.refusal.code);
    expect(await errorsIn()).toEqual({ isValid: false, words: [] });
    expect((await openSavedCart(shop, asked.visit, { id: world.cartId, method: 'append' })).ok).toBe(true);
    expect(await errorsIn()).toEqual({ isValid: false, words: ['notWhole'] });
  });

  test('cannot be ordered', async () => {
    const guest = await aGuest(world.app, [{ sku: world.pieces.sku, quantity: 1 }]);
    await breakRow();
    expect(await refused(sendAs(world.app, guest, { deliveryMethod: toTheDoor }))).toMatchObject({
      status: 422,
      code: 'quantity-not-whole',
      facts: { sku: world.pieces.sku, quantity: 1.5, unitCode: 'H87' },
    });
  });
});
