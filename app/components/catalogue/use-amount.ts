import { useFormatter, useTranslations } from 'use-intl';
import type { Unit } from '#core/units.ts';
import { createAmountWords } from '#modules/market/amount-words.ts';

/** Formats quantities with their unit, on pages that load the texts of units. */
export function useAmount(): (quantity: number, soldBy: Unit) => string {
  const say = useTranslations('units');
  const { number } = useFormatter();
  return createAmountWords(say, (quantity) => number(quantity));
}
