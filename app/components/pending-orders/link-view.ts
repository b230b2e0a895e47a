import type { Unit } from '#core/units.ts';

/** An order as the link of a mail shows it. */
export type LinkedView = {
  readonly orderNo: string;
  readonly buyer: string;
  readonly createdAt: Date;
  readonly comment: string;
  /** Missing where prices are hidden. */
  readonly total: string | undefined;
  /** What the total includes. */
  readonly totalTerm: string;
  /** Why it needs approval, as sentences. */
  readonly reasons: readonly string[];
  /** When the link expires, formatted. */
  readonly until: string;
  readonly rows: readonly {
    readonly rowNumber: number;
    readonly name: string;
    readonly detail: string;
    readonly quantity: number;
    readonly soldBy: Unit;
    readonly wearer: string;
  }[];
};

export type LinkAnswer = {
  readonly done:
    | { readonly orderNo: string; readonly state: 'approved' | 'refused' | 'withdrawn' | 'passedOn' }
    | undefined;
  /** Why the order was not decided. */
  readonly words: string;
};
