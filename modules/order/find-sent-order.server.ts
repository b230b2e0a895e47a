import { parseCartId } from '#core/ids.ts';
import type { Currency, Money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { PaymentProvider, PaymentSession } from '../payment/provider.ts';
import type { Order } from './order.ts';
import type { RedirectUrls } from './status-link.server.ts';
import '../payment/payment-tables.server.ts';
import './order-tables.server.ts';

/** The part of an order that its sender gets as an answer. */
export type SentOrder = Pick<
  Order,
  'id' | 'orderNo' | 'marketId' | 'kind' | 'status' | 'paymentState' | 'paymentMethodId' | 'hidesPrices' | 'placedAt'
> & {
  readonly payable: Money;
  readonly email: string;
  readonly redirectUrls: Partial<RedirectUrls>;
  /** Set if the order is paid through a provider. */
  readonly payment:
    | {
        readonly provider: PaymentProvider['name'];
        readonly kind: 'card' | 'redirect';
        /** Undefined until the provider has opened one. */
        readonly session: PaymentSession | undefined;
      }
    | undefined;
};

/** An order with the key and digest that identify a repeated request. */
export type KnownOrder = {
  readonly order: SentOrder;
  readonly sendKey: string;
  /** Undefined for old orders without a digest, and after the buyer was erased. */
  readonly contentDigest: string | undefined;
};

/** The order of a cart, if it was not given up. */
export async function findSentOrder(db: Db, cartId: string): Promise<KnownOrder | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('payment_view as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.order_no', 'o.market_id', 'o.kind', 'o.status', 'o.payment_state', 'o.payment_method_id'])
    .select([
      'o.payable',
      'o.currency',
      'o.buyer_email',
      'o.send_key',
      'o.content_digest',
      'o.payload',
      'o.data',
      'o.placed_at',
    ])
    .select(['p.provider', 'p.kind as payment_kind', 'p.session_id', 'p.client_data', 'p.expires_at'])
    .where('o.cart_id', '=', cartId)
    .where('o.given_up_at', 'is', null)
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
      placedAt: row.placed_at ?? undefined,
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

type KeyOf = { readonly cartId: string; readonly key: string; readonly sentBy: string };

/** The earlier use of a sender's key: another cart, or an order of this cart that was given up. The key cannot be used again. */
export async function findKeyUse(
  db: Db,
  { cartId, key, sentBy }: KeyOf,
): Promise<'other-cart' | 'given-up' | undefined> {
  // A key that the shop made from a cart belongs to this cart only, also if a sender repeats it.
  const named = parseCartId(key.split(':')[0] ?? '');
  const found = await db
    .selectFrom('orders')
    .select('cart_id')
    .where('send_key', '=', key)
    .where((eb) =>
      eb.or([
        eb.and([eb('sent_by', '=', sentBy), eb('cart_id', '<>', cartId)]),
        ...(named.ok ? [eb('cart_id', '=', named.value)] : []),
        eb.and([eb('cart_id', '=', cartId), eb('given_up_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  if (!found) return undefined;
  return found.cart_id === cartId ? 'given-up' : 'other-cart';
}
