import { useFormatter, useTranslations } from 'use-intl';
import type { Unit } from '#core/units.ts';
import { createAmountWords } from '#modules/market/amount-words.ts';

/** Quantities with their unit, where a page has the texts of units. */
export function useAmount(): (quantity: number, soldBy: Unit) => string {
  const say = useTranslations('units');
  const { number } = useFormatter();
  return createAmountWords(say, (quantity) => number(quantity));
}
