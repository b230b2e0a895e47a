import { useTranslations } from 'use-intl';
import { ProofList } from '#app/components/proof/proof-list.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { BackLink } from '#app/work/back-link.tsx';
import { parseOrderId } from '#core/ids.ts';
import { orderProductionPath, orderProofsPath } from '#modules/document/document-paths.ts';
import type { Route } from './+types/order-proofs.ts';
import { loadOrderProofs } from './load-order-proofs.server.ts';

/** For visitors who see the order and, while it waits, for its approvers and their deputies; 404 for others. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const parsed = parseOrderId(params.orderId);
  const read = parsed.ok ? await loadOrderProofs(context.get(shopContext), visit, parsed.value) : undefined;
  if (!read) throw notFound();
  const { order, entries, hasSheets, backHref } = read;
  return {
    orderNo: order.orderNo,
    entries,
    backHref,
    pdfHref: hasSheets ? orderProofsPath(order.id, visit.language) : undefined,
    productionHref: hasSheets ? orderProductionPath(order.id, visit.language) : undefined,
  };
}

/** The proofs of the services in an order. */
export default function OrderProofs({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('proof');
  const { orderNo, entries, backHref, pdfHref, productionHref } = loaderData;
  const title = `${t('title')}: ${t('sheet.order', { number: orderNo })}`;
  return (
    <>
      <title>{`${title} | Yrke`}</title>
      <BackLink href={backHref} text={t('back')} className="mb-3" />
      <PageHeading title={title} />
      <ProofList entries={entries} pdfHref={pdfHref} productionHref={productionHref} />
    </>
  );
}
