import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderFormAnswer } from '#app/components/checkout/checkout-page-view.ts';
import { OrderForm } from '#app/components/checkout/order-form.tsx';
import { Paying } from '#app/components/checkout/paying.tsx';
import { useTrackedGoods } from '#app/components/tracking/use-tracked-goods.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import type { Route } from './+types/order.ts';
import { changeOrderStep } from './change-order-step.server.ts';
import { loadOrderStep } from './load-order-step.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOrderStep(context.get(shopContext), context.get(visitContext), request);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeOrderStep({ shop: context.get(shopContext), visit: context.get(visitContext), request, form });
}

/** A refusal may be about a changed cart, so the page is loaded again after each answer. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== undefined || defaultShouldRevalidate;

export default function OrderStep({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('checkout');
  useTrackedGoods('begin_checkout', loaderData.kind === 'form' ? loaderData.tracked : undefined);
  if (loaderData.kind === 'form')
    return (
      <>
        <title>{`${t('step.orderTitle')} | Yrke`}</title>
        <OrderForm loaded={loaderData.page} told={toldIn(actionData)} />
      </>
    );
  const isFailed = actionData !== undefined && 'isPaymentFailed' in actionData;
  return (
    <>
      <title>{`${t('paying.title')} | Yrke`}</title>
      <Paying paying={loaderData.paying} problem={isFailed ? t('paying.failed') : undefined} />
    </>
  );
}

const toldIn = (answer: Route.ComponentProps['actionData']): OrderFormAnswer | undefined =>
  answer !== undefined && 'problems' in answer ? answer : undefined;
