import { PackageCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { ReturnCard } from '#app/components/staff/orders/return-card.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Route } from './+types/returns.ts';
import { changeReturns } from './change-returns.server.ts';
import { loadStaffReturns, returnStates } from './load-returns.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const listed = await loadStaffReturns(context.get(shopContext), context.get(visitContext), url.searchParams);
  return { ...listed, states: returnStates };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const visit = context.get(visitContext);
  return changeReturns({ shop: context.get(shopContext), visit, form, query: url.searchParams });
}

export default function StaffReturns({ loaderData: { state, states, returns }, actionData }: Route.ComponentProps) {
  const t = useTranslations('order-page.staff');
  const words = useTranslations('order-page.returns.state');
  const done = useDone({ accepted: t('accepted'), refused: t('refused') });
  const returned = actionData?.result.initialValue?.returnId;
  return (
    <StaffFrame page="staffReturns" title={t('title')} intro={t('intro')}>
      {done}
      <ul className="mb-6 flex flex-wrap gap-x-6">
        {states.map((one) => (
          <li key={one}>
            <TextLink
              to={`?state=${one}`}
              aria-current={one === state ? 'page' : undefined}
              look="quiet"
              className="inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {words(one)}
            </TextLink>
          </li>
        ))}
      </ul>
      <Refused key={actionData?.answerId} result={actionData?.result} />
      {returns.length === 0 && (
        <EmptyState title={t(state === 'asked' ? 'none' : 'noneFound')} icon={<PackageCheck aria-hidden="true" />} />
      )}
      <ul className="grid gap-4">
        {returns.map((one) => (
          <li key={`${one.id} ${returned === one.id ? actionData?.answerId : ''}`}>
            <ReturnCard one={one} result={returned === one.id ? actionData?.result : undefined} />
          </li>
        ))}
      </ul>
    </StaffFrame>
  );
}
