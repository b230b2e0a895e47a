import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { quantityPrefix } from '#app/components/buying/wanted.ts';
import { moveBetweenFields } from '#app/components/quick-add/move-between-fields.ts';
import { AddProblem } from './add-problem.tsx';
import type { AddProblem as Problem, SkuProblems } from './buying-context.ts';
import { fieldsOf } from './form-fields.ts';
import { useAdd } from './use-add.ts';

type Props = {
  /** The page that processes the form without scripts. */
  href: string;
  context: string;
  /** Error of a form sent without scripts. */
  words?: string | undefined;
  bySku?: SkuProblems | undefined;
  /** Called after adding to the cart. */
  onAdded?: (() => void) | undefined;
  /** Called with the current values. */
  onFilled: (fields: URLSearchParams) => void;
  className?: string;
  children: (state: { isBusy: boolean; problem: ReactNode; bySku: SkuProblems }) => ReactNode;
};

/** Quantities per size: one button adds all filled fields to the cart and clears them. */
export function OrderForm({ href, context, words, bySku: told, onAdded, onFilled, className, children }: Props) {
  const t = useTranslations('buying');
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, problem, send, setProblem } = useAdd(words === undefined ? undefined : { words, bySku: told });
  useGoToProblem(form, problem);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const fields = fieldsOf(sent);
    const odd = oddIn(sent);
    if (odd.length > 0) {
      const wrong = t('wrongQuantity');
      return setProblem({ words: wrong, bySku: Object.fromEntries(odd.map((sku) => [sku, wrong])) });
    }
    if (wantedIn(fields).length === 0) return setProblem({ words: t('nothing') });
    if (!(await send(fields))) return undefined;
    sent.reset();
    onFilled(new URLSearchParams());
    return onAdded?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go between its fields
    <form
      ref={form}
      method="post"
      action={href}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => {
        setProblem(undefined);
        onFilled(fieldsOf(currentTarget));
      }}
      onKeyDown={moveBetweenFields}
      className={className}
    >
      <input type="hidden" name="context" value={context} />
      {children({
        isBusy,
        bySku: problem?.bySku ?? {},
        problem: <AddProblem problem={problem} onRetry={() => form.current?.requestSubmit()} />,
      })}
    </form>
  );
}

/** Fields with an invalid quantity: browsers send nothing for unreadable input, and negative numbers are invalid. */
const oddIn = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>(`input[name^="${quantityPrefix}"]`)]
    .filter(({ validity, value }) => validity.badInput || Number(value) < 0)
    .map(({ name }) => name.slice(quantityPrefix.length));

/** Moves the focus to the first size with a problem. */
function useGoToProblem(form: RefObject<HTMLFormElement | null>, problem: Problem | undefined) {
  useEffect(() => {
    if (problem?.bySku) form.current?.querySelector<HTMLElement>('input[aria-invalid=true]')?.focus();
  }, [form, problem]);
}

/** Quantities by sku. */
export const wantedIn = (fields: URLSearchParams) =>
  [...fields]
    .filter(([name]) => name.startsWith(quantityPrefix))
    .map(([name, text]) => ({ sku: name.slice(quantityPrefix.length), quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0);
