import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Hrefs, hrefsIn } from '#app/addresses/hrefs.ts';
import type { loader } from '#app/root.tsx';

type RootData = Awaited<ReturnType<typeof loader>>;

type ShopData = Pick<RootData, 'language' | 'market'> & { href: Hrefs };

/** Market, language, and the addresses of pages. */
export function useShop(): ShopData {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('outside the shop');
  const { language, market, words } = data;
  const href = useMemo(() => hrefsIn(language, words), [language, words]);
  return { language, market, href };
}
