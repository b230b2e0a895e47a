import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { AskLimit } from '#app/components/amount-limit/ask-limit.tsx';
import { TicketsToDecide } from '#app/components/amount-limit/tickets-to-decide.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/approve.ts';
import { changeLimits } from './change-limits.server.ts';
import { loadLimits } from './load-limits.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLimits(context.get(shopContext), context.get(visitContext), url.searchParams.get('ticket'));
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeLimits({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function AmountLimitApprove({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('amount-limit');
  const { own, toDecide, mayDecide, forbidden, used } = loaderData;
  const done = useDone({ asked: t('done.asked'), approved: t('done.approved'), denied: t('done.denied') });
  const asked = actionData?.intent === 'ask' ? actionData : undefined;
  return (
    <div className="mx-auto max-w-4xl">
      <DetailPage
        title={t('title')}
        intro={t('intro')}
        notice={
          <>
            {done}
            <Refused key={actionData?.answerId} result={asked ? undefined : actionData?.result} />
            {forbidden !== '' && <Notice tone="danger" title={`403 · ${forbidden}`} />}
            {used !== '' && !done && <Notice title={used} />}
          </>
        }
      >
        {own && <AskLimit key={asked?.answerId} own={own} result={asked?.result} />}
        {mayDecide && (toDecide.length > 0 || !own) && <TicketsToDecide tickets={toDecide} />}
      </DetailPage>
    </div>
  );
}
