import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Hrefs, hrefsIn } from '#app/addresses/hrefs.ts';
import type { loader } from '#app/root.tsx';

type RootData = Awaited<ReturnType<typeof loader>>;

type ShopData = Pick<RootData, 'language' | 'culture' | 'market'> & { href: Hrefs };

/** Market, language, its format of numbers and dates, and the addresses of pages. */
export function useShop(): ShopData {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('outside the shop');
  const { language, culture, market, words } = data;
  const href = useMemo(() => hrefsIn(language, words), [language, words]);
  return { language, culture, market, href };
}
