/** The API of the specification fixes these three names. */
export type Metadata = { readonly key: string; readonly id: string; readonly value: string };

/** The owner of a cart. A public cart belongs to the visitor with its signed cookie. */
export type CartOwner =
  | { readonly kind: 'public' }
  | { readonly kind: 'customer'; readonly customerId: number }
  | {
      readonly kind: 'company';
      readonly companyId: number;
      readonly customerId: number;
      /** Each punch-out session has its own cart. */
      readonly punchOutSession: string | undefined;
    };

export type CartRow = {
  readonly id: string;
  readonly cartId: string;
  /** The row that this value-added service belongs to. */
  readonly parentId: string | undefined;
  readonly rowNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly schema: string | undefined;
  readonly metadata: readonly Metadata[];
  /** Increases with each change, to detect changes based on an outdated cart. */
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
  /** Several carts of an owner may be active; the most recently changed one is current. */
  readonly isActive: boolean;
  /** Partners also see status, activity and session as entries (cart-metadata.ts). */
  readonly metadata: readonly Metadata[];
  readonly version: number;
  /** The order that was made from this cart. The cart cannot be changed afterwards. */
  readonly orderId: string | undefined;
  readonly created: Date;
  readonly modified: Date;
  /** Sorted by row number; child rows follow their parent. */
  readonly rows: readonly CartRow[];
};

/** Partners may set the status of an active cart to saved; it counts as saved only once it is inactive. */
export const isSaved = ({ status, isActive }: Cart): boolean => status === 'saved' && !isActive;
