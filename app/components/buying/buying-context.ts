import { createContext, useContext, useEffect } from 'react';

/** Why nothing was added; without words nobody knows, and it may be tried again. */
export type AddProblem = {
  readonly words: string | undefined;
  /** Where it is about single sizes: what is in the way of each. */
  readonly bySku?: SkuProblems | undefined;
};

export type SkuProblems = Readonly<Record<string, string>>;

export type Buying = {
  /** How many items are in the cart; undefined until it is known. */
  readonly count: number | undefined;
  readonly isBusiness: boolean;
  /** Whether the cart can be looked at beside a page. */
  readonly hasMiniCart: boolean;
  readonly openMiniCart: () => void;
  /** Puts into the cart what a form asks for, and says so. Never rejects. */
  readonly add: (fields: URLSearchParams) => Promise<AddProblem | undefined>;
  /** Whether the shop asks, or may be about to ask, what becomes of two carts: other questions wait. */
  readonly isAsking: boolean;
  /** A page that changes the cart itself says how much is in it now. */
  readonly tellCount: (count: number) => void;
  /** Asks the shop what is in the cart. */
  readonly readCart: () => void;
};

const Context = createContext<Buying | undefined>(undefined);

export const BuyingProvider = Context.Provider;

/** Undefined where nothing can be bought: outside of the shop's frame. */
export const useBuyingHere = (): Buying | undefined => useContext(Context);

export function useBuying(): Buying {
  const buying = useContext(Context);
  if (!buying) throw new Error('outside of <BuyingHost>');
  return buying;
}

/** For the cart's own page: badge and other tabs follow what is shown there. */
export function useTellCartCount(count: number | undefined): void {
  const { tellCount } = useBuying();
  useEffect(() => {
    if (count !== undefined) tellCount(count);
  }, [tellCount, count]);
}

/** For pages that turn a cart into an order, or give it back: who leaves them may have another cart. */
export function useReadCartOnLeaving(): void {
  const { readCart } = useBuying();
  useEffect(() => readCart, [readCart]);
}
