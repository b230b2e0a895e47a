import { divide, parseDecimal } from '#core/decimal.ts';
import { currencyDecimals, type Money } from '#core/money.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

const pointDecimals = 2;

/** Price in points: the price divided by the company's factor. Undefined if the company does not use points. */
export function pointsOf(price: Money, settings: Settings): number | undefined {
  if (!isOn(settings, 'ShowPoints')) return undefined;
  const { digits, scale } = factorOf(settings);
  const units = divide(
    BigInt(price.amount) * 10n ** BigInt(scale + pointDecimals),
    digits * 10n ** BigInt(currencyDecimals[price.currency]),
    'awayFromZero',
  );
  return Number(units) / 10 ** pointDecimals;
}

/** A limit and what is left of it, in points. Undefined if the company does not use points. */
export function limitPointsOf(
  { limit, left }: { readonly limit: Money; readonly left: Money },
  settings: Settings,
): { readonly limit: number; readonly left: number } | undefined {
  const [all, rest] = [pointsOf(limit, settings), pointsOf(left, settings)];
  return all === undefined || rest === undefined ? undefined : { limit: all, left: rest };
}

/** Accepts decimal comma and point. Empty, zero and invalid values count as one. */
function factorOf({ PointsFactor: written = '' }: Settings) {
  const factor = parseDecimal(written.trim().replace(',', '.'));
  return factor && factor.digits > 0n ? factor : { digits: 1n, scale: 0 };
}
