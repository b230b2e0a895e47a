import { expect, test } from 'vitest';
import { findGone } from './read-stock.ts';

const sku = (number: number) => `${10_001_000 + number}0100C50`;

test('skus neither in stock nor expected are gone; stock is requested for fifty products at a time', async () => {
  const asked: string[] = [];
  const ask = (address: unknown) => {
    asked.push(String(address));
    return Promise.resolve(
      Response.json({ [sku(0)]: { onHand: 3 }, [sku(1)]: { onHand: 0 }, [sku(2)]: { onHand: 0, next: '2026-12-01' } }),
    );
  };
  const skus = Array.from({ length: 51 }, (_, number) => sku(number));
  const gone = await findGone(skus, 'sv', ask);
  expect(asked).toHaveLength(2);
  expect([0, 1, 2, 3].map((number) => gone.has(sku(number)))).toEqual([false, true, false, true]);
});

test('without a response no sku is treated as gone', async () => {
  expect(await findGone([sku(1)], 'sv', () => Promise.resolve(new Response(null, { status: 503 })))).toEqual(new Set());
});
