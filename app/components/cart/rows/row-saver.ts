import type { LaundryValues } from '../cart-page-view.ts';

/** A requested change of a row; fields that are absent stay unchanged. */
export type RowWish = {
  readonly quantity?: number;
  readonly colour?: string;
  readonly size?: string;
  readonly comment?: string;
  readonly coworkerId?: number | undefined;
  readonly personalPacking?: boolean;
  readonly emailPacking?: string;
} & LaundryValues;

/** `changed`: another change came first. `failed`: the result is unknown. */
export type Outcome = 'saved' | 'changed' | 'refused' | 'failed';

type Options = {
  delayMs: number;
  /** Reads the current row, so that a retry uses it. Never rejects. */
  send: (rowId: string, wish: RowWish, signal: AbortSignal) => Promise<Outcome>;
  onSettled: (rowId: string, outcome: Outcome) => void;
};

type WaitingChange = { wish: RowWish; timer: ReturnType<typeof setTimeout> };
type RunningRequest = { wish: RowWish; control: AbortController };

/** Saves each row shortly after its last change. A newer change to the same row aborts the running request. */
export function createRowSaver({ delayMs, send, onSettled }: Options) {
  const waiting = new Map<string, WaitingChange>();
  const sending = new Map<string, RunningRequest>();

  /** Aborts the running request and returns all unsaved changes of a row. */
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
    const mine: RunningRequest = { wish: callBack(rowId), control: new AbortController() };
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
    /** Discards changes of a row that is being removed. */
    drop(rowId: string): void {
      callBack(rowId);
    },
    /** Sends all waiting changes now. */
    async flush(): Promise<void> {
      await Promise.all([...waiting.keys()].map(dispatch));
    },
  };
}
