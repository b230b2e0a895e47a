import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { InstantOrderPage } from '#app/components/instant-order/instant-order-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { priceNoteOf } from '#app/routes/product/price-note.server.ts';
import { readServicesOrNone } from '#modules/vas/services.server.ts';
import type { Route } from './+types/instant-order.ts';
import { orderFromForm } from './order-from-form.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const prices = await readPriceView(shop, visit, request);
  return {
    href: routeHref('instantOrder', visit.language),
    priceNote: priceNoteOf(shop, visit, prices),
    hasServices: (await readServicesOrNone(shop, visit)).isOn,
  };
}

/** Without scripts: checks the lines and adds those that can be ordered. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = { shop: context.get(shopContext), visit: context.get(visitContext) };
  const prices = await readPriceView(asked.shop, asked.visit, request);
  const { status, ...told } = await orderFromForm(asked, await postedForm(request), prices);
  return data(told, { status });
}

export default function InstantOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('instant-order');
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <InstantOrderPage {...loaderData} told={actionData} />
    </>
  );
}
