import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { createDayFormat } from '#modules/market/day-format.ts';

/** Days as the market writes them: one language has several ways. Ask once for a table, not for each of its cells. */
export function useDay(): (day: string) => string {
  const culture = useLocale();
  return useMemo(() => createDayFormat(culture), [culture]);
}
