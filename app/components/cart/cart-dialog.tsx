import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartIntent } from '#app/components/cart/cart-intents.ts';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame, useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CartActions } from './cart-context.ts';
import { fieldsOf, repeatedTextsOf } from './cart-fields.ts';

type Props = {
  title: string;
  /** Label of the confirm button. */
  action: string;
  isDangerous?: boolean;
  cart: CartActions;
  intent: CartIntent;
  /** Additional fields to send. */
  fields?: Readonly<Record<string, string | readonly string[]>>;
  /** Shown instead of the shop's message. */
  failure?: string;
  onDone?: () => void;
  children: ReactNode;
};

/** A confirmation before a change to the cart. After a refusal, the message and the typed values stay visible. */
export function CartDialog(props: Props) {
  const { title, action, isDangerous = false, cart, intent, fields, failure, onDone, children } = props;
  const t = useTranslations('cart');
  const close = useCloseDialog();
  const form = useId();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    const answer = await cart.ask(
      fieldsOf(intent, { ...fields, ...repeatedTextsOf(new FormData(event.currentTarget)) }),
    );
    setSending(false);
    if (!answer || answer.refusal) return setProblem(failure ?? answer?.refusal?.words ?? t('failed.any'));
    onDone?.();
    return close();
  };
  return (
    <DialogFrame
      title={title}
      actions={
        <>
          <Button type="submit" form={form} kind={isDangerous ? 'danger' : 'primary'} isLoading={isSending}>
            {action}
          </Button>
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} className="grid gap-5">
        {problem !== undefined && (
          <Notice tone="danger" isLive>
            {problem}
          </Notice>
        )}
        {children}
      </form>
    </DialogFrame>
  );
}
