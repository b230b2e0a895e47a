import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { ReviewCard } from '#app/components/staff/reviews/review-card.tsx';
import { ReviewSearch } from '#app/components/staff/reviews/review-search.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/reviews.ts';
import { changeReviews } from './change-reviews.server.ts';
import { loadStaffReviews } from './load-reviews.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStaffReviews(context.get(shopContext), context.get(visitContext), url.searchParams);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const visit = context.get(visitContext);
  return changeReviews({ shop: context.get(shopContext), visit, form, query: url.searchParams });
}

export default function StaffReviews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('staff.reviews');
  const { reviews, status, search, page, pageCount, total } = loaderData;
  const done = useDone({ accepted: t('accepted'), refused: t('refused') });
  const list = useRef<HTMLUListElement>(null);
  const focusOn = (index: number) => list.current?.querySelectorAll<HTMLElement>('li > article')[index]?.focus();
  useFocusAfter(
    reviews.map(({ id }) => id),
    focusOn,
  );
  const returned = actionData?.result.initialValue?.reviewId;
  const hrefOf = (to: number) => `?${new URLSearchParams({ status, search, page: String(to) })}`;
  return (
    <StaffFrame page="staffReviews" title={t('title')} intro={t('intro')}>
      {done}
      <ReviewSearch status={status} search={search} />
      <div className="mt-6">
        <Refused key={actionData?.answerId} result={actionData?.result} />
      </div>
      {reviews.length === 0 ? (
        <EmptyState
          title={status === 'waiting' && search === '' ? t('none') : t('noneFound')}
          icon={<MessageSquareText aria-hidden="true" />}
        />
      ) : (
        <>
          <output className="block text-quiet">{t('total', { count: total })}</output>
          <p className="mt-1 hidden text-sm text-quiet md:block">{t('keys')}</p>
          <ul ref={list} className="mt-5 grid gap-4">
            {reviews.map((review, index) => (
              <li key={`${review.id} ${review.revision} ${returned === review.id ? actionData?.answerId : ''}`}>
                <ReviewCard
                  review={review}
                  result={returned === review.id ? actionData?.result : undefined}
                  onStep={(step) => focusOn(index + step)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} className="mt-8" />
    </StaffFrame>
  );
}

/** When the one that was just decided leaves the list, the next takes its place and the focus. */
function useFocusAfter(ids: readonly string[], focusOn: (index: number) => void) {
  const before = useRef(ids);
  useEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id));
    const hasLost = gone >= 0 && document.activeElement === document.body;
    before.current = ids;
    if (hasLost) focusOn(Math.min(gone, ids.length - 1));
  });
}
