import { type FormEvent, lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartIntent } from '#app/components/cart/cart-intents.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { Button } from '#app/ui/button.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { useCart } from '../cart-context.ts';
import { fieldsOf } from '../cart-fields.ts';
import type { SavedCartView } from '../cart-page-view.ts';
import { savedCartsId } from './saved-carts-id.ts';
import { ShareSwitch } from './share-switch.tsx';

const SavedCartDialog = lazy(async () => ({ default: (await import('./saved-cart-dialog.tsx')).SavedCartDialog }));

/**
 * Saved carts, and carts that colleagues share, which only their owners can change. Opening one reloads the page,
 * because much depends on the cart. Asks before rows are lost.
 */
export function SavedCarts({ saved, hasRows }: { saved: readonly SavedCartView[]; hasRows: boolean }) {
  const t = useTranslations('cart');
  const day = useDay();
  const notify = useSnackbar();
  const dialog = useDialog();
  const cart = useCart();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<string>();
  if (saved.length === 0) return null;
  const reload = () => window.location.reload();
  const open = async (intent: CartIntent, cartId: string) => {
    setBusy(`${intent} ${cartId}`);
    setProblem(undefined);
    const answer = await cart.ask(fieldsOf(intent, { cartId }));
    setBusy(undefined);
    if (!answer || answer.refusal) setProblem(t('failed.open'));
    else reload();
  };
  const submit = (cartId: string, name: string) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? (submitter.value as CartIntent) : 'append';
    const props = { cartId, name, cart };
    if (intent === 'remove-saved')
      dialog.open({
        component: SavedCartDialog,
        props: { ...props, what: 'remove', onDone: () => notify(t('saved.removed')) },
      });
    else if (intent === 'replace' && hasRows)
      dialog.open({ component: SavedCartDialog, props: { ...props, what: 'replace', onDone: reload } });
    else void open(intent, cartId);
  };
  return (
    <section aria-labelledby={savedCartsId} className="mt-16">
      <h2 id={savedCartsId} className="scroll-mt-36 font-display text-heading font-bold">
        {t('saved.title')}
      </h2>
      {problem !== undefined && (
        <Notice tone="danger" isLive className="mt-4">
          {problem}
        </Notice>
      )}
      <ul className="mt-4 grid border-t border-line">
        {saved.map(({ id, name, description, modified, rows, isShared, ownerName }) => {
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
                onSubmit={submit(id, title)}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
              >
                <input type="hidden" name="cartId" value={id} />
                <div className="min-w-0 flex-1 basis-64">
                  <h3 className="font-semibold wrap-anywhere">{title}</h3>
                  {description !== '' && <p className="text-sm wrap-anywhere">{description}</p>}
                  <p className="text-sm text-quiet">
                    {ownerName !== undefined && `${t('saved.sharedBy', { name: ownerName })} · `}
                    {day(modified)} · {t('saved.rows', { count: rows })}
                  </p>
                </div>
                {isShared !== undefined && ownerName === undefined && (
                  <ShareSwitch cartId={id} title={title} isShared={isShared} />
                )}
                <div className="flex flex-wrap gap-2">
                  {button('append', t('saved.append'), 'secondary')}
                  {button('replace', t('saved.replace'), 'secondary')}
                  {ownerName === undefined && button('remove-saved', t('saved.remove'), 'quiet')}
                </div>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
