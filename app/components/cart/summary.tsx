import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { CartPageView } from './cart-page-view.ts';
import type { FormResult } from './cart-state.ts';
import { DiscountCode } from './discount-code.tsx';
import { NextButton } from './next-button.tsx';
import { Totals } from './totals.tsx';

type Props = {
  page: CartPageView;
  isValid: boolean;
  /** The first row that has to be completed. */
  markedRowId: string | undefined;
  isWaiting: boolean;
  aboutCode: FormResult | undefined;
};

/** Totals and the next step. */
export function Summary({ page, isValid, markedRowId, isWaiting, aboutCode }: Props) {
  const t = useTranslations('cart');
  const { href } = useShop();
  const { totals, limit, points, mayEnterCode, promotion } = page;
  return (
    <section aria-labelledby="summary-title" className="border border-line bg-paper p-5 md:p-7">
      <h2 id="summary-title" className="font-display text-heading font-bold">
        {t('summary.title')}
      </h2>
      {(mayEnterCode || promotion) && <DiscountCode page={page} told={aboutCode} />}
      {totals ? (
        <Totals totals={totals} isWaiting={isWaiting} />
      ) : (
        <p className="mt-5">{t('count', { count: page.count })}</p>
      )}
      {points !== undefined && (
        <p className="mt-3 flex justify-between gap-4 text-sm">
          <span>{t('summary.points')}</span>
          <span className="font-semibold tabular-nums">{points}</span>
        </p>
      )}
      {page.showFreeItemsDisclaimer && <p className="mt-3 text-sm text-quiet">{t('summary.freeItems')}</p>}
      {limit && (
        <div className="mt-5">
          <Progress label={t('limit.label')} value={limit.percentUsed} />
          <p className="mt-1 text-sm text-quiet tabular-nums">
            {t(limit.isExceeded ? 'limit.exceeded' : 'limit.left', { left: limit.left, limit: limit.limit })}
          </p>
          {limit.points !== undefined && (
            <p className="mt-1 flex justify-between gap-4 text-sm text-quiet tabular-nums">
              <span>{t('summary.points')}</span>
              <span>{limit.points}</span>
            </p>
          )}
          {limit.isExceeded && (
            <Notice tone="warn" isLive className="mt-2 text-sm">
              {t('limit.over')}
            </Notice>
          )}
          <p className="mt-2 text-sm">
            <TextLink to={href('amountLimitApprove')}>{t('limit.ask')}</TextLink>
          </p>
        </div>
      )}
      <NextButton
        isValid={isValid}
        hasRows={page.rows.length > 0}
        missingData={page.missingData}
        markedRowId={markedRowId}
      />
    </section>
  );
}
