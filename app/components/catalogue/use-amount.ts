import { useTranslations } from 'use-intl';
import type { Unit } from '#core/units.ts';
import { createAmountWords } from '#modules/market/amount-words.ts';
import { useQuantity } from './use-quantity.ts';

/** Formats quantities with their unit, on pages that load the texts of units. */
export function useAmount(): (quantity: number, soldBy: Unit) => string {
  return createAmountWords(useTranslations('units'), useQuantity());
}
