import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { FindOrderForm } from '#app/components/order-page/find-order-form.tsx';
import { OwnWithdrawals } from '#app/components/order-page/own-withdrawals.tsx';
import { WithdrawForm } from '#app/components/order-page/withdraw.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { dayIn } from '#modules/market/market-day.ts';
import { listWithdrawals } from '#modules/returns/find-withdrawal.server.ts';
import type { Route } from './+types/withdrawal.ts';
import { changeWithdrawal } from './change-withdrawal.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { language, market, claims } = visit;
  const orders = market.eu ? await listWithdrawals(context.get(shopContext), visit) : [];
  const own = orders.map(({ id, orderNo, marketId, placedAt, createdAt }) => ({
    orderNo,
    day: dayIn(marketId, placedAt ?? createdAt),
    href: `${routeHref('accountOrder', language, { orderId: id })}#withdraw`,
  }));
  return { isOffered: market.eu, own: claims ? own : undefined };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return changeWithdrawal({ shop: context.get(shopContext), visit: context.get(visitContext), request, url });
}

/** The withdrawal function of the shop, for consumers with an account and without one. */
export default function WithdrawalPage({ loaderData: { isOffered, own }, actionData }: Route.ComponentProps) {
  const t = useTranslations('order-page');
  const { href } = useShop();
  const done = useDone({ withdrawn: t('withdraw.done') });
  const { asked, found, answer } = actionData ?? {};
  return (
    <>
      <title>{`${t('withdraw.title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('withdraw.title')} {...(isOffered && { intro: t('withdrawal.intro') })} className="mb-8" />
      {done}
      {isOffered ? (
        <div className="grid max-w-2xl gap-12">
          {found ? (
            <section>
              <WithdrawForm
                key={answer?.answerId ?? found.order.keys.withdrawalId}
                order={found.order}
                answer={answer}
                guest={{ orderNo: found.order.orderNo, email: found.email }}
              />
              <p className="mt-6">
                <TextLink to={href('withdrawal')}>{t('withdrawal.another')}</TextLink>
              </p>
            </section>
          ) : (
            <>
              <OwnWithdrawals own={own} />
              <section>
                <h2 className="mb-5 font-display text-2xl font-semibold">{t('withdrawal.guest')}</h2>
                <FindOrderForm key={asked?.answerId} answer={asked} />
              </section>
            </>
          )}
        </div>
      ) : (
        <Notice
          actions={
            <ButtonLink to={href('accountOrders')} kind="secondary">
              {t('withdrawal.own')}
            </ButtonLink>
          }
        >
          <p>{t('withdrawal.outside')}</p>
          {own === undefined && <p>{t('withdrawal.outsideGuest')}</p>}
        </Notice>
      )}
    </>
  );
}
