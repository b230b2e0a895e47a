import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import { findAddressee } from '../account/addressee.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import type { HrefOf } from '../href-of.ts';
import { readVersion } from '../logo/list-logos.server.ts';
import { logoDecided, logoDecidedPayload } from '../logo/logo-events.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { orderPayload } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { orderLogoChanged } from './proof-events.ts';
import { listOrdersWithLogo } from './proof-store.server.ts';

type DecisionShop = Pick<Shop, 'db' | 'clock' | 'env' | 'mail' | 'texts' | 'orderExport' | 'live'>;

/**
 * After a decision about a logo: open orders that have it are exported again, and the company reads what was decided. An order is
 * also exported again when staff put another logo on it.
 */
export function logoDecisionSubscriptions(shop: DecisionShop, hrefOf: HrefOf): Subscriber[] {
  return [
    { name: 'export-orders-with-logo', to: logoDecided, handle: (event) => exportAgain(shop, event) },
    {
      name: 'export-order-with-other-logo',
      to: orderLogoChanged,
      handle: ({ payload }) => exportOrder(shop, orderPayload.parse(payload).orderId),
    },
    { name: 'mail-logo-decided', to: logoDecided, handle: (event) => mailDecided(shop, hrefOf, event) },
  ];
}

async function exportAgain({ db, orderExport }: DecisionShop, { payload }: ShopEvent): Promise<void> {
  for (const id of await listOrdersWithLogo(db, logoDecidedPayload.parse(payload)))
    await exportOrder({ db, orderExport }, id);
}

async function exportOrder({ db, orderExport }: Pick<DecisionShop, 'db' | 'orderExport'>, id: string): Promise<void> {
  const found = await findOrder(db, id);
  if (found?.order.placedAt) await orderExport.send(found.order);
}

/** To those who may upload another file. Other thread colours of a released logo are no news to them. */
async function mailDecided(shop: DecisionShop, hrefOf: HrefOf, { eventId, payload }: ShopEvent): Promise<void> {
  const { isNewState, ...named } = logoDecidedPayload.parse(payload);
  const version = isNewState ? await readVersion(shop, named) : undefined;
  if (!version || version.state === 'waiting') return;
  const kind = version.state === 'released' ? ('logo-released' as const) : ('logo-refused' as const);
  const facts = { name: `${version.name} v${version.version}`, answer: version.answer };
  for (const { customerId } of await listAdminsOf(shop.db, version.companyId)) {
    const admin = await findAddressee(shop, customerId);
    if (!admin) continue;
    const { to, market, language } = admin;
    const url = shopLink(shop, market, hrefOf('companyVas', language));
    const letter = { kind, eventId: `${eventId}-${customerId}`, to };
    const reader = { customerId, companyId: version.companyId, facts: { name: facts.name }, page: 'companyVas' };
    await sendLetter(shop, { ...letter, language, url, facts, reader });
  }
}
