import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldsOf } from '#app/components/buying/form-fields.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { typedFields } from '#app/forms/typed-fields.ts';
import { readAnswer } from '#app/read-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { requestTimeoutMs } from '#core/timings.ts';
import { type RestockAnswer, restockAskPath } from './restock-answer.ts';
import { useOwnEmail } from './use-own-email.ts';

type Props = {
  /** The page that processes the form without scripts. */
  href: string;
  /** The selected size. */
  sku: string | undefined;
  choices?: readonly { value: string; label: string }[];
  /** Result of a form sent without scripts. */
  told?: RestockAnswer | undefined;
  /** Moves the focus into the form that a click has opened. */
  takesFocus?: boolean;
};

/** Size and e-mail address. */
export function RestockForm({ href, sku, choices, told, takesFocus = false }: Props) {
  const t = useTranslations('restock');
  const ownEmail = useOwnEmail();
  const { answer, isBusy, submit } = useWish(told);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus();
  }, [takesFocus]);
  const problem = answer?.kind === 'problem' ? answer : undefined;
  useEffect(() => {
    if (answer?.kind === 'done') done.current?.focus();
    else if (answer?.field) form.current?.querySelector<HTMLInputElement>(`[name=${answer.field}]`)?.focus();
  }, [answer]);
  if (answer?.kind === 'done')
    return (
      <div ref={done} tabIndex={-1} className="outline-none">
        <Notice tone="success" isLive>
          {t('done', { email: answer.email })}
        </Notice>
      </div>
    );
  const returned = problem && {
    typed: problem.typed,
    problems: problem.field ? { [problem.field]: problem.words } : {},
  };
  const fields = typedFields(returned, (name) => `${id}-${name}`);
  return (
    <form
      ref={form}
      method="post"
      action={href}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 border border-line bg-paper p-5"
    >
      <p className="text-sm">{t('intro')}</p>
      {problem && problem.field === undefined && (
        <Notice tone="danger" isLive>
          {problem.words}
        </Notice>
      )}
      {choices ? (
        <Select {...fields.text('sku', sku)} label={t('size')} options={choices} placeholder={t('choose')} />
      ) : (
        <input type="hidden" name="sku" value={sku ?? ''} />
      )}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <TextField
          {...fields.text('email', ownEmail)}
          type="email"
          label={t('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-48 flex-1"
        />
        <Button type="submit" isLoading={isBusy} className="mt-6.5 min-h-12 max-sm:mt-0 max-sm:w-full">
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

function useWish(told: RestockAnswer | undefined) {
  const t = useTranslations('restock');
  const { language } = useShop();
  const [answer, setAnswer] = useState(told);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = fieldsOf(event.currentTarget);
    const typed = { email: fields.get('email') ?? '', sku: fields.get('sku') ?? '' };
    setBusy(true);
    const got = await sendWish(`/${language}/${restockAskPath}`, new URLSearchParams(typed));
    setBusy(false);
    setAnswer(got ?? { kind: 'problem', words: t('failed'), field: undefined, typed });
  };
  return { answer, isBusy, submit };
}

/** Undefined if there is no usable response. */
async function sendWish(href: string, body: URLSearchParams): Promise<RestockAnswer | undefined> {
  try {
    const answer = await fetch(href, { method: 'POST', body, signal: AbortSignal.timeout(requestTimeoutMs) });
    return await readAnswer<RestockAnswer>(answer, 'kind');
  } catch {
    return undefined;
  }
}
