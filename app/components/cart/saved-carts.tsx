import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import type { CartIntent } from '#app/routes/cart/cart-intents.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { useCart } from './cart-context.ts';
import { fieldsOf } from './cart-fields.ts';
import type { SavedCartView } from './cart-page-view.ts';

/** The carts that were put aside. To open one loads the page anew: with it comes all that depends on the cart. */
export function SavedCarts({ saved }: { saved: readonly SavedCartView[] }) {
  const t = useTranslations('cart');
  const day = useDay('whole');
  const notify = useSnackbar();
  const { ask } = useCart();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  if (saved.length === 0) return null;
  const act = async (intent: CartIntent, cartId: string) => {
    setBusy(`${intent} ${cartId}`);
    setProblem(undefined);
    const answer = await ask(fieldsOf(intent, { cartId }));
    setBusy(undefined);
    const isOpening = intent !== 'remove-saved';
    if (!answer || answer.refusal) setProblem(isOpening ? t('failed.open') : t('failed.any'));
    else if (isOpening) window.location.reload();
    else notify(t('saved.removed'));
  };
  const submit = (cartId: string) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) void act(submitter.value as CartIntent, cartId);
  };
  return (
    <section aria-labelledby="saved-title" className="mt-16">
      <h2 id="saved-title" className="font-display text-heading font-bold">
        {t('saved.title')}
      </h2>
      {problem !== undefined && (
        <Notice tone="danger" isLive className="mt-4">
          {problem}
        </Notice>
      )}
      <ul className="mt-4 grid border-t border-line">
        {saved.map(({ id, name, description, modified, rows }) => {
          const title = name || t('saved.unnamed');
          const button = (intent: CartIntent, label: string, kind: 'secondary' | 'danger' | 'quiet') => (
            <Button
              type="submit"
              name="intent"
              value={intent}
              size="small"
              kind={kind}
              isLoading={busy === `${intent} ${id}`}
              aria-label={`${label}: ${title}`}
            >
              {label}
            </Button>
          );
          return (
            <li key={id} className="border-b border-line py-4">
              <form
                method="post"
                onSubmit={submit(id)}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
              >
                <input type="hidden" name="cartId" value={id} />
                <div className="min-w-0 flex-1 basis-64">
                  <h3 className="font-semibold wrap-anywhere">{title}</h3>
                  {description !== '' && <p className="text-sm wrap-anywhere">{description}</p>}
                  <p className="text-sm text-quiet">
                    {day(modified)} · {t('saved.rows', { count: rows })}
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  {button('append', t('saved.append'), 'secondary')}
                  {button('replace', t('saved.replace'), 'secondary')}
                  {button('remove-saved', t('saved.remove'), 'quiet')}
                </div>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
