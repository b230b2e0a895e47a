import { createContext, useContext, useEffect } from 'react';

/** Why nothing was added. Without a text the reason is unknown, and a retry is offered. */
export type AddProblem = {
  readonly words: string | undefined;
  /** Problems of single sizes. */
  readonly bySku?: SkuProblems | undefined;
};

export type SkuProblems = Readonly<Record<string, string>>;

export type Buying = {
  /** Number of items in the cart; undefined until it is known. */
  readonly count: number | undefined;
  readonly isBusiness: boolean;
  /** Whether the page has a mini cart. */
  readonly hasMiniCart: boolean;
  readonly openMiniCart: () => void;
  /** Adds the form's items to the cart and shows a confirmation. Never rejects. */
  readonly add: (fields: URLSearchParams) => Promise<AddProblem | undefined>;
  /** True while the question about merging two carts is shown or pending: other questions wait. */
  readonly isAsking: boolean;
  /** A page that changes the cart itself reports the new count. */
  readonly tellCount: (count: number) => void;
  /** Reads the cart from the shop. */
  readonly readCart: () => void;
};

const Context = createContext<Buying | undefined>(undefined);

export const BuyingProvider = Context.Provider;

/** Undefined outside of the shop's frame, where nothing can be bought. */
export const useBuyingHere = (): Buying | undefined => useContext(Context);

export function useBuying(): Buying {
  const buying = useContext(Context);
  if (!buying) throw new Error('outside of <BuyingHost>');
  return buying;
}

/** For the cart page: updates the badge and other tabs. */
export function useTellCartCount(count: number | undefined): void {
  const { tellCount } = useBuying();
  useEffect(() => {
    if (count !== undefined) tellCount(count);
  }, [tellCount, count]);
}

/** For pages that turn a cart into an order, or give it back: reads the cart again when the visitor leaves them. */
export function useReadCartOnLeaving(): void {
  const { readCart } = useBuying();
  useEffect(() => readCart, [readCart]);
}
