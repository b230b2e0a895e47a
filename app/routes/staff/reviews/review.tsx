import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { Refused } from '#app/components/account/refused.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ReviewCard } from '#app/components/staff/reviews/review-card.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { readReview } from '#modules/review/page-reviews.server.ts';
import type { Route } from './+types/review.ts';
import { changeReviews } from './change-reviews.server.ts';
import { toStaffReviews } from './review-source.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (!z.uuid().safeParse(id).success) throw notFound();
  const read = await readReview(shop, visit, { id });
  if (!read.ok) throw notFound();
  const [review] = await toStaffReviews(shop, visit, [read.value.review]);
  if (!review) throw notFound();
  return { review, next: read.value.next, previous: read.value.previous };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeReviews({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function StaffReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { review, next, previous } = loaderData;
  const t = useTranslations('staff.reviews');
  const ways = useTranslations('work.list');
  const { href } = useShop();
  const navigate = useNavigate();
  const done = useDone({ accepted: t('accepted'), refused: t('refused') });
  const hrefOf = (id: string) => href('staffReview', { id });
  const step = (by: 1 | -1) => {
    const to = by === 1 ? next : previous;
    if (to !== undefined) void navigate(hrefOf(to));
  };
  return (
    <DetailPage
      title={review.product?.name ?? review.basePartNo}
      back={{ href: href('staffReviews'), text: t('title') }}
      intro={<span className="hidden md:inline">{t('keys')}</span>}
      actions={
        <>
          {previous && (
            <ButtonLink to={hrefOf(previous)} kind="secondary" size="small">
              {ways('previous')}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={hrefOf(next)} kind="secondary" size="small">
              {ways('next')}
            </ButtonLink>
          )}
        </>
      }
      notice={
        <>
          {done}
          <Refused key={actionData?.answerId} result={actionData?.result} />
        </>
      }
    >
      <ReviewCard
        key={`${review.id} ${actionData?.answerId}`}
        review={review}
        result={actionData?.result}
        onStep={step}
      />
    </DetailPage>
  );
}
