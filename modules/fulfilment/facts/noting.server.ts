import type { Result } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowPieces } from '../../order/pieces.ts';
import type { Shop } from '../../shop.server.ts';
import type { HeldOrder } from '../held-order.ts';

/** The transaction in which a fact of an order is stored. */
export type Noting = {
  readonly shop: Pick<Shop, 'events' | 'texts' | 'clock' | 'log' | 'env'>;
  readonly db: Db;
  readonly held: HeldOrder;
  /** A unique key for the fact. */
  readonly key: string;
  readonly now: Date;
  /** The return by which the fact came about, if any. */
  readonly returnId?: string;
};

type Noted = {
  readonly dispatchNumber?: string;
  readonly denied?: readonly RowPieces[];
  readonly isMoneyBack?: boolean;
};

export type NoteRefusal =
  | { readonly code: 'invoice-not-found'; readonly number: string }
  | { readonly code: 'denied-too-many'; readonly rows: string }
  | { readonly code: 'due-before-issue' }
  | { readonly code: 'dispatch-differs'; readonly dispatchNumber: string };

export type NoteFact<R> = (noting: Noting, report: R) => Promise<Result<Noted, NoteRefusal>>;
