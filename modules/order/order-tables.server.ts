import type { ColumnType, Generated } from 'kysely';
import type { PaymentState } from '../payment/payment-state.ts';
import type { OrderArticle, OrderKind } from './order.ts';
import type { OrderRowStatus } from './order-row-status.ts';
import type { OrderState, OrderWay } from './order-state.ts';
import type { OrderStatus } from './order-status.ts';
import type { StoredOrder, StoredOrderRow } from './store/stored-order.ts';

type Json<T> = ColumnType<T, string, string>;

type OrderTable = {
  id: string;
  order_no: ColumnType<number, never, never>;
  cart_id: string;
  send_key: string;
  content_digest: string | null;
  sent_by: string | null;
  market_id: number;
  customer_id: number | null;
  company_id: number | null;
  punch_out_session: string | null;
  kind: OrderKind;
  status: OrderStatus;
  payment_state: PaymentState;
  payment_method_id: number;
  buyer_email: string;
  order_number: string | null;
  project_number: string | null;
  language: string;
  currency: string;
  payable: number;
  tax: number;
  data: Json<StoredOrder>;
  payload: Json<unknown>;
  created_at: Date;
  placed_at: Date | null;
  given_up_at: Date | null;
  given_back: Generated<number>;
  reported: Generated<OrderStatus>;
  way: Generated<OrderWay | null>;
  state: ColumnType<OrderState, never, never>;
  is_hidden: Generated<boolean>;
  hides_prices: ColumnType<boolean, never, never>;
  buyer_name: ColumnType<string, never, never>;
  label: ColumnType<string | null, never, never>;
  search_text: ColumnType<string, never, never>;
};

type OrderRowTable = {
  order_id: string;
  row_number: number;
  parent_row_number: number | null;
  type: OrderArticle;
  sku: string;
  quantity: ColumnType<string, number, number>;
  taken: number;
  status: Generated<OrderRowStatus>;
  denied: ColumnType<string, number | undefined, number>;
  data: Json<StoredOrderRow>;
};

/** The columns of an order that other modules may read (migrations 0037, 0053, 0065, 0076, 0082, 0090). */
type OrderView = Omit<
  OrderTable,
  'send_key' | 'content_digest' | 'sent_by' | 'payment_method_id' | 'language' | 'data' | 'payload'
> & {
  /** The named buyer, if an admin has bought for a colleague; otherwise the sender. */
  buyer_id: number | null;
  /** The order whose goods it replaces. */
  replaces: string | null;
};

type OrderRowView = Pick<OrderRowTable, 'order_id' | 'row_number' | 'type' | 'sku' | 'quantity' | 'denied'> & {
  picture: string | null;
  sold_by: string | null;
  price_list: string | null;
  wearer_id: number | null;
  wearer: string | null;
  /** Null for a gift. */
  cart_row_id: string | null;
  categories: string[] | null;
  /** Pieces that were sent or will be: of a service at most those of its garment. */
  coming: OrderRowTable['quantity'];
  name: string | null;
  size: string | null;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    orders: OrderTable;
    order_row: OrderRowTable;
    order_view: OrderView;
    order_row_view: OrderRowView;
  }
}
