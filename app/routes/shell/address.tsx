import { Outlet, redirect, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from 'react-router';
import { IntlProvider, useMessages } from 'use-intl';
import { domainsOfPage } from '#app/addresses/message-domains.ts';
import { matchPage } from '#app/addresses/page-addresses.ts';
import { hasSeal } from '#app/addresses/sealed-link.ts';
import { AddressLinks } from '#app/components/shell/address-links.tsx';
import { PageError } from '#app/components/shell/page-error.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, verdictContext, visitContext } from '#app/context.ts';
import { PageWidth } from '#app/ui/page-width.tsx';
import { cultureOf } from '#modules/market/culture.ts';
import { timeZones } from '#modules/market/time-zones.ts';
import type { Route } from './+types/address.ts';
import { isKnownPlace } from './is-known-place.server.ts';
import { readAlternates } from './read-alternates.server.ts';

/** Data of the page's address: its texts, and the page in the market's other languages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const match = matchPage(url.pathname);
  // A signed-in buyer may have a category that is not public; other visitors get 404.
  const isPublic = !visit.claims && context.get(verdictContext) === undefined;
  if (match && isPublic && !(await isKnownPlace(shop, visit, match.page.name, match.params))) throw redirect('/404');
  return {
    page: match?.page.name,
    messages: shop.texts.messages(cultureOf(visit), domainsOfPage(match?.page)),
    cultures: Object.fromEntries(visit.market.languages.map((one) => [one, visit.market.locales[one]?.cultureCode])),
    timeZone: timeZones[visit.market.code],
    ...(await readAlternates(shop, visit, url.pathname)),
  };
}

/** Independent of the query, so only another path reloads it. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return formMethod !== undefined || !isSamePage;
}

type Handle = {
  /** Block pages extend to the screen's edges and set their own margins. */
  isWide?: boolean;
  /** A list writes its own canonical links, because only it knows the page number. */
  hasPages?: boolean;
};

export default function Address({ loaderData }: Route.ComponentProps) {
  const { culture } = useShop();
  const matches = useMatches();
  const isOne = (what: keyof Handle) => matches.some(({ handle }) => (handle as Handle | undefined)?.[what]);
  const { messages } = loaderData;
  // Pages opened by a signed link are not indexed.
  const isFound = !hasSeal(useLocation().search) && !isOne('hasPages');
  return (
    <IntlProvider locale={culture} messages={{ ...useMessages(), ...messages }} timeZone="UTC">
      {isFound && <AddressLinks />}
      {isOne('isWide') ? (
        <Outlet />
      ) : (
        <PageWidth className="py-8 md:py-12">
          <Outlet />
        </PageWidth>
      )}
    </IntlProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
