import { createContext, createElement, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { withLanguage } from '#app/components/shell/with-language.ts';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { type ListAddress, readListAddress, writeListAddress } from '#modules/assortment/list-address.ts';
import type { ListState, ValueWords } from './list-state.ts';

type ListControl = {
  state: ListState;
  /** Whether results are counted rather than products. */
  isSplit: boolean;
  words: ReadonlyMap<number, ValueWords>;
  fixedIds: ReadonlySet<number>;
  categoryName: string | undefined;
  /** Currency prefix and suffix of amounts in this market. */
  currency: { prefix: string; suffix: string };
};

const ListContext = createContext<ListControl | undefined>(undefined);

export const ListProvider = ListContext.Provider;

export function useList(): ListControl {
  const list = useContext(ListContext);
  if (!list) throw new Error('outside of a list');
  return list;
}

/**
 * The current address of the list, or the target of a pending navigation, so that a second click builds on the first.
 */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { wanted, setWanted } = useContext(WishContext);
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const shown = wanted ?? (isLoading ? navigation.location.search : search);
  const address = useMemo(() => readListAddress(new URLSearchParams(shown)), [shown]);
  const hrefOf = useCallback((next: ListAddress) => listHref(pathname, next), [pathname]);
  /** Keeps the scroll position and the focus; only the results change. */
  const go = useCallback(
    (next: ListAddress) => {
      setWanted(`?${writeListAddress(next)}`);
      void navigate(withLanguage(hrefOf(next)), { state: keepScroll });
    },
    [navigate, hrefOf, setWanted],
  );
  return { address, isLoading, hrefOf, go };
}

type Wish = { wanted: string | undefined; setWanted: (search: string) => void };

const WishContext = createContext<Wish>({ wanted: undefined, setWanted: () => undefined });

/**
 * The router reports a navigation late. Until then the clicked state is stored here: otherwise a checkbox would lose
 * its tick, and a second click would miss the first.
 */
export function WishProvider({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState<{ search: string; navigation: object; key: string }>();
  const navigation = useNavigation();
  const { key } = useLocation();
  const wish = useMemo(
    () => ({
      wanted: held?.navigation === navigation && held.key === key ? held.search : undefined,
      setWanted: (search: string) => setHeld({ search, navigation, key }),
    }),
    [held, navigation, key],
  );
  return createElement(WishContext, { value: wish }, children);
}

function listHref(pathname: string, address: ListAddress): string {
  const query = writeListAddress(address);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
