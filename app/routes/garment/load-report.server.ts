import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ReportView, replaceIntent, type WornView } from '#app/components/garment/report-view.ts';
import { type RequestContext, wordsOf } from '#app/forms/answer-form.server.ts';
import { notFound } from '#app/not-found.ts';
import { companyOfQuery } from '#app/routes/company-settings/load-settings.server.ts';
import { isInternal } from '#modules/auth/claims.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { laundryReportPath } from '#modules/document/document-paths.ts';
import type { WornGarment } from '#modules/garment/laundry-report.ts';
import { listProposals, readLaundryReport } from '#modules/garment/read-laundry-report.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The company of the address, or the visitor's own. Undefined: staff choose one. */
export const reportCompanyOf = ({ claims }: Visit, query: URLSearchParams): number | undefined =>
  companyOfQuery(query) ?? (isInternal(claims) ? undefined : claims?.company_id);

export async function loadReport(shop: Shop, visit: Visit, companyId: number): Promise<ReportView> {
  const report = await readLaundryReport(shop, visit, { companyId });
  const listed = await listProposals(shop, visit, { companyId });
  if (!report.ok || !listed.ok) throw notFound();
  const { departments } = report.value;
  const sum = (key: 'inUse' | 'washed' | 'atLimit' | 'unseen') => departments.reduce((all, one) => all + one[key], 0);
  return {
    companyId,
    departments,
    total: { inUse: sum('inUse'), washed: sum('washed'), atLimit: sum('atLimit'), unseen: sum('unseen') },
    excelHref: laundryReportPath(companyId, visit.language),
    proposals: listed.value.proposals.map((one) => ({ ...toWornView(one), replacementSize: one.replacement?.size })),
    ordered: listed.value.ordered.map((one) => ({
      ...toWornView(one),
      day: dayIn(visit.market.marketId, one.orderedAt),
      orderNo: one.orderNo,
    })),
    mayAdd: visit.claims?.company_id === companyId && !isInternal(visit.claims),
  };
}

const toWornView = ({ id, name, colour, size, department, wearer, washes, maxWashes }: WornGarment): WornView => ({
  id,
  name,
  colour,
  size,
  department,
  wearer,
  washes,
  maxWashes,
});

/** Adds replacements of the selected garments to the cart, each for its wearer. */
export async function replaceGarments({ shop, visit }: RequestContext, companyId: number, form: FormData) {
  if (form.get('intent') !== replaceIntent || visit.claims?.company_id !== companyId) throw notFound();
  const listed = await listProposals(shop, visit, { companyId });
  if (!listed.ok) throw notFound();
  const ids = new Set(form.getAll('garment'));
  const items = listed.value.proposals.flatMap(({ id, wearerId, replacement }) =>
    ids.has(id) && replacement ? [{ sku: replacement.sku, quantity: replacement.quantity, coworkerId: wearerId }] : [],
  );
  if (items.length === 0) throw notFound();
  const added = await addToCart(shop, visit, { items });
  if (!added.ok) return { problem: wordsOf({ shop, visit }, added.refusal) };
  const rows = new URLSearchParams(added.value.added.map(({ rowId }) => ['added', rowId]));
  throw redirect(`${routeHref('checkout', visit.language)}?${rows}`);
}
