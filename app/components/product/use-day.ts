import { useMemo } from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { useAddressData } from '#app/frame-data/use-address-data.ts';

const looks = {
  /** A delivery is at most some months away: the year goes without saying. */
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  whole: { dateStyle: 'medium', timeZone: 'UTC' },
} as const;

/** Days as the market writes them: one language has several ways. Ask once for a table, not for each of its cells. */
export function useDay(look: keyof typeof looks): (date: string) => string {
  const { language } = useShop();
  const culture = useAddressData()?.cultures[language] ?? language;
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(culture, looks[look]);
    return (date) => days.format(new Date(`${date}T00:00:00Z`));
  }, [culture, look]);
}
