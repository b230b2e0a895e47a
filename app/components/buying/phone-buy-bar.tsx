import { useTranslations } from 'use-intl';
import { packLine } from '#app/components/catalogue/sale-texts.ts';
import type { PriceText, ProductView } from '#app/components/product/product-view.ts';
import { usePriceWords } from '#app/components/product/use-price-words.ts';
import { Button } from '#app/ui/button.tsx';
import { AddProblem } from './add-problem.tsx';
import { type BuyForm, buyFormId } from './use-buy-form.ts';

type Props = { buy: BuyForm; price: PriceText | undefined; mode: ProductView['priceMode']; size: string | undefined };

/** On phones the button stays visible while scrolling. */
export function PhoneBuyBar({ buy: { isBusy, isGone, problem, retry }, price, mode, size }: Props) {
  const t = useTranslations('buying');
  const vat = useTranslations('product.price');
  const said = usePriceWords();
  const beneath = price && packLine(price);
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-sticky -mx-5 -mb-16 mt-10 border-t border-line bg-paper px-5 py-3 md:hidden noscript:hidden"
    >
      <AddProblem problem={problem} onRetry={retry} className="mb-3" />
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1 leading-tight">
          {price && (
            <span className="flex flex-wrap items-baseline gap-x-1.5">
              <span className="font-display text-xl font-bold tabular-nums">{said(price)}</span>
              <span className="text-xs text-quiet">
                {[price.per, vat(mode === 'incl' ? 'inclVat' : 'exclVat')].filter(Boolean).join(', ')}
              </span>
            </span>
          )}
          {beneath !== undefined && <span className="block text-xs tabular-nums">{beneath}</span>}
          <span className="block truncate text-sm text-quiet">{size ?? t('noSize')}</span>
        </p>
        <Button type="submit" form={buyFormId} isLoading={isBusy} disabled={isGone} className="min-w-44">
          {isGone ? t('soldOut') : t('add')}
        </Button>
      </div>
    </div>
  );
}
