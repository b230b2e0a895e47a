import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { PostedForm } from '#app/forms/answer-form.server.ts';
import { bulkText, forEachRow } from '#app/work/list/bulk-result.ts';
import { parseOrderId } from '#core/ids.ts';
import { moveOrder } from '#modules/fulfilment/staff-orders.server.ts';

/** Bulk actions for orders. Refusing goods is not one of them, because each order needs a confirmation. */
const bulkMoves = ['accept', 'deliver-rest', 'invoice'] as const;

/** Moves all selected orders one step on. Orders without this step stay as they are. */
export async function moveOrders({ shop, visit, form }: PostedForm, query: URLSearchParams): Promise<Response> {
  const move = bulkMoves.find((one) => one === form.get('intent'));
  if (!move) throw data(null, { status: 400 });
  const result = await forEachRow(form.getAll('ids'), async (id) => {
    const order = parseOrderId(id);
    if (!order.ok) return order;
    const moved = await moveOrder(shop, visit, { orderId: order.value, move, messageId: visit.requestId });
    return { ok: moved.ok && moved.value.isNew };
  });
  const next = new URLSearchParams(query);
  next.set('done', bulkText(result));
  return redirect(`${routeHref('staffOrders', visit.language)}?${next}`);
}
