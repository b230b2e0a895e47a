import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { RuleReasons } from '#app/components/approval-rules/rule-reasons.tsx';
import { DecisionForm } from '#app/components/pending-orders/decision-form.tsx';
import { DecisionSide } from '#app/components/pending-orders/decision-side.tsx';
import { OrderChanges } from '#app/components/pending-orders/order-changes.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/pending-order.ts';
import { changeDecision } from './change-decision.server.ts';
import { loadDecision } from './load-decision.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  return { order: await loadDecision(shop, visit, params.orderId), tabs: await readCompanyTabs(shop, visit) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeDecision({ shop: context.get(shopContext), visit: context.get(visitContext), form }, params.orderId);
}

export default function CompanyPendingOrder({ loaderData: { order, tabs }, actionData }: Route.ComponentProps) {
  const t = useTranslations('pending-orders');
  const nav = useTranslations('history');
  const { href } = useShop();
  const timeOf = useMoment('time');
  const done = useDone({ raised: t('done.raised') });
  const {
    orderNo,
    buyer,
    createdAt,
    totalNow,
    total,
    changes,
    problem,
    mayNot,
    responsible,
    reasons,
    isAgain,
    reservationEnded,
  } = order;
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyPendingOrders"
    >
      <DetailPage
        title={t('order', { orderNo })}
        intro={t('sentBy', { buyer, at: timeOf(createdAt) })}
        back={{ href: href('companyPendingOrders'), text: t('title') }}
        isSideFirst
        side={<DecisionSide key={actionData?.answerId} order={order} answer={actionData} />}
        notice={
          <div className="mb-4 grid gap-3 empty:hidden">
            {done}
            {reasons.length > 0 && (
              <Notice title={t('ruleReasons')}>
                <RuleReasons reasons={reasons} />
              </Notice>
            )}
            {isAgain && <Notice title={t('again')} />}
            {mayNot && <Notice title={mayNot} />}
            {problem && (
              <Notice tone="warn" title={t('problem')}>
                {problem}
              </Notice>
            )}
            {(totalNow !== undefined || changes.length > 0) && (
              <Notice
                tone="warn"
                title={totalNow ? t('differs', { before: total ?? '', now: totalNow }) : t('changes.title')}
              >
                <OrderChanges changes={changes} />
              </Notice>
            )}
            {reservationEnded && <Notice tone="warn" title={t('reservationEnded', { day: reservationEnded })} />}
            {responsible !== 'approver' && responsible !== 'company' && <Notice title={t(`because.${responsible}`)} />}
          </div>
        }
      >
        <DecisionForm key={actionData?.answerId} order={order} answer={actionData} />
      </DetailPage>
    </AreaFrame>
  );
}
