import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { HeldOrder } from './held-order.ts';
import { readHeld } from './hold-order.server.ts';
import type { OrderReturn, ReturnState } from './order-return.ts';
import { findReturn, pageReturns } from './return-store.server.ts';

type Asked = { readonly state: ReturnState; readonly part: PartAsked };

/** Internal staff only: what buyers of all markets want to send back, each with its order. */
export async function listStaffReturns({ db }: Pick<Shop, 'db'>, { claims }: Visit, { state, part }: Asked) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  const page = await pageReturns(db, state, part);
  const items: { asked: OrderReturn; held: HeldOrder }[] = [];
  for (const asked of page.items) {
    const held = await readHeld(db, asked.orderId);
    if (held) items.push({ asked, held });
  }
  return ok({ ...page, items });
}

/** Internal staff only: one of them. */
export async function readStaffReturn({ db }: Pick<Shop, 'db'>, { claims }: Visit, { id }: { id: string }) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  const asked = await findReturn(db, id);
  const held = asked && (await readHeld(db, asked.orderId));
  return asked && held ? ok({ asked, held }) : refuse({ code: 'return-not-found' });
}
