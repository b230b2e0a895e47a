import type { CartPageView } from './cart-page-view.ts';

/** The shop's response to a change: the current cart, and the reason of a refusal. */
export type CartAnswer = {
  readonly page: CartPageView;
  readonly refusal?: { readonly code: string; readonly words: string };
  /** The size of a row after a colour change, if it differs. */
  readonly otherSize?: string;
  /** A note on a successful change, such as a code that has no effect because another offer is better. */
  readonly note?: string;
};

type Options = {
  /** Undefined if there is no usable response. Neither function rejects. */
  post: (form: URLSearchParams, signal?: AbortSignal) => Promise<CartAnswer | undefined>;
  read: () => Promise<CartPageView | undefined>;
  onPage: (page: CartPageView) => void;
};

/**
 * Sends changes and shows the returned cart. When several requests run at once, their responses may lack each other's
 * changes, so the cart is read again when all have ended.
 */
export function createTalk({ post, read, onPage }: Options) {
  let open = 0;
  let isMixed = false;
  let waiting: (() => void)[] = [];
  const untilQuiet = () => new Promise<void>((resolve) => waiting.push(resolve));

  async function finish(answer: CartAnswer | undefined): Promise<void> {
    const page = isMixed ? await read() : answer?.page;
    // A request started meanwhile will finish this one too.
    if (open > 0) return untilQuiet();
    isMixed = false;
    if (page) onPage(page);
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  /** Resolves when the page shows the resulting cart. */
  return async function ask(form: URLSearchParams, signal?: AbortSignal): Promise<CartAnswer | undefined> {
    open += 1;
    if (open > 1) isMixed = true;
    const answer = await post(form, signal);
    open -= 1;
    await (open > 0 ? untilQuiet() : finish(answer));
    return answer;
  };
}
