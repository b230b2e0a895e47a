/** What somebody wants of a row. What is not named stays as it is. */
export type RowWish = {
  readonly quantity?: number;
  readonly colour?: string;
  readonly size?: string;
  readonly comment?: string;
  readonly coworkerId?: number | undefined;
  readonly personalPacking?: boolean;
  readonly emailPacking?: string;
};

/** `changed`: somebody else was faster. `failed`: nobody knows whether it was done. */
export type Outcome = 'saved' | 'changed' | 'refused' | 'failed';

type Options = {
  delayMs: number;
  /** Sees the row as it is now, so that a second try is about that. Never rejects. */
  send: (rowId: string, wish: RowWish, signal: AbortSignal) => Promise<Outcome>;
  onSettled: (rowId: string, outcome: Outcome) => void;
};

type Waiting = { wish: RowWish; timer: ReturnType<typeof setTimeout> };
type Sending = { wish: RowWish; control: AbortController };

/** Saves each row a moment after the last change to it. A newer change to the same row calls back the one on its way. */
export function createRowSaver({ delayMs, send, onSettled }: Options) {
  const waiting = new Map<string, Waiting>();
  const sending = new Map<string, Sending>();

  /** What is still to be done for a row, none of it on its way any longer. */
  function callBack(rowId: string): RowWish {
    const { wish: sent, control } = sending.get(rowId) ?? {};
    const { wish: held, timer } = waiting.get(rowId) ?? {};
    control?.abort();
    clearTimeout(timer);
    sending.delete(rowId);
    waiting.delete(rowId);
    return { ...sent, ...held };
  }

  async function dispatch(rowId: string): Promise<void> {
    const mine: Sending = { wish: callBack(rowId), control: new AbortController() };
    sending.set(rowId, mine);
    const isNewest = () => sending.get(rowId) === mine;
    const attempt = () => send(rowId, mine.wish, mine.control.signal);
    const first = await attempt();
    const outcome = first === 'changed' && isNewest() ? await attempt() : first;
    if (!isNewest()) return;
    sending.delete(rowId);
    onSettled(rowId, outcome);
  }

  return {
    change(rowId: string, wish: RowWish): void {
      const all = { ...callBack(rowId), ...wish };
      waiting.set(rowId, { wish: all, timer: setTimeout(() => void dispatch(rowId), delayMs) });
    },
    /** Nothing more of this row is wanted: it is being removed. */
    drop(rowId: string): void {
      callBack(rowId);
    },
    /** What waits goes now. */
    async flush(): Promise<void> {
      await Promise.all([...waiting.keys()].map(dispatch));
    },
  };
}
