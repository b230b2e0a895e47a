import { useMemo } from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { useAddressData } from '#app/frame-data/use-address-data.ts';

const looks = {
  day: { dateStyle: 'medium' },
  time: { dateStyle: 'medium', timeStyle: 'short' },
} as const;

/** Times in the market's format and time zone. */
export function useMoment(look: keyof typeof looks): (instant: Date) => string {
  const { language } = useShop();
  const { cultures, timeZone = 'UTC' } = useAddressData() ?? {};
  const culture = cultures?.[language] ?? language;
  return useMemo(() => {
    const moments = new Intl.DateTimeFormat(culture, { ...looks[look], timeZone });
    return (instant) => moments.format(instant);
  }, [culture, timeZone, look]);
}
