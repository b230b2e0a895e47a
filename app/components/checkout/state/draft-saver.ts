/** What a form sends while somebody fills it in: some time after the last change, and what is left when the page is left. */
export const saveAfterMs = 400;

type Clock = { readonly set: (run: () => void, ms: number) => number; readonly clear: (timer: number) => void };

export type DraftSaver = {
  /** Something changed. `prices`: what it costs may have, too. */
  readonly note: (prices: boolean) => void;
  /** Whether what waits may change what it costs. */
  readonly asksPrices: () => boolean;
  /** At once, where something waits. */
  readonly flush: () => void;
  /** What waits is sent by somebody else. */
  readonly drop: () => void;
};

/** Changes within the time become one, which asks for prices if one of them did. */
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
