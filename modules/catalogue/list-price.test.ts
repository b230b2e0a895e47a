import { describe, expect, test } from 'vitest';
import { type ColourPrice, lowestPrice } from './list-price.ts';

const at = (time: string) => new Date(`2026-11-${time}Z`);
const gross = (...amounts: number[]): ColourPrice => ({ currency: 'SEK', isGross: true, amounts });
const campaign = {
  amount: 900,
  instead: 1200,
  lowest30Days: 1100,
  beginsAt: at('10T00:00').getTime(),
  endsAt: at('20T00:00').getTime(),
};
const now = at('15T12:00');
const sek = (amount: number) => ({ amount, currency: 'SEK' });

test('the lowest of all colours and sizes is returned as listed', () => {
  expect(lowestPrice([gross(1200), gross(1000, 1300)], 2500, now)).toEqual({
    amount: sek(1000),
    isGross: true,
    isFrom: true,
  });
  expect(lowestPrice([gross(1000), gross(1000)], 2500, now)?.isFrom).toBe(false);
  expect(lowestPrice([], 2500, now)).toBeUndefined();
});

test('net and gross are compared without tax', () => {
  const net: ColourPrice = { currency: 'SEK', isGross: false, amounts: [900] };
  expect(lowestPrice([net, gross(1000)], 2500, now)).toMatchObject({ amount: sek(1000), isGross: true });
  expect(lowestPrice([net, gross(1200)], 2500, now)).toMatchObject({ amount: sek(900), isGross: false });
});

describe('a campaign', () => {
  const lowered = { ...gross(1200, 1300), campaign };

  test('lowers the price of the colour and returns the previous price', () => {
    expect(lowestPrice([lowered], 2500, now)).toEqual({
      amount: sek(900),
      isGross: true,
      isFrom: true,
      before: { amount: sek(1200), lowest30Days: sek(1100) },
    });
  });

  test.each([
    ['09T23:59:59.999', 1200],
    ['10T00:00', 900],
    ['19T23:59:59.999', 900],
    ['20T00:00', 1200],
  ])('at %s the price is %i', (time, amount) =>
    expect(lowestPrice([lowered], 2500, at(time))?.amount).toEqual(sek(amount)),
  );

  test('has no effect if another colour is cheaper anyway', () => {
    expect(lowestPrice([lowered, gross(800)], 2500, now)).toEqual({ amount: sek(800), isGross: true, isFrom: true });
  });

  test('without a lower price, or for a price that no size has, is ignored', () => {
    const dearer = { ...gross(1200), campaign: { ...campaign, amount: 1200 } };
    expect(lowestPrice([dearer], 2500, now)).not.toHaveProperty('before');
    expect(lowestPrice([{ ...gross(1300), campaign }], 2500, now)?.amount).toEqual(sek(1300));
  });
});
