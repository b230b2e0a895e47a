import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { createDayFormat } from '#modules/market/day-format.ts';

/** Dates in the market's format. Create it once per table, not per cell. */
export function useDay(): (day: string) => string {
  const culture = useLocale();
  return useMemo(() => createDayFormat(culture), [culture]);
}
