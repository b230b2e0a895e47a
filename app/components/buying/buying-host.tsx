import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLiveHint } from '#app/components/live/live-hint.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { withLanguage } from '#app/components/shell/with-language.ts';
import { track } from '#app/components/tracking/track.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { sendAdd } from './ask-cart-answers.ts';
import { type Buying, BuyingProvider } from './buying-context.ts';
import { cartAnswerPaths, type SummaryView } from './cart-answers.ts';
import { useCartSummary } from './use-cart-summary.ts';

const loadMiniCart = async () => ({ default: (await import('./mini-cart.tsx')).MiniCart });
const MiniCart = lazy(loadMiniCart);
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

export type Buyer = {
  /** Identifies the owner of the cart. */
  readonly key: string;
  readonly isBusiness: boolean;
  readonly hasMiniCart: boolean;
};

type Props = { buyer: Buyer; children: ReactNode };

/**
 * Wraps all pages once: components add to the cart through it, and components that show the cart get updates from it.
 */
export function BuyingHost({ buyer: { key, isBusiness, hasMiniCart }, children }: Props) {
  const t = useTranslations('buying');
  const { language, href } = useShop();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const notify = useSnackbar();
  const { summary, count, isSettled, show, refresh, tellCount } = useCartSummary(key);
  const [isPutOff, setPutOff] = useState(false);
  const isAsking = !isSettled || (summary?.offer !== undefined && !isPutOff);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [justAdded, setJustAdded] = useState<readonly string[]>([]);
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setOpen(false);
  }
  const cartHref = href('checkout');
  const isCartPage = pathname === cartHref;

  const open = useCallback((added: readonly string[]) => {
    setJustAdded(added);
    setWasOpened(true);
    setOpen(true);
  }, []);
  const openMiniCart = useCallback(() => open([]), [open]);

  const add = useCallback<Buying['add']>(
    async (fields) => {
      // Preload the mini cart during the request, so that it opens at once.
      if (!isBusiness) loadMiniCart().catch(() => undefined);
      const answer = await sendAdd(`/${language}/${cartAnswerPaths.add}`, fields);
      if (!answer) return { words: undefined };
      if ('refusal' in answer) return { words: answer.refusal.words, bySku: answer.refusal.bySku };
      show(answer.summary);
      track({ name: 'add_to_cart', goods: answer.tracked });
      if (isCartPage) void revalidate();
      if (!isBusiness) open(answer.rowIds);
      else {
        const toCart = { label: t('toCart'), onPress: () => void navigate(withLanguage(cartHref)) };
        notify(t('added', { count: answer.items }), { tone: 'success', ...(!isCartPage && { action: toCart }) });
      }
      return undefined;
    },
    [isBusiness, language, show, isCartPage, revalidate, open, t, notify, navigate, cartHref],
  );

  useLiveHint('cart', () => {
    void refresh();
    if (isCartPage) void revalidate();
  });

  const readCart = useCallback(() => void refresh(), [refresh]);
  const showsMiniCart = hasMiniCart && !isCartPage;
  const buying = useMemo<Buying>(
    () => ({ count, isBusiness, hasMiniCart: showsMiniCart, isAsking, openMiniCart, add, tellCount, readCart }),
    [count, isBusiness, showsMiniCart, isAsking, openMiniCart, add, tellCount, readCart],
  );
  const answered = (next: SummaryView) => {
    show(next);
    void revalidate();
  };
  return (
    <BuyingProvider value={buying}>
      {children}
      <Suspense>
        {wasOpened && (
          <MiniCart
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            isBusiness={isBusiness}
            summary={summary}
            count={count}
            justAdded={justAdded}
            onSummary={show}
            onRefresh={refresh}
          />
        )}
        {summary?.offer && <MergeDialog offer={summary.offer} onAnswered={answered} onPutOff={() => setPutOff(true)} />}
      </Suspense>
    </BuyingProvider>
  );
}
