import { FolderDown, Trash2 } from 'lucide-react';
import { lazy, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTellCartCount } from '#app/components/buying/buying-context.ts';
import type { OfferView } from '#app/components/buying/cart-answers.ts';
import { MergeOffer } from '#app/components/buying/merge-offer.tsx';
import type { CategoryLink } from '#app/components/shell/category-links.tsx';
import { useTrackedGoods } from '#app/components/tracking/use-tracked-goods.ts';
import { Button } from '#app/ui/button.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { CartProvider, useCart } from './cart-context.ts';
import type { CartPageView } from './cart-page-view.ts';
import type { FormResult } from './cart-state.ts';
import { EmptyCart } from './empty-cart.tsx';
import { FreeItems } from './free-items.tsx';
import { PhoneTotal } from './phone-total.tsx';
import { ReconciledNotice } from './reconciled-notice.tsx';
import { RowList } from './rows/row-list.tsx';
import { RowsToolbar } from './rows/rows-toolbar.tsx';
import { useSelection } from './rows/use-selection.ts';
import { SavedCarts } from './saved/saved-carts.tsx';
import { Summary } from './summary.tsx';
import { type CartControl, useCartControl } from './use-cart-control.ts';
import { useValidation } from './use-validation.ts';

const ClearDialog = lazy(async () => ({ default: (await import('./clear-dialog.tsx')).ClearDialog }));
const SaveDialog = lazy(async () => ({ default: (await import('./saved/save-dialog.tsx')).SaveDialog }));

type Props = {
  loaded: CartPageView;
  categories: readonly CategoryLink[];
  told: FormResult | undefined;
  offer: OfferView | undefined;
};

/** The cart page: rows, totals and actions. */
export function CartPage({ loaded, categories, told, offer }: Props) {
  const t = useTranslations('cart');
  const cart = useCartControl(loaded, told);
  const { rows, ask, change, remove } = cart;
  const { page } = cart.state;
  useTrackedGoods('view_cart', loaded.tracked);
  useTellCartCount(page.isUnavailable ? undefined : page.count);
  const actions = useMemo(() => ({ ask, change, remove }), [ask, change, remove]);
  const intent = told?.typed.intent;
  const aboutCode = intent === 'apply-code' || intent === 'remove-code' ? told : undefined;
  return (
    <CartProvider value={actions}>
      <PageHeading
        title={t('title')}
        eyebrow={rows.length > 0 && t('count', { count: page.count })}
        actions={rows.length > 0 && <CartButtons page={page} />}
      />
      <MergeOffer offer={offer} />
      <ReconciledNotice items={page.reconciled} />
      {told && !aboutCode && intent !== 'row' && (
        <Notice tone="danger" className="mt-6">
          {told.words}
        </Notice>
      )}
      {page.isUnavailable && (
        <Notice tone="warn" className="mt-6">
          {t('unavailable')}
        </Notice>
      )}
      {rows.length === 0 ? (
        !page.isUnavailable && <EmptyCart categories={categories} />
      ) : (
        <Filled cart={cart} aboutCode={aboutCode} />
      )}
      <SavedCarts saved={page.saved} hasRows={rows.length > 0} />
    </CartProvider>
  );
}

function Filled({ cart, aboutCode }: { cart: CartControl; aboutCode: FormResult | undefined }) {
  const { rows, state } = cart;
  const { page } = state;
  const errors = useValidation(rows, page.needs);
  const { selected, select, selectAll } = useSelection(rows);
  const isValid = page.isValid && errors.size === 0;
  const isWaiting = Object.keys(state.drafts).length > 0 || state.removing.length > 0;
  return (
    <div className="mt-6 grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-x-16">
      <div className="min-w-0">
        <RowsToolbar
          rows={rows}
          selected={selected}
          saved={page.saved.filter(({ ownerName }) => ownerName === undefined)}
          mayMove={page.maySave}
          onSelectAll={selectAll}
        />
        <RowList cart={cart} errors={errors} selected={selected} onSelect={select} />
        <FreeItems items={page.freeItems} />
        <PhoneTotal
          totals={page.totals}
          count={page.count}
          isValid={isValid}
          hasRows={rows.length > 0}
          missingData={page.missingData}
        />
      </div>
      <div className="lg:sticky lg:top-36">
        <Summary
          page={page}
          isValid={isValid}
          markedRowId={errors.keys().next().value}
          isWaiting={isWaiting}
          aboutCode={aboutCode}
        />
      </div>
    </div>
  );
}

function CartButtons({ page: { name, description, maySave } }: { page: CartPageView }) {
  const t = useTranslations('cart');
  const notify = useSnackbar();
  const dialog = useDialog();
  const cart = useCart();
  const onSaved = () => notify(t('save.done'), { tone: 'success' });
  return (
    <span className="flex gap-3 noscript:hidden">
      {maySave && (
        <Button
          kind="secondary"
          size="small"
          icon={<FolderDown aria-hidden="true" className="size-4.5" />}
          onClick={() => dialog.open({ component: SaveDialog, props: { name, description, cart, onSaved } })}
        >
          {t('save.open')}
        </Button>
      )}
      <Button
        kind="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => dialog.open({ component: ClearDialog, props: { cart } })}
      >
        {t('clear.open')}
      </Button>
    </span>
  );
}
