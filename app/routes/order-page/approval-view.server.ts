import type { ApprovalView } from '#app/components/order-page/order-page-view.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createMomentFormat } from '#modules/market/day-format.ts';
import { timeZones } from '#modules/market/time-zones.ts';
import type { Order } from '#modules/order/order.ts';
import { readApprovalNews } from '#modules/pending-order/read-approval.server.ts';
import { sayDecidedRows } from '#modules/pending-order/say-decided-rows.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { withPageArticles } from './names-in-language.server.ts';

/** Who decides on an order, or what was decided. Undefined if the order needed no approval. */
export async function readApprovalView(
  shop: Shop,
  visit: Visit,
  { order, isOwn }: { order: Order; isOwn: boolean },
): Promise<ApprovalView | undefined> {
  const news = order.kind === 'approval' ? await readApprovalNews(shop, order) : undefined;
  if (!news) return undefined;
  const { state, deciders, because, decidedBy, decidedAt, message } = news;
  const say = (domain: string, key: string) => shop.texts.say(visit.language, domain, key) ?? '';
  const timeOf = createMomentFormat(cultureOf(visit), timeZones[visit.market.code]);
  const isWaiting = state === 'waiting';
  return {
    isWaiting,
    deciders,
    // Pages of orders do not load the texts of the pages of approvers.
    because: because && say('pending-orders', `because.${because}`),
    decided: [decidedBy, decidedAt && timeOf(decidedAt)].filter((part) => part !== undefined).join(', '),
    title: say(...titleOf(isWaiting, news.rows.length > 0)),
    rows: sayDecidedRows(shop, visit.language, await withPageArticles(shop, visit, order, news.rows)),
    message,
    hasSavedCart: isOwn && news.rows.some(({ kind }) => kind === 'rejected'),
  };
}

/** An approver of a sequence may have changed rows or written before the order is approved. */
function titleOf(isWaiting: boolean, isChanged: boolean): [domain: string, key: string] {
  if (isChanged) return ['order-page', isWaiting ? 'decision.changedWaiting' : 'decision.changed'];
  return isWaiting ? ['pending-orders', 'message'] : ['order-page', 'decision.approved'];
}
