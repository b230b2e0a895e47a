/** The form is saved this long after the last change, and when the page is left. */
export const saveAfterMs = 400;

type Clock = { readonly set: (run: () => void, ms: number) => number; readonly clear: (timer: number) => void };

export type DraftSaver = {
  /** A field changed. `prices`: the change may affect costs. */
  readonly note: (prices: boolean) => void;
  /** Whether an unsaved change may affect costs. */
  readonly asksPrices: () => boolean;
  /** Saves unsaved changes at once. */
  readonly flush: () => void;
  /** Forgets unsaved changes, because the form itself is being sent. */
  readonly drop: () => void;
};

/** Combines changes within the delay into one save, which loads prices if any of them affects costs. */
export function createDraftSaver(save: (prices: boolean) => void, { set, clear }: Clock): DraftSaver {
  let waiting: { timer: number; prices: boolean } | undefined;
  const drop = () => {
    if (waiting) clear(waiting.timer);
    waiting = undefined;
  };
  const flush = () => {
    if (!waiting) return;
    const { prices } = waiting;
    drop();
    save(prices);
  };
  const note = (prices: boolean) => {
    const asked = prices || (waiting?.prices ?? false);
    drop();
    waiting = { timer: set(flush, saveAfterMs), prices: asked };
  };
  return { note, asksPrices: () => waiting?.prices ?? false, flush, drop };
}
