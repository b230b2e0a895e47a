import { TicketPercent, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartIntent } from '#app/components/cart/cart-intents.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useCart } from './cart-context.ts';
import { fieldsOf, textsOf } from './cart-fields.ts';
import type { CartPageView } from './cart-page-view.ts';
import type { FormResult } from './cart-state.ts';

type Message = { text: string; isProblem: boolean };

type Props = { page: CartPageView; told: FormResult | undefined };

/** The discount code: entry, result and removal. */
export function DiscountCode({ page: { promotion, codeRemoved, mayEnterCode }, told }: Props) {
  const t = useTranslations('cart.code');
  const { ask } = useCart();
  const [message, setMessage] = useState<Message | undefined>(told && { text: told.words, isProblem: true });
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = async (intent: CartIntent, code: string) => {
    setSending(true);
    setMessage(undefined);
    const answer = await ask(fieldsOf(intent, { code }));
    setSending(false);
    if (!answer) setMessage({ text: t('failed'), isProblem: true });
    else if (answer.refusal) setMessage({ text: answer.refusal.words, isProblem: true });
    else setMessage({ text: answer.note ?? t(intent === 'apply-code' ? 'added' : 'removed'), isProblem: false });
    field.current?.focus();
  };
  const submit = (intent: CartIntent) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(intent, textsOf(new FormData(event.currentTarget)).code ?? '');
  };
  const gone = codeRemoved && (codeRemoved.message ?? t(`gone.${codeRemoved.reason}`, { code: codeRemoved.code }));
  // The shop reports a removal once; it is shown until the next change of the code.
  const [lastGone, setLastGone] = useState<string>();
  if (gone !== lastGone) {
    setLastGone(gone);
    if (gone !== undefined) setMessage({ text: gone, isProblem: true });
  }
  return (
    <div className="mt-5">
      {promotion ? (
        <form method="post" onSubmit={submit('remove-code')} className="flex items-start gap-3 bg-success-soft p-4">
          <input type="hidden" name="intent" value="remove-code" />
          <input type="hidden" name="code" value={promotion.code} />
          <TicketPercent aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{promotion.name}</p>
            {promotion.description !== '' && <p className="text-sm">{promotion.description}</p>}
            <p className="text-sm text-quiet">{promotion.code}</p>
          </div>
          <IconButton
            type="submit"
            size="small"
            label={t('remove', { code: promotion.code })}
            disabled={isSending}
            className="-mr-1 -mt-1"
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </form>
      ) : (
        mayEnterCode && (
          <form method="post" onSubmit={submit('apply-code')} className="flex items-end gap-2">
            <input type="hidden" name="intent" value="apply-code" />
            <TextField
              ref={field}
              name="code"
              label={t('label')}
              defaultValue={told?.typed.code}
              maxLength={50}
              required
              autoComplete="off"
              autoCapitalize="characters"
              className="flex-1"
            />
            <Button type="submit" kind="secondary" isLoading={isSending} className="h-12">
              {t('apply')}
            </Button>
          </form>
        )
      )}
      <output
        className={cx(
          'mt-2 block text-sm font-medium empty:hidden',
          message?.isProblem ? 'text-danger' : 'text-success',
        )}
      >
        {message?.text}
      </output>
    </div>
  );
}
