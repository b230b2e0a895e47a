import { Heart } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBrowser } from '#app/components/account/use-is-browser.ts';
import { MakePdf } from '#app/components/favourites-pdf/make-pdf.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { SkeletonCard } from '#app/ui/skeleton.tsx';
import type { Favourite } from '#modules/favourites/favourites.ts';
import { AddList } from './add-list.tsx';
import { FavouriteCard } from './favourite-card.tsx';
import { useFavouriteMap } from './favourites-context.ts';
import type { FavouritesView, ListProblem } from './favourites-view.ts';
import { ListNav } from './list-nav.tsx';
import { ListTools } from './list-tools.tsx';
import { type FavouriteOrder, favouriteOrders, sortFavourites } from './sort-favourites.ts';
import { createCardMaker } from './to-favourite-card.ts';
import { useListChanges } from './use-list-changes.ts';
import { useListStock } from './use-list-stock.ts';
import { useProducts } from './use-products.ts';

const RecentlyViewedRow = lazy(async () => ({
  default: (await import('#app/components/product/recently-viewed-row.tsx')).RecentlyViewedRow,
}));

/** More cards would make interactions slow. */
const atOnce = 60;

type Props = { view: FavouritesView; problem: ListProblem | undefined };

/** The favourites in this browser, a list of the account, or a list shared by a colleague. */
export function FavouritesPage({ view, problem }: Props) {
  const t = useTranslations('favourites');
  const more = useTranslations('catalogue.filters');
  const { language, href } = useShop();
  const { chosen, prices } = view;
  const items = useItems(chosen);
  const [order, setOrder] = useState<FavouriteOrder>('added');
  const { loaded, isFailed, retry } = useProducts(items, order, prices.cultureCode);
  const changes = useListChanges(chosen);
  const say = useTranslations('units');
  const toCard = useMemo(() => createCardMaker(prices, href, say), [prices, href, say]);
  const known = useMemo(() => {
    const seen = items.flatMap((item) => {
      const product = loaded.get(item.partNo);
      return product && product !== 'gone' ? [{ item, product }] : [];
    });
    return sortFavourites(seen, order, language);
  }, [items, loaded, order, language]);
  const [most, setMost] = useState(atOnce);
  const shown = known.slice(0, most);
  const stock = useListStock(chosen.kind === 'shared' ? [] : shown.map(({ item }) => item.partNo));
  const gone = items.filter(({ partNo }) => loaded.get(partNo) === 'gone');
  const awaited = isFailed ? 0 : items.filter(({ partNo }) => !loaded.has(partNo)).length;
  const status = useFocusWhenFewer(items.length);
  const isBrowser = useIsBrowser();
  const title = chosen.kind === 'default' || chosen.name === '' ? t('title') : chosen.name;
  return (
    <>
      <title>{`${title} | Yrke`}</title>
      <PageHeading
        title={title}
        {...(chosen.kind === 'shared' && { eyebrow: t('shared.by', { name: chosen.ownerName }) })}
        {...(chosen.kind === 'default' && !view.isSignedIn && { intro: t('guest') })}
      />
      <ListNav view={view} problem={problem} />
      <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-4">
        <output ref={status} tabIndex={-1} className="mr-auto py-2 text-sm text-quiet tabular-nums outline-none">
          {isBrowser && !isFailed && t('count', { count: items.length })}
        </output>
        {items.length > 1 && (
          <Select
            label={t('sort.label')}
            isLabelHidden
            value={order}
            options={favouriteOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setOrder(favouriteOrders.find((one) => one === value) ?? 'added')
            }
            className="w-full sm:w-56"
          />
        )}
        <MakePdf chosen={chosen} title={title} items={known.map(({ item }) => item)} hidesPrices={prices.isHidden} />
        {known.length > 0 && <AddList known={known} toCard={toCard} />}
      </div>
      <ListTools view={view} problem={problem} />
      <p className="mt-6 hidden noscript:block">{t('noScripts')}</p>
      {isFailed && (
        <Notice
          tone="danger"
          isLive
          className="mt-6"
          title={t('failed.title')}
          actions={
            <Button size="small" kind="secondary" onClick={retry}>
              {t('failed.retry')}
            </Button>
          }
        >
          {t('failed.text')}
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice
          className="mt-6"
          actions={
            chosen.kind !== 'shared' && (
              <Button size="small" kind="secondary" onClick={() => void changes.remove(gone)}>
                {t('gone.remove')}
              </Button>
            )
          }
        >
          {t('gone.text', { count: gone.length })}
        </Notice>
      )}
      {isBrowser && items.length === 0 ? (
        <>
          <EmptyState
            className="mt-8"
            icon={<Heart aria-hidden="true" />}
            title={t(chosen.kind === 'default' ? 'empty.title' : 'empty.listTitle')}
            actions={<ButtonLink to={href('allProducts')}>{t('empty.all')}</ButtonLink>}
          >
            {t(chosen.kind === 'default' ? 'empty.text' : 'empty.listText')}
          </EmptyState>
          <div className="mt-12 empty:hidden">
            <Suspense>
              <RecentlyViewedRow href={`/${language}/product-answers/cards`} />
            </Suspense>
          </div>
        </>
      ) : (
        <ul className="mt-8 grid grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-3 md:gap-x-6 md:gap-y-14 xl:grid-cols-4">
          {shown.map(({ item, product }) => (
            <li key={item.partNo} className="min-w-0">
              <FavouriteCard
                item={item}
                card={toCard(product, item.partNo)}
                stock={stock}
                view={view}
                changes={changes}
              />
            </li>
          ))}
          {Array.from({ length: Math.min(awaited, 8) }, (_, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are all alike
            <li key={place}>
              <SkeletonCard />
            </li>
          ))}
        </ul>
      )}
      {known.length > most && (
        <div className="mt-10 text-center">
          <Button kind="secondary" onClick={() => setMost(most + atOnce)}>
            {more('showMore', { count: Math.min(atOnce, known.length - most) })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The default list is read from the browser's storage, like the hearts; other lists come with the page. */
function useItems(chosen: FavouritesView['chosen']): readonly Favourite[] {
  const map = useFavouriteMap();
  return useMemo(
    () =>
      chosen.kind === 'default' ? Object.entries(map).map(([partNo, kept]) => ({ partNo, ...kept })) : chosen.items,
    [chosen, map],
  );
}

/** Removing a card also removes the focused button, so the focus must be moved. */
function useFocusWhenFewer(count: number) {
  const place = useRef<HTMLOutputElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [count]);
  return place;
}
