import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { cartChangePath } from '#app/components/cart/cart-intents.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { track } from '#app/components/tracking/track.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { askCart, readCart } from './ask-cart.ts';
import { createCartDesk } from './cart-desk.ts';
import type { CartPageView, RowView } from './cart-page-view.ts';
import { cartReducer, type FormResult, shownRows, startWith } from './cart-state.ts';

export type CartControl = ReturnType<typeof useCartControl>;

/** State and actions of the cart on the page. */
export function useCartControl(loaded: CartPageView, told: FormResult | undefined) {
  const t = useTranslations('cart');
  const notify = useSnackbar();
  const { language } = useShop();
  const [query] = useSearchParams();
  const [state, dispatch] = useReducer(cartReducer, { page: loaded, told }, startWith);
  const [desk] = useState(() => {
    const href = `/${language}/${cartChangePath}`;
    return createCartDesk({
      page: loaded,
      post: (fields, signal) => askCart(href, fields, signal),
      read: () => readCart(href),
      emit: dispatch,
      onFailed: () => notify(t('failed.row'), { tone: 'danger' }),
    });
  });
  const [addedRows] = useState(() => query.getAll('added'));
  useEffect(() => desk.mark(addedRows, 'added'), [desk, addedRows]);
  useEffect(() => desk.show(loaded), [desk, loaded]);
  useEffect(() => {
    window.addEventListener('pagehide', desk.flush);
    return () => {
      window.removeEventListener('pagehide', desk.flush);
      desk.flush();
    };
  }, [desk]);

  const { page, drafts, typed, removing } = state;
  const rows = useMemo(() => shownRows({ page, drafts, typed, removing }), [page, drafts, typed, removing]);

  const restore = useCallback(
    async (rowIds: readonly string[]) => {
      const answer = await desk.restore(rowIds);
      if (!answer || answer.refusal) notify(answer?.refusal?.words ?? t('failed.any'), { tone: 'danger' });
    },
    [desk, notify, t],
  );

  const remove = useCallback(
    async (going: readonly RowView[]) => {
      const rowIds = going.map(({ id }) => id);
      const next = neighbourOf(rowIds);
      // Render at once, so that the focus is set in the updated page.
      const removal = flushSync(() => desk.remove(rowIds));
      (next ?? document.getElementById('content'))?.focus();
      trackRemoved(loaded, rowIds);
      if (!(await removal)) return notify(t('failed.remove'), { tone: 'danger' });
      const [first, ...more] = going;
      const words =
        more.length === 0 ? t('removedOne', { name: first?.name ?? '' }) : t('removedMany', { count: going.length });
      const undo = { label: t('undo'), onPress: () => void restore(rowIds) };
      return notify(words, { action: undo });
    },
    [desk, notify, restore, t, loaded],
  );

  return { state, rows, ask: desk.ask, change: desk.change, remove };
}

/** Rows that were added since the page was loaded have no amounts here and are left out. */
function trackRemoved({ rows, tracked }: CartPageView, rowIds: readonly string[]): void {
  if (!tracked) return;
  const items = tracked.items.filter((_, at) => rowIds.includes(rows[at]?.id ?? ''));
  if (items.length === 0) return;
  const value = items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0);
  const goods = { currency: tracked.currency, ...(tracked.value !== undefined && { value }), items };
  track({ name: 'remove_from_cart', goods });
}

/** The element to focus after removing rows: the same button of the next row, or the previous. */
function neighbourOf(going: readonly string[]): HTMLElement | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-removes]')];
  const isGoing = ({ dataset }: HTMLElement) => going.includes(dataset.removes ?? '');
  const last = buttons.findLastIndex(isGoing);
  return buttons.slice(last + 1)[0] ?? buttons.slice(0, last).findLast((button) => !isGoing(button));
}
