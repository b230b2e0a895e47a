import { addedRowMs, rowBlinkMs, rowFlashMs, rowSaveDelayMs, sizeTipMs } from '#core/timings.ts';
import { fieldsOf, fieldsOfWish } from './cart-fields.ts';
import type { CartPageView } from './cart-page-view.ts';
import type { CartEvent, Mark } from './cart-state.ts';
import { createRowSaver, type Outcome, type RowWish } from './rows/row-saver.ts';
import { type CartAnswer, createTalk } from './talk.ts';

type Options = {
  page: CartPageView;
  post: (fields: URLSearchParams, signal?: AbortSignal) => Promise<CartAnswer | undefined>;
  read: () => Promise<CartPageView | undefined>;
  emit: (event: CartEvent) => void;
  /** Called if a row could not be saved for an unknown reason. */
  onFailed: () => void;
};

const markMs: Record<Mark, number> = { added: addedRowMs, blink: rowBlinkMs, flash: rowFlashMs };

/** Accepts changes of the cart and reports progress to the page as events. */
export function createCartDesk({ page, post, read, emit, onFailed }: Options) {
  /** Ahead of the rendered state, for further changes before the next render. */
  let latest = page;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const refusals = new Map<string, string>();

  function later(key: string, delayMs: number, event: CartEvent): void {
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => emit(event), delayMs),
    );
  }

  function mark(rowIds: readonly string[], kind: Mark): void {
    for (const rowId of rowIds) {
      emit({ kind: 'mark', rowId, mark: kind });
      later(`mark ${rowId}`, markMs[kind], { kind: 'mark', rowId, mark: undefined });
    }
  }

  function show(next: CartPageView): void {
    const known = new Set(latest.rows.map(({ id }) => id));
    const added = next.rows.filter(({ id }) => !known.has(id));
    latest = next;
    emit({ kind: 'page', page: next });
    mark(
      added.map(({ id }) => id),
      'added',
    );
  }

  const ask = createTalk({ post, read, onPage: show });

  async function send(rowId: string, wish: RowWish, signal: AbortSignal): Promise<Outcome> {
    const row = latest.rows.find(({ id }) => id === rowId);
    const answer = row && (await ask(fieldsOfWish(row, wish), signal));
    if (!answer) return 'failed';
    if (answer.otherSize !== undefined) {
      emit({ kind: 'tip', rowId, size: answer.otherSize });
      later(`tip ${rowId}`, sizeTipMs, { kind: 'tip', rowId, size: undefined });
    }
    if (!answer.refusal) return 'saved';
    refusals.set(rowId, answer.refusal.words);
    return answer.refusal.code === 'row-changed' ? 'changed' : 'refused';
  }

  function onSettled(rowId: string, outcome: Outcome): void {
    const isSaved = outcome === 'saved';
    emit({ kind: 'settled', rowId, problem: isSaved ? undefined : (refusals.get(rowId) ?? '') });
    refusals.delete(rowId);
    mark([rowId], isSaved ? 'flash' : 'blink');
    if (outcome === 'failed') onFailed();
  }

  const saver = createRowSaver({ delayMs: rowSaveDelayMs, send, onSettled });

  return {
    ask,
    mark,
    show: (next: CartPageView) => {
      if (next !== latest) show(next);
    },
    change: (rowId: string, wish: RowWish): void => {
      emit({ kind: 'wish', rowId, wish });
      saver.change(rowId, wish);
    },
    /** Returns whether the rows were removed. They disappear at once, and come back if it fails. */
    async remove(rowIds: readonly string[]): Promise<boolean> {
      for (const id of rowIds) saver.drop(id);
      emit({ kind: 'remove', rowIds });
      const answer = await ask(fieldsOf('remove', { rowId: rowIds }));
      const isDone = answer !== undefined && !answer.refusal;
      if (!isDone) {
        emit({ kind: 'keep', rowIds });
        mark(rowIds, 'blink');
      }
      return isDone;
    },
    restore: (rowIds: readonly string[]) => ask(fieldsOf('restore', { rowId: rowIds })),
    /** Sends pending changes when the visitor leaves the page. */
    flush: () => void saver.flush(),
  };
}
