import { useTranslations } from 'use-intl';
import { totalWordsOf } from '#modules/pricing/total-words.ts';
import type { CartPageView, TotalsView } from './cart-page-view.ts';
import { NextButton } from './next-button.tsx';

type Props = { totals: TotalsView | undefined; count: number; isValid: boolean; hasRows: boolean } & Pick<
  CartPageView,
  'missingData'
>;

/** On phones the total stays at the lower edge until the summary is visible. */
export function PhoneTotal({ totals, count, isValid, hasRows, missingData }: Props) {
  const t = useTranslations('cart');
  return (
    <div className="sticky bottom-0 z-sticky -mx-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-ink bg-paper px-5 py-3 md:-mx-10 md:px-10 lg:hidden">
      {totals ? (
        <p className="leading-tight">
          <span className="block text-sm text-quiet">{t(`summary.${totalWordsOf(totals).payable}`)}</span>
          <span className="font-display text-2xl font-bold tabular-nums">{totals.payable}</span>
        </p>
      ) : (
        <p className="font-display text-2xl font-bold">{t('count', { count })}</p>
      )}
      <NextButton isShort isValid={isValid} hasRows={hasRows} missingData={missingData} />
    </div>
  );
}
