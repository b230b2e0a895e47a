import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddProblem } from '#app/components/buying/add-problem.tsx';
import { useAdd } from '#app/components/buying/use-add.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Favourite } from '#modules/favourites/favourites.ts';
import { planCart } from './cart-plan.ts';
import type { ProductResult } from './read-products.ts';
import { findGone } from './read-stock.ts';
import type { CardMaker } from './to-favourite-card.ts';

type FavouriteProduct = { readonly item: Favourite; readonly product: ProductResult };

/** Items that were not added, and why. */
type LeftOut = {
  readonly needSize: readonly FavouriteProduct[];
  readonly gone: readonly FavouriteProduct[];
  readonly notSold: readonly FavouriteProduct[];
};

/** Maximum number of rows per call. */
const mostAtOnce = 500;

/**
 * Adds the whole list to the cart, one of each; items without a size are listed with a link. A second click adds only
 * the rest.
 */
export function AddList({ known, toCard }: { known: readonly FavouriteProduct[]; toCard: CardMaker }) {
  const t = useTranslations('favourites.cart');
  const { language } = useShop();
  const { isBusy, problem, send } = useAdd();
  const [isLooking, setLooking] = useState(false);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [leftOut, setLeftOut] = useState<LeftOut>();
  const rest = planCart(known, added);
  const restCount = rest.ready.length + rest.needSize.length;
  const isAgain = added.size > 0 && restCount === 0;
  const add = async () => {
    if (isBusy || isLooking) return;
    const { ready, needSize, notSold } = isAgain ? planCart(known) : rest;
    setLeftOut(undefined);
    setLooking(true);
    const gone = await findGone(
      ready.map(({ sku }) => sku),
      language,
    );
    setLooking(false);
    const wanted = ready.flatMap(({ sku }) => (gone.has(sku) ? [] : [sku]));
    for (let from = 0; from < wanted.length; from += mostAtOnce) {
      const skus = wanted.slice(from, from + mostAtOnce);
      if (!(await send(new URLSearchParams(skus.map((sku): [string, string] => [`q.${sku}`, '1']))))) return;
      setAdded((before) => new Set([...before, ...skus]));
    }
    setLeftOut({ needSize, notSold, gone: ready.filter(({ sku }) => gone.has(sku)).map(({ of }) => of) });
  };
  const words = isAgain ? t('addAgain') : added.size > 0 ? t('addRest', { count: restCount }) : t('add');
  const parts = leftOut ? (['needSize', 'gone', 'notSold'] as const).filter((part) => leftOut[part].length > 0) : [];
  return (
    <>
      <Button onClick={() => void add()} isLoading={isBusy || isLooking} className="max-sm:w-full">
        {words}
      </Button>
      <AddProblem problem={problem} onRetry={() => void add()} className="w-full" />
      {leftOut && parts.length > 0 && (
        <Notice tone="warn" isLive className="w-full" title={t('leftOut')}>
          {parts.map((part) => (
            <div key={part} className="mt-2">
              <p>{t(part, { count: leftOut[part].length })}</p>
              <ul className="mt-1 list-disc pl-5">
                {leftOut[part].map(({ item, product }) => (
                  <li key={item.partNo}>
                    <PageLink href={toCard(product, item.partNo).href} className="underline underline-offset-4">
                      {product.name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Notice>
      )}
    </>
  );
}
