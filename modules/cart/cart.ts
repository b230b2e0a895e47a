/** Partners know an entry by exactly these three names. */
export type Metadata = { readonly key: string; readonly id: string; readonly value: string };

/** Whose a cart is. A public one belongs to whoever holds its signed cookie. */
export type CartOwner =
  | { readonly kind: 'public' }
  | { readonly kind: 'customer'; readonly customerId: number }
  | {
      readonly kind: 'company';
      readonly companyId: number;
      readonly customerId: number;
      /** A punch-out session has a cart of its own. */
      readonly punchOutSession: string | undefined;
    };

export type CartRow = {
  readonly id: string;
  readonly cartId: string;
  /** The row that a VAS article belongs to. */
  readonly parentId: string | undefined;
  readonly rowNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly schema: string | undefined;
  readonly metadata: readonly Metadata[];
  /** Grows with each change, so that a late one is told from a new one. */
  readonly version: number;
  readonly created: Date;
  readonly modified: Date;
};

export type CartStatus = 'Default' | 'saved';

export type Cart = {
  readonly id: string;
  readonly marketId: number;
  readonly owner: CartOwner;
  readonly name: string;
  readonly description: string;
  readonly status: CartStatus;
  /** At most one of an owner's active carts is the one that is filled: the one changed last. */
  readonly isActive: boolean;
  /** What is kept beside the above: partners see status, activity and session among it (cart-metadata.ts). */
  readonly metadata: readonly Metadata[];
  readonly version: number;
  /** What it was turned into: it is not changed any more. */
  readonly orderId: string | undefined;
  readonly created: Date;
  readonly modified: Date;
  /** By row number; children stand behind their parents. */
  readonly rows: readonly CartRow[];
};

/** Partners may call a cart saved that is still being filled; it is not until it is laid aside. */
export const isSaved = ({ status, isActive }: Cart): boolean => status === 'saved' && !isActive;
