import type { CartPageView } from './cart-page-view.ts';

/** What the shop says to a change: the cart as it is now, and why not, where it refuses. */
export type CartAnswer = {
  readonly page: CartPageView;
  readonly refusal?: { readonly code: string; readonly words: string };
  /** The size that a row has got with another colour, where it is not the one it had. */
  readonly otherSize?: string;
  /** What is to be known of a change though it was made: a code that takes nothing off beside a better offer. */
  readonly note?: string;
};

type Options = {
  /** Undefined: no answer, or none that tells anything. Neither ever rejects. */
  post: (form: URLSearchParams, signal?: AbortSignal) => Promise<CartAnswer | undefined>;
  read: () => Promise<CartPageView | undefined>;
  onPage: (page: CartPageView) => void;
};

/**
 * Asks the shop for changes, and shows the cart that comes back. Where several are on their way at once, neither's
 * answer need know of the other: then the cart is read once more when all are answered.
 */
export function createTalk({ post, read, onPage }: Options) {
  let open = 0;
  let isMixed = false;
  let waiting: (() => void)[] = [];
  const untilQuiet = () => new Promise<void>((resolve) => waiting.push(resolve));

  async function finish(answer: CartAnswer | undefined): Promise<void> {
    const page = isMixed ? await read() : answer?.page;
    // Somebody asked meanwhile: their answer finishes this one as well.
    if (open > 0) return untilQuiet();
    isMixed = false;
    if (page) onPage(page);
    for (const resolve of waiting) resolve();
    waiting = [];
  }

  /** Answers when the cart on the page is the one that came of it. */
  return async function ask(form: URLSearchParams, signal?: AbortSignal): Promise<CartAnswer | undefined> {
    open += 1;
    if (open > 1) isMixed = true;
    const answer = await post(form, signal);
    open -= 1;
    await (open > 0 ? untilQuiet() : finish(answer));
    return answer;
  };
}
