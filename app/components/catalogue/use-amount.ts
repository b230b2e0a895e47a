import { useTranslations } from 'use-intl';
import type { Unit } from '#core/units.ts';
import { createAmountWords, createPackedWords } from '#modules/market/amount-words.ts';
import { useQuantity } from './use-quantity.ts';

/** Formats quantities with their unit, on pages that load the texts of units. */
export function useAmount(): (quantity: number, soldBy: Unit) => string {
  return createAmountWords(useTranslations('units'), useQuantity());
}

/** Likewise with the packs that the quantity is sold in. */
export function usePackedAmount(): (quantity: number, soldBy: Unit, packSize: number) => string {
  return createPackedWords(useTranslations('units'), useAmount());
}
