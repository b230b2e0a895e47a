import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { withLanguage } from '#app/components/shell/with-language.ts';
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

type AddressControl = {
  /** The current address of the list, or the target of a pending navigation, so that a second click builds on the first. */
  address: ListAddress;
  isLoading: boolean;
  hrefOf: (next: ListAddress) => string;
  /** Keeps the scroll position and the focus; only the results change. */
  go: (next: ListAddress) => void;
};

const AddressContext = createContext<AddressControl | undefined>(undefined);

export function useListAddress(): AddressControl {
  const control = useContext(AddressContext);
  if (!control) throw new Error('outside of a list');
  return control;
}

/**
 * Reads the address once for hundreds of filter values. The router reports a navigation late. Until then the clicked state is stored here:
 * otherwise a checkbox would lose its tick, and a second click would miss the first.
 */
export function ListAddressProvider({ children }: { children: ReactNode }) {
  const { key, pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ search: string; navigation: object; key: string }>();
  const wanted = held?.navigation === navigation && held.key === key ? held.search : undefined;
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const shown = wanted ?? (isLoading ? navigation.location.search : search);
  const control = useMemo(() => {
    const hrefOf = (next: ListAddress) => listHref(pathname, next);
    const go = (next: ListAddress) => {
      setHeld({ search: `?${writeListAddress(next)}`, navigation, key });
      void navigate(withLanguage(hrefOf(next)), { state: keepScroll });
    };
    return { address: readListAddress(new URLSearchParams(shown)), isLoading, hrefOf, go };
  }, [shown, isLoading, pathname, navigation, key, navigate]);
  return createElement(AddressContext, { value: control }, children);
}

function listHref(pathname: string, address: ListAddress): string {
  const query = writeListAddress(address);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
