import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionStore } from '#app/browser-store.ts';
import { useAdd } from '#app/components/buying/use-add.ts';
import { quantityPrefix } from '#app/components/buying/wanted.ts';
import { chosenField, serviceField } from '#app/components/vas/service-form.ts';
import { mostLines, type TypedLine } from '#modules/instant-order/order-line.ts';
import type { CheckedLine } from './answer-view.ts';
import { askCheck } from './ask-check.ts';
import { keepDraft, readDraft } from './draft.ts';
import { fieldId, rowId } from './field-id.ts';
import {
  answered,
  filledRows,
  isReady,
  type OrderTable,
  openTable,
  pasted,
  removed,
  typed,
  without,
} from './order-rows.ts';

/** Where a problem is shown: beside the list, below the table, or at the top of a new page. */
export type ProblemPlace = 'list' | 'table' | 'page';
type Problem = { readonly words: string; readonly place: ProblemPlace; readonly mayRetry?: boolean };
type Extra = { readonly text?: string; readonly file?: File | undefined };

/** One megabyte minus the overhead of a form. */
const largestFile = 1_000_000;

export type OrderControl = ReturnType<typeof useOrderTable>;

/** State of an instant order: typed lines, answers, and adding to the cart. */
export function useOrderTable(checkHref: string, told: { lines: readonly CheckedLine[]; words?: string } | undefined) {
  const t = useTranslations('instant-order');
  const [table, setTable] = useState(() => openTable(told?.lines ?? []));
  const current = useRef(table);
  const [problem, setProblem] = useState<Problem | undefined>(
    told?.words === undefined ? undefined : { words: told.words, place: 'page' },
  );
  const [isChecking, setChecking] = useState(false);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const { isBusy, problem: addProblem, send, setProblem: setAddProblem } = useAdd();

  const update = useCallback((change: (table: OrderTable) => OrderTable) => {
    current.current = change(current.current);
    keepDraft(sessionStore, filledRows(current.current));
    setTable(current.current);
  }, []);

  const run = useCallback(
    async ({ text = '', file }: Extra): Promise<boolean> => {
      const sent = filledRows(current.current);
      const isNew = text.trim() !== '' || file !== undefined;
      if (!isNew && sent.every(({ answer }) => answer !== undefined)) return true;
      const form = new FormData();
      for (const { article, quantity, services = '' } of sent) {
        form.append('article', article);
        form.append('quantity', quantity);
        form.append('services', services);
      }
      form.set('text', text);
      if (file) form.set('file', file);
      const place = isNew ? 'list' : 'table';
      setChecking(true);
      const answer = await askCheck(checkHref, form);
      setChecking(false);
      if (answer === undefined || answer === 'too-large') {
        setProblem(answer ? { words: t('file.tooLarge'), place } : { words: t('failed'), place, mayRetry: !isNew });
        return false;
      }
      if ('words' in answer) {
        setProblem({ words: answer.words, place });
        return false;
      }
      setProblem(undefined);
      const typedIn = sent.findIndex(({ id }) => document.activeElement?.closest('tr')?.id === rowId(id));
      update((now) => answered(now, sent, answer.lines));
      const into = sent[answer.lines[typedIn]?.answer.into ?? -1];
      const isGone = !current.current.rows.some(({ id }) => id === sent[typedIn]?.id);
      if (into && isGone) document.getElementById(fieldId('quantity', into.id))?.focus();
      return true;
    },
    [checkHref, t, update],
  );

  /** One request at a time, so that answers arrive in order. */
  const check = useCallback(
    (extra: Extra = {}): Promise<boolean> => {
      const next = turn.current.then(() => run(extra));
      turn.current = next;
      return next;
    },
    [run],
  );

  useEffect(() => {
    if (told) return;
    const draft = readDraft(sessionStore);
    if (draft.length === 0 || filledRows(current.current).length > 0) return;
    update(() => openTable(draft));
    void check();
  }, [told, update, check]);

  const type = useCallback(
    (id: number, change: Partial<TypedLine>) => {
      setAddProblem(undefined);
      update((now) => typed(now, id, change));
    },
    [update, setAddProblem],
  );
  const correct = useCallback(
    (id: number, change: Partial<TypedLine>) => {
      type(id, change);
      void check();
    },
    [type, check],
  );
  const paste = useCallback(
    (id: number, lines: readonly TypedLine[]) => {
      const count = filledRows(current.current).length + lines.length;
      if (count > mostLines) return setProblem({ words: t('tooMany', { count, maximum: mostLines }), place: 'table' });
      update((now) => pasted(now, id, lines));
      return void check();
    },
    [update, check, t],
  );
  const remove = useCallback((id: number) => update((now) => removed(now, id)), [update]);
  const takeOver = useCallback(
    (text: string, file: File | undefined): Promise<boolean> => {
      if (file === undefined || file.size <= largestFile) return check({ text, file });
      setProblem({ words: t('file.tooLarge'), place: 'list' });
      return Promise.resolve(false);
    },
    [check, t],
  );
  const addAll = useCallback(async () => {
    if (!(await check())) return;
    const ready = current.current.rows.filter(isReady);
    if (ready.length === 0) return setProblem({ words: t('nothing'), place: 'table' });
    // Lines with the same services are one form, as in a table of sizes.
    for (const rows of Map.groupBy(ready, ({ answer }) => answer?.services?.join(' ')).values()) {
      const quantities = rows.map(({ answer, quantity }) => [`${quantityPrefix}${answer?.sku ?? ''}`, quantity]);
      const named = rows[0]?.answer?.services;
      const chosen = named ? [[chosenField, '1'], ...named.map((id) => [serviceField, String(id)])] : [];
      if (!(await send(new URLSearchParams([...quantities, ...chosen])))) return;
      update((now) => without(now, rows));
    }
  }, [check, send, update, t]);
  /** Returns a function that restores the lines. */
  const clear = useCallback(() => {
    const before = current.current;
    update(() => openTable([]));
    setProblem(undefined);
    return () => update(() => before);
  }, [update]);

  return {
    table,
    problem,
    addProblem,
    isChecking,
    isBusy,
    type,
    correct,
    paste,
    remove,
    check,
    takeOver,
    addAll,
    clear,
  };
}
