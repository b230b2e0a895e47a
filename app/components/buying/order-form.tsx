import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { quantityPrefix } from '#app/routes/cart-answers/wanted.ts';
import { AddProblem } from './add-problem.tsx';
import { fieldsOf } from './form-fields.ts';
import { useAdd } from './use-add.ts';

type Props = {
  /** The page that takes the form without scripts. */
  href: string;
  context: string;
  /** What was wrong with it without scripts. */
  words?: string | undefined;
  /** What is filled in now. */
  onFilled: (fields: URLSearchParams) => void;
  className?: string;
  /** The fields and the button. */
  children: (state: { isBusy: boolean; problem: ReactNode }) => ReactNode;
};

/** How many of each size: whatever is filled in goes into the cart with one button, and the fields are empty again. */
export function OrderForm({ href, context, words, onFilled, className, children }: Props) {
  const t = useTranslations('buying');
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, problem, send, setProblem } = useAdd(words === undefined ? undefined : { words });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const fields = fieldsOf(sent);
    if (wantedIn(fields).length === 0) return setProblem({ words: t('nothing') });
    if (!(await send(fields))) return undefined;
    sent.reset();
    return onFilled(new URLSearchParams());
  };
  return (
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
      className={className}
    >
      <input type="hidden" name="context" value={context} />
      {children({
        isBusy,
        problem: <AddProblem problem={problem} onRetry={() => form.current?.requestSubmit()} />,
      })}
    </form>
  );
}

/** Of which numbers how many pieces are wanted. */
export const wantedIn = (fields: URLSearchParams) =>
  [...fields]
    .filter(([name]) => name.startsWith(quantityPrefix))
    .map(([name, text]) => ({ sku: name.slice(quantityPrefix.length), pieces: Number(text) }))
    .filter(({ pieces }) => pieces > 0);
