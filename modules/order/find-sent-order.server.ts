import type { Currency, Money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { PaymentProvider, PaymentSession } from '../payment/provider.ts';
import type { Order } from './order.ts';
import type { RedirectUrls } from './status-link.server.ts';
import '../payment/payment-tables.server.ts';
import './order-tables.server.ts';

/** As much of an order as its sender is answered with. */
export type SentOrder = Pick<
  Order,
  'id' | 'orderNo' | 'marketId' | 'kind' | 'status' | 'paymentState' | 'paymentMethodId' | 'hidesPrices'
> & {
  readonly payable: Money;
  readonly email: string;
  readonly redirectUrls: Partial<RedirectUrls>;
  /** Where it is paid through a provider. */
  readonly payment:
    | {
        readonly provider: PaymentProvider['name'];
        readonly kind: 'card' | 'redirect';
        /** Undefined until the provider has one. */
        readonly session: PaymentSession | undefined;
      }
    | undefined;
};

/** An order with what tells whether somebody sends the same again. */
export type KnownOrder = {
  readonly order: SentOrder;
  readonly sendKey: string;
  /** Undefined for orders from before it was kept, and for those whose buyer was forgotten. */
  readonly contentDigest: string | undefined;
};

/** The order that a cart has become and that was not given up since. */
export async function findSentOrder(db: Db, cartId: string): Promise<KnownOrder | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('payment as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.order_no', 'o.market_id', 'o.kind', 'o.status', 'o.payment_state', 'o.payment_method_id'])
    .select(['o.payable', 'o.currency', 'o.buyer_email', 'o.send_key', 'o.content_digest', 'o.payload', 'o.data'])
    .select(['p.provider', 'p.kind as payment_kind', 'p.session_id', 'p.client_data', 'p.expires_at'])
    .where('o.cart_id', '=', cartId)
    .where('o.released_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { provider, payment_kind, session_id, client_data, expires_at } = row;
  const session =
    session_id !== null && client_data && expires_at
      ? { sessionId: session_id, clientData: client_data, expiresAt: expires_at }
      : undefined;
  return {
    sendKey: row.send_key,
    contentDigest: row.content_digest ?? undefined,
    order: {
      id: row.id,
      orderNo: String(row.order_no),
      marketId: row.market_id,
      kind: row.kind,
      status: row.status,
      paymentState: row.payment_state,
      paymentMethodId: row.payment_method_id,
      hidesPrices: row.data.hidesPrices,
      payable: { amount: row.payable, currency: row.currency as Currency },
      email: row.buyer_email,
      redirectUrls: (row.payload as { redirectUrls?: Partial<RedirectUrls> }).redirectUrls ?? {},
      payment: provider && payment_kind ? { provider, kind: payment_kind, session } : undefined,
    },
  };
}

/** Whether a key belongs to an order that was given up: it does not make another one. */
export async function isKeyOfGivenUp(db: Db, cartId: string, sendKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('send_key', '=', sendKey)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
