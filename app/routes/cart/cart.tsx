import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { textsOf } from '#app/components/cart/cart-fields.ts';
import { CartPage } from '#app/components/cart/cart-page.tsx';
import type { FormResult } from '#app/components/cart/cart-state.ts';
import { LeftOutNotice } from '#app/components/cart/left-out-notice.tsx';
import { CheckoutDoorProvider } from '#app/components/checkout/checkout-door.ts';
import { PayingNotice } from '#app/components/checkout/paying-notice.tsx';
import { StepIndicator } from '#app/components/checkout/step-indicator.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/cart.ts';
import { carryOut } from './carry-out.server.ts';
import { loadCart } from './load-cart.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadCart(context.get(shopContext), context.get(visitContext), request);
}

/** A change without scripts: renders the page again with the result, or with the typed values and the error. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const carried = await carryOut({ shop: context.get(shopContext), visit }, form);
  if (carried.ok) return redirect(routeHref('checkout', visit.language));
  return data<FormResult>({ typed: textsOf(form), words: carried.words }, { status: carried.status });
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { page, categories, offer, door, leftOut } = loaderData;
  const t = useTranslations('cart');
  return (
    <CheckoutDoorProvider value={door}>
      <title>{`${t('title')} | Yrke`}</title>
      <PayingNotice />
      {door.isCreditStopped && (
        <Notice tone="warn" title={t('stopped.title')} className="mb-6">
          {t('stopped.text')}
        </Notice>
      )}
      <LeftOutNotice items={leftOut} />
      {page.rows.length > 0 && !door.closed && !door.isFromProcurement && (
        <div className="mb-5">
          <StepIndicator steps={door.steps} current={1} />
        </div>
      )}
      <CartPage loaded={page} categories={categories} told={actionData} offer={offer} />
    </CheckoutDoorProvider>
  );
}
