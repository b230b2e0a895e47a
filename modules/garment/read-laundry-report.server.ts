import { instantIn } from '#core/dates.ts';
import { ok, refuse } from '#core/result.ts';
import { basePartNumber, colourPartNumber } from '#core/sku.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import { readConformityFacts } from '../assortment/read-conformity-facts.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import { dayIn, zoneOf } from '../market/market-day.ts';
import { listSizesOf } from '../people/customer-size-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readGarmentReach } from './garment-reach.server.ts';
import type { OrderedReplacement, Proposal, WornGarment } from './laundry-report.ts';
import { findOrdered } from './on-order.ts';
import {
  listGarmentProducts,
  listOnOrder,
  listWorn,
  type ReportScope,
  readDepartments,
} from './report-store.server.ts';

const unseenDays = 60;
const dayMs = 24 * 60 * 60 * 1000;
const mostProposed = 200;

type Of = { readonly companyId: number };

/** The garments of a company that the visitor gets reports of. Other companies answer like one without a laundry. */
async function readScope(shop: Shop, visit: Visit, { companyId }: Of) {
  const none = refuse({ code: 'laundry-company-not-found', laundryError: 'LaundryCompanyDoesNotExists' });
  const reach = await readGarmentReach(shop, visit);
  if (!reach) return refuse({ code: 'not-signed-in' });
  const { seesAll, companyIds, team } = reach;
  const isWhole = seesAll || companyIds.includes(companyId);
  if (!isWhole && team?.companyId !== companyId) return none;
  return ok<ReportScope>({ companyId, wearerIds: isWhole ? undefined : team?.wearerIds });
}

/** How many garments each department has in circulation, and which of them need attention. */
export async function readLaundryReport(shop: Shop, visit: Visit, of: Of) {
  const scope = await readScope(shop, visit, of);
  if (!scope.ok) return scope;
  const limits = await readLimits(shop, visit, scope.value);
  const { marketId } = visit.market;
  const departments = await readDepartments(shop.db, scope.value, limits, {
    monthFrom: startOfMonth(dayIn(marketId, visit.now), zoneOf(marketId)) ?? visit.now,
    unseenBefore: new Date(visit.now.getTime() - unseenDays * dayMs),
  });
  return ok({ departments });
}

/** The moment at which the month of a day begins in a zone. */
const startOfMonth = (day: string, timeZone: string) => instantIn(timeZone, `${day.slice(0, 7)}-01T00:00`);

async function readLimits(shop: Shop, visit: Visit, scope: ReportScope) {
  const facts = await readConformityFacts(shop, visit, await listGarmentProducts(shop.db, scope));
  return new Map(
    facts.flatMap(({ basePartNo, maxWashes }) =>
      maxWashes === undefined ? [] : [[basePartNo, maxWashes] as [string, number]],
    ),
  );
}

/**
 * Garments that come to the end of their washes: those whose replacement is ordered, and the others, each with what replaces it in the
 * size that its wearer has now.
 */
export async function listProposals(shop: Shop, visit: Visit, { companyId }: Of) {
  const scope = await readScope(shop, visit, { companyId });
  if (!scope.ok) return scope;
  const limits = await readLimits(shop, visit, scope.value);
  const worn = await listWorn(shop.db, scope.value, limits, mostProposed);
  const wearerIds = worn.flatMap(({ wearerId }) => (wearerId === undefined ? [] : [wearerId]));
  const onOrder = await listOnOrder(shop.db, companyId, [...new Set(worn.map(({ sku }) => basePartNumber(sku)))]);
  const orderedById = findOrdered(worn, onOrder);
  const names = await listNamesOf(shop.db, wearerIds);
  const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
  const proposals: Proposal[] = [];
  const ordered: OrderedReplacement[] = [];
  for (const garment of worn) {
    const { id, name, colour, size, department, wearerId, sku, tally } = garment;
    const wearer = wearerId === undefined ? undefined : names.get(wearerId);
    const detail = await findProduct(shop, visit, viewer, { sku: colourPartNumber(sku) });
    const own = detail?.colours.find(({ partNo }) => partNo === colourPartNumber(sku));
    const shown: WornGarment = {
      id,
      name: detail?.name ?? name,
      // The order has the colour in the language of its buyer.
      colour: own?.name ?? colour,
      size,
      department,
      wearerId,
      wearer: wearer ? `${wearer.firstName} ${wearer.lastName}`.trim() : '',
      washes: tally.washes,
      maxWashes: limits.get(basePartNumber(sku)) ?? 0,
    };
    const order = orderedById.get(id);
    if (order) {
      ordered.push({ ...shown, ...order });
      continue;
    }
    const sizes = own?.sizes ?? [];
    const saved = wearerId === undefined ? [] : await listSizesOf(shop.db, wearerId);
    const wanted = saved.find(({ sizeGroup }) => sizeGroup === detail?.sizeGuide)?.size;
    const replacement = sizes.find(({ code }) => code === wanted) ?? sizes.find((one) => one.sku === sku);
    proposals.push({
      ...shown,
      replacement: detail?.isSellable
        ? replacement && { sku: replacement.sku, size: replacement.code, quantity: detail.packSize }
        : undefined,
    });
  }
  return ok({ proposals, ordered });
}
