import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { checkChildCredit } from './child-credit.ts';

const sek = (amount: number) => money(amount, 'SEK');

test('the credit of a child is at most what its parent has left, in the same currency', () => {
  expect(checkChildCredit(sek(50_000), [sek(50_000), undefined]).ok).toBe(true);
  expect(checkChildCredit(sek(50_000), [sek(1), sek(50_001)])).toEqual({
    ok: false,
    refusal: { code: 'credit-above-parent', most: 500 },
  });
  expect(checkChildCredit(sek(50_000), [money(1, 'EUR')]).ok).toBe(false);
  expect(checkChildCredit(undefined, [sek(99_999_999)]).ok).toBe(true);
});
