import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { ReviewPage } from '#app/components/checkout/review-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import type { Route } from './+types/delivery.ts';
import { loadReviewStep } from './load-review-step.server.ts';
import { sendReviewed } from './send-reviewed.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadReviewStep(context.get(shopContext), context.get(visitContext), request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return sendReviewed({ shop: context.get(shopContext), visit: context.get(visitContext), request, form });
}

/** A refusal may be about a changed cart, so the page is loaded again after each answer. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== undefined || defaultShouldRevalidate;

export default function DeliveryStep({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  return (
    <>
      <title>{`${t('step.deliveryTitle')} | Yrke`}</title>
      <ReviewPage page={loaderData} told={actionData} />
    </>
  );
}
