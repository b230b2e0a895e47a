import { invoiceOverdue } from '../invoice/invoice-events.ts';
import { type LateInvoice, listLate, markReminded } from '../invoice/late-invoice-store.server.ts';
import { dayIn } from '../market/market-day.ts';
import { marketList } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import { moveAlong } from './move-along.server.ts';

type LateShop = Pick<Shop, 'db' | 'events' | 'clock' | 'log'>;

const first = '00000000-0000-0000-0000-000000000000';

/** Daily job: reports each overdue invoice once. A failed one is retried the next day. */
export async function markOverdue(shop: LateShop, atOnce = 500): Promise<number> {
  let told = 0;
  for (const { marketId } of marketList) told += await markOverdueIn(shop, marketId, atOnce);
  return told;
}

async function markOverdueIn(shop: LateShop, marketId: number, atOnce: number): Promise<number> {
  const today = dayIn(marketId, shop.clock.now());
  let told = 0;
  let last: string | undefined = first;
  while (last !== undefined) {
    const late: LateInvoice[] = await listLate(shop.db, { marketId, today, after: last, most: atOnce });
    for (const invoice of late) if (await tell(shop, invoice)) told += 1;
    last = late.length < atOnce ? undefined : late.at(-1)?.id;
  }
  return told;
}

async function tell(shop: LateShop, { id, orderId }: LateInvoice): Promise<boolean> {
  const { db, events, clock, log } = shop;
  try {
    return await db.transaction().execute(async (trx) => {
      await moveAlong(shop, trx, { orderId });
      if (!(await markReminded(trx, id, clock.now()))) return false;
      await events.publish(trx, { name: invoiceOverdue, key: orderId, payload: { orderId, invoiceId: id } });
      return true;
    });
  } catch (error) {
    log.error({ err: error, invoiceId: id }, 'an invoice could not be told to be late');
    return false;
  }
}
