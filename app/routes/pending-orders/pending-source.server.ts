import type { PendingItem } from '#app/components/pending-orders/pending-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import {
  listPendingPage,
  type PendingLine,
  type PendingSort,
} from '#modules/pending-order/list-pending-page.server.ts';
import type { Visit } from '#modules/visit.ts';

const dayMs = 86_400_000;

/** Orders that wait for approval, the oldest first. A company that approves nothing has none. */
export const pendingSource: ListSource<PendingItem, PendingSort> = {
  shape: {
    name: 'company-pending-orders',
    keyKind: 'number',
    sorts: [
      { name: 'created', kind: 'time', isDescending: false },
      { name: 'buyer', kind: 'text', isDescending: false },
      { name: 'total', kind: 'number', isDescending: true },
    ],
    filters: { show: ['mine'], project: 'text', days: ['3', '7', '14'] },
  },
  read: async (shop, visit, { search, filters, sort, part }) => {
    const page = await listPendingPage(shop, visit, {
      search,
      isMine: filters.show === 'mine',
      project: filters.project,
      days: filters.days === undefined ? undefined : Number(filters.days),
      sort,
      part,
    });
    if (!page.ok) return ok({ items: [], next: undefined, previous: undefined });
    return ok({ ...page.value, items: page.value.items.map((line) => toItem(visit, line)) });
  },
};

function toItem(visit: Visit, line: PendingLine): PendingItem {
  const {
    id,
    orderNo,
    createdAt,
    buyerName,
    wearers,
    project,
    payable,
    limitLeft,
    approverName,
    because,
    excess,
    step,
  } = line;
  const write = (amount: PendingLine['payable']) =>
    amount ? createCurrencyFormat(cultureOf(visit), amount.currency).format(amount.amount) : '';
  return {
    id,
    orderNo,
    step,
    createdAt,
    days: Math.max(0, Math.floor((visit.now.getTime() - createdAt.getTime()) / dayMs)),
    buyer: buyerName,
    wearers: wearers.join(', ') || buyerName,
    project: project ?? '',
    total: write(payable),
    limitLeft: write(limitLeft),
    isOverLimit: limitLeft !== undefined && limitLeft.amount < 0,
    approver: approverName ?? '',
    because,
    excess: excess.map((text, position) => ({ position, text })),
  };
}
