import { BoughtShelf } from '#app/components/bought/bought-shelf.tsx';
import { CompanyStart } from '#app/components/company-page/company-start.tsx';
import { useContentHref, useIsOpen } from '#app/components/shell/use-content-href.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ContentView } from '#app/routes/content/content-view.tsx';
import { loadContent } from '#app/routes/content/load-content.server.ts';
import { PageWidth } from '#app/ui/page-width.tsx';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Route } from './+types/home.ts';
import { loadBought } from './load-bought.server.ts';
import { loadCompanyStart } from './load-company-start.server.ts';
import { organizationData } from './organization.ts';

export const handle = { isWide: true };

/** The front page of a market is a content page. People of a company with a start page see that one first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  return {
    content: await loadContent(shop, visit, request, { slug: 'front-page', path: `/${visit.language}`, isFront: true }),
    start: await loadCompanyStart(shop, visit, request),
    bought: await loadBought(shop, visit, request),
    organization: organizationData(storefrontUrl(visit.market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env))),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ 'script:ld+json': loaderData.organization }, ...loaderData.content.head] : [];

export default function Home({ loaderData: { content, start, bought } }: Route.ComponentProps) {
  const hrefOf = useContentHref();
  const isOpen = useIsOpen();
  const shelf = bought && (
    <PageWidth className="py-12 md:py-16">
      <BoughtShelf {...bought} room="page" />
    </PageWidth>
  );
  if (!start) return <ContentView content={content} afterOpening={shelf} />;
  return (
    <>
      <CompanyStart view={start} surroundings={{ hrefOf, isOpen }} />
      {shelf}
      <ContentView content={content} isContinued />
    </>
  );
}
