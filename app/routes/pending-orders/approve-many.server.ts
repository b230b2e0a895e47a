import { type BulkResult, forEachRow } from '#app/work/list/bulk-result.ts';
import { parseOrderId } from '#core/ids.ts';
import { refuse } from '#core/result.ts';
import { releaseOrder } from '#modules/pending-order/release-order.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Approves the selected orders of the list. Each key names the order and the step that the page showed: `id.step`. */
export const approveMany = (shop: Shop, visit: Visit, form: FormData): Promise<BulkResult> =>
  forEachRow(form.getAll('ids'), async (text) => {
    const [id = '', step = ''] = text.split('.');
    const orderId = parseOrderId(id);
    if (!orderId.ok || !/^\d{1,3}$/.test(step)) return refuse({ code: 'order-not-found' });
    return releaseOrder(shop, visit, { orderId: orderId.value, step: Number(step) });
  });
