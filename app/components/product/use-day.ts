import { useMemo } from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { useAddressData } from '#app/frame-data/use-address-data.ts';

const looks = {
  /** Deliveries are at most months away, so the year is left out. */
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  whole: { dateStyle: 'medium', timeZone: 'UTC' },
} as const;

/** Dates in the market's format. Create it once per table, not per cell. */
export function useDay(look: keyof typeof looks): (date: string) => string {
  const { language } = useShop();
  const culture = useAddressData()?.cultures[language] ?? language;
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(culture, looks[look]);
    return (date) => days.format(new Date(`${date}T00:00:00Z`));
  }, [culture, look]);
}
