import { useTranslations } from 'use-intl';
import { inContext } from '#app/addresses/in-context.ts';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { MatrixForm } from '#app/components/buying/matrix-form.tsx';
import { SizeMatrix } from '#app/components/product/size-matrix.tsx';
import { StockProvider, stockMapOf } from '#app/components/product/stock-map.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { Route } from './+types/sizes.ts';
import { buyByForm } from './buy-by-form.server.ts';
import { loadMatrix } from './load-matrix.server.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const found = await loadMatrix(context.get(shopContext), visit, request, params);
  if (!found) throw notFound();
  const { isSellable, stock, context: chosen } = found;
  const isSomeGone = stock.some(({ onHandValue }) => onHandValue <= 0);
  // Restock requests are possible only for products sold from stock.
  const notifyHref =
    isSellable && isSomeGone && chosen === 'All' ? routeHref('productNotify', visit.language, params) : undefined;
  return { ...found, notifyHref, here: inContext(routeHref('productSizes', visit.language, params), chosen) };
}

/** Adds to the cart without scripts. */
export function action({ context, request }: Route.ActionArgs) {
  return buyByForm({ shop: context.get(shopContext), visit: context.get(visitContext) }, request);
}

/** The size table as a page, for use without scripts. */
export default function Sizes({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('product');
  const restock = useTranslations('restock');
  const { name, href, colours, stock, packSize, soldBy, coworkers, servicesOf, context } = loaderData;
  const { isSellable, notifyHref, here } = loaderData;
  const matrix = <SizeMatrix name={name} colours={colours} chosen={undefined} isAlternate={false} />;
  return (
    <StockProvider value={stockMapOf(stock)}>
      <title>{`${name} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('matrix.title')} intro={<PageLink href={href}>{name}</PageLink>} className="mb-8" />
      {packSize > 1 && <p className="mb-4">{t('packSize', { count: packSize })}</p>}
      {isSellable ? (
        <MatrixForm
          href={here}
          context={context}
          packSize={packSize}
          soldBy={soldBy}
          coworkers={coworkers}
          servicesOf={servicesOf}
          told={actionData}
        >
          {matrix}
        </MatrixForm>
      ) : (
        matrix
      )}
      {notifyHref && (
        <p className="mt-6">
          <PageLink href={notifyHref} className="underline underline-offset-4">
            {restock('someGone')}
          </PageLink>
        </p>
      )}
    </StockProvider>
  );
}
