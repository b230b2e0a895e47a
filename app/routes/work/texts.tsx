import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { IntlProvider, useMessages } from 'use-intl';
import { domainsOfPage } from '#app/addresses/message-domains.ts';
import { matchPage } from '#app/addresses/page-addresses.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { cultureOf } from '#modules/market/culture.ts';
import type { Route } from './+types/texts.ts';

/** The texts of all work screens, loaded once. */
export function loader({ context, url }: Route.LoaderArgs) {
  const domains = domainsOfPage(matchPage(url.pathname)?.page);
  return { messages: context.get(shopContext).texts.messages(cultureOf(context.get(visitContext)), domains) };
}

/** The texts only change with the language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname.split('/')[1] !== nextUrl.pathname.split('/')[1];
}

export default function WorkTexts({ loaderData: { messages } }: Route.ComponentProps) {
  const { culture } = useShop();
  return (
    <IntlProvider locale={culture} messages={{ ...useMessages(), ...messages }} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
