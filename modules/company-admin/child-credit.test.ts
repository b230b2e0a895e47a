import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { checkChildCredit } from './child-credit.ts';

const sek = (amount: number) => money(amount, 'SEK');
const left = (parent: number, child?: number) => ({
  parent: sek(parent),
  child: child === undefined ? undefined : sek(child),
});

test('a child gets at most what its parent and it have left together, in the same currency', () => {
  expect(checkChildCredit(left(50_000), [sek(50_000), undefined], true).ok).toBe(true);
  expect(checkChildCredit(left(50_000), [sek(1), sek(50_001)], true)).toEqual({
    ok: false,
    refusal: { code: 'credit-above-parent', most: 500 },
  });
  expect(checkChildCredit(left(0, 50_000), [sek(50_000)], true).ok).toBe(true);
  expect(checkChildCredit(left(0, 50_000), [sek(50_001)], true).ok).toBe(false);
  expect(checkChildCredit(left(50_000), [money(1, 'EUR')], true).ok).toBe(false);
  expect(checkChildCredit({ parent: undefined, child: undefined }, [sek(99_999_999)], true).ok).toBe(true);
});

test('a parent below zero has nothing to give: a child without credit is still possible', () => {
  expect(checkChildCredit(left(-100), [sek(0)], true).ok).toBe(true);
  expect(checkChildCredit(left(-100, 200), [sek(200)], true).ok).toBe(true);
  expect(checkChildCredit(left(-100), [sek(1)], true)).toMatchObject({ refusal: { most: 0 } });
});

test('if nothing is taken from the parent, the child gets at most what the parent has left', () => {
  expect(checkChildCredit(left(50_000, 20_000), [sek(50_000)], false).ok).toBe(true);
  expect(checkChildCredit(left(50_000, 20_000), [sek(50_001)], false)).toMatchObject({ refusal: { most: 500 } });
  expect(checkChildCredit(left(50_000, 20_000), [sek(70_000)], true).ok).toBe(true);
});
