import { routeHref } from '#app/addresses/page-addresses.ts';
import type { UsageView } from '#app/components/account/usage-view.ts';
import { subtract } from '#core/money.ts';
import { lastDayOf } from '#modules/allowance/allowance-period.ts';
import { listLeft } from '#modules/allowance/read-allowances.server.ts';
import { readLeftWords } from '#modules/allowance/say-left.server.ts';
import { isOn } from '#modules/company/company-settings.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { readOwnUsage } from '#modules/limit-use/read-own-limit.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { createDayFormat } from '#modules/market/day-format.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { pointsOf } from '#modules/pricing/points.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What the visitor has used of the amount limit of a period and of allowances in pieces. */
export async function loadUsage(shop: Shop, visit: Visit): Promise<UsageView[]> {
  const { claims } = visit;
  if (claims?.company_id === undefined) return [];
  const limit = await limitUsage(shop, visit, claims.company_id);
  return [...limit, ...(await allowanceUsages(shop, visit, claims.company_id, claims.customer_id))];
}

const percentOf = (used: number, of: number): number =>
  of <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((100 * used) / of)));

const hrefIn = ({ language }: Visit, orderId: string) => routeHref('accountOrder', language, { orderId });

/** Not shown where the company hides prices. */
async function limitUsage(shop: Shop, visit: Visit, companyId: number): Promise<UsageView[]> {
  const { settings } = await readCompanyTerms(shop, companyId);
  if (isOn(settings, 'HidePrice')) return [];
  const usage = await readOwnUsage(shop, visit, settings);
  if (!usage) return [];
  const culture = cultureOf(visit);
  const { format } = createCurrencyFormat(culture, usage.limit.currency);
  const dayOf = createDayFormat(culture);
  const say = (key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, 'overview', key, facts) ?? '';
  const used = subtract(usage.limit, usage.left);
  const [pointsUsed, points] = [pointsOf(used, settings), pointsOf(usage.limit, settings)];
  const inPoints =
    pointsUsed === undefined || points === undefined
      ? ''
      : ` (${say('usage.points', { used: pointsUsed, limit: points })})`;
  const until = dayOf(lastDayOf(usage.use));
  return [
    {
      key: 'amount',
      label: say('usage.amount'),
      text: say('usage.used', { used: format(used.amount), limit: format(usage.limit.amount), until }) + inPoints,
      percent: percentOf(used.amount, usage.limit.amount),
      causes: usage.causes.map(({ orderId, orderNo, at, amount }) => ({
        key: orderId,
        order: { href: hrefIn(visit, orderId), orderNo },
        text: `${dayOf(dayIn(visit.market.marketId, at))}, ${format(amount.amount)}`,
      })),
    },
  ];
}

async function allowanceUsages(shop: Shop, visit: Visit, companyId: number, customerId: number): Promise<UsageView[]> {
  const lefts = await listLeft(shop, { companyId, customerId }, visit.now);
  if (lefts.length === 0) return [];
  const words = await readLeftWords(shop, visit);
  const dayOf = createDayFormat(cultureOf(visit));
  return lefts.map((one) => ({
    key: one.allowance.id,
    label: words(one).category,
    text: shop.texts.say(visit.language, 'allowance', 'left', words(one)) ?? '',
    percent: percentOf(one.used, one.allowance.pieces),
    causes: one.causes.map(({ orderId, orderNo, senderId, day, quantity }, index) => ({
      key: `${orderId} ${index}`,
      order: senderId === customerId ? { href: hrefIn(visit, orderId), orderNo } : undefined,
      text: `${dayOf(day)}, ${quantity}`,
    })),
  }));
}
