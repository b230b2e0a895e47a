import { useMemo } from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { useAddressData } from '#app/frame-data/use-address-data.ts';
import { createInstantDayFormat, createMomentFormat } from '#modules/market/day-format.ts';

const formats = { day: createInstantDayFormat, time: createMomentFormat };

/** Times in the market's format and time zone. */
export function useMoment(look: keyof typeof formats): (instant: Date) => string {
  const { culture } = useShop();
  const { timeZone = 'UTC' } = useAddressData() ?? {};
  return useMemo(() => formats[look](culture, timeZone), [culture, timeZone, look]);
}
