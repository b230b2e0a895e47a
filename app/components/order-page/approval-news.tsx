import { useTranslations } from 'use-intl';
import { savedCartsId } from '#app/components/cart/saved/saved-carts-id.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { ApprovalView } from './order-page-view.ts';

/** Who decides on the order, or who has approved it and with which changes. */
export function ApprovalNews({ approval }: { approval: ApprovalView }) {
  const t = useTranslations('order-page');
  const who = useTranslations('outcome.approval');
  const { href } = useShop();
  const { isWaiting, deciders, because, decided, title, rows, message, hasSavedCart } = approval;
  const count = deciders.length === 1 ? 'one' : 'several';
  const decides = deciders.length > 0 ? who(count, { names: deciders.join(', ') }) : who('first');
  const hasNews = rows.length > 0 || message !== '';
  return (
    <>
      {isWaiting && (
        <p className="mt-4 text-quiet">
          {because ?? decides} {t('approvalText')}
        </p>
      )}
      {!isWaiting && !hasNews && (
        <p className="mt-4 text-quiet">
          {t('decision.approved')}: {decided}
        </p>
      )}
      {hasNews && (
        <Notice title={title} className="mt-4">
          {decided && <p className="text-sm text-quiet">{decided}</p>}
          <ul className="mt-1 grid gap-1 empty:hidden">
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two decisions may read the same
              <li key={index} className="wrap-anywhere">
                {row}
              </li>
            ))}
          </ul>
          {message && <p className="mt-1 wrap-anywhere whitespace-pre-line">{message}</p>}
          {hasSavedCart && (
            <PageLink
              href={`${href('checkout')}#${savedCartsId}`}
              className="mt-2 inline-flex min-h-11 items-center underline"
            >
              {t('decision.savedCart')}
            </PageLink>
          )}
        </Notice>
      )}
    </>
  );
}
