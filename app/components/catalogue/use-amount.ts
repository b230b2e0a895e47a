import { useTranslations } from 'use-intl';
import type { Unit } from '#core/units.ts';
import { createAmountWords } from '#modules/market/amount-words.ts';
import { useQuantity } from './use-quantity.ts';

/** Quantities with their unit, where a page has the texts of units. */
export function useAmount(): (quantity: number, soldBy: Unit) => string {
  return createAmountWords(useTranslations('units'), useQuantity());
}
