import type { SubmissionResult } from '@conform-to/react';
import type { PriceStepView } from '#app/components/cart/cart-page-view.ts';
import type { SearchedAssortment } from '#app/components/instant-order/use-variants.ts';
import type { TypedForm } from '#app/forms/typed-fields.ts';
import type { Unit } from '#core/units.ts';
import type { HeldState } from '#modules/proof-sheet/production-state.ts';

/** A row of the list. Amounts are missing where prices are hidden. */
export type PendingItem = {
  readonly id: string;
  readonly orderNo: string;
  /** The number of the approval that waits: what is approved from the list. */
  readonly step: number;
  readonly createdAt: Date;
  /** How long it has waited. */
  readonly days: number;
  readonly buyer: string;
  readonly wearers: string;
  readonly project: string;
  readonly total: string;
  readonly limitLeft: string;
  readonly isOverLimit: boolean;
  /** Empty: the customer admins. */
  readonly approver: string;
  /** Why the customer admins decide instead of the named approver. */
  readonly because: 'left' | 'own' | 'role' | 'unknown' | 'late' | undefined;
  /** Allowances in pieces that the order exceeds, as sentences. Two may be equal. */
  readonly excess: readonly { readonly position: number; readonly text: string }[];
};

export type DecisionRowView = {
  readonly rowNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly detail: string;
  readonly partNo: string;
  readonly picture: string;
  readonly quantity: number;
  readonly soldBy: Unit;
  readonly comment: string;
  readonly wearer: string;
  readonly bought: { readonly pieces: number; readonly day: string | undefined };
  readonly onHand: number | undefined;
  readonly expectedOn: string | undefined;
  readonly isSold: boolean;
  /** What the wearer has left of allowances in pieces without this order, as sentences. */
  readonly allowances: readonly string[];
  /** Allowances that the order exceeds because of this row, as sentences. */
  readonly excess: readonly string[];
  readonly sizes: readonly { readonly value: string; readonly label: string }[];
  readonly price: { readonly total: string; readonly steps: readonly PriceStepView[] } | undefined;
  /** What is made on the garment: place and text, and what it costs. */
  readonly services: readonly {
    readonly rowNumber: number;
    readonly name: string;
    readonly text: string;
    /** Why it cannot be made now. */
    readonly held: HeldState | undefined;
    readonly total: string | undefined;
  }[];
};

type LimitEffect = {
  readonly amount: string;
  /** What other orders of the period leave of the limit; undefined if the limit applies to each order. */
  readonly before: string | undefined;
  readonly left: string;
  readonly isOver: boolean;
  readonly currency: string;
};

/** The effect of the order on limit and credit. */
export type MoneyView = {
  readonly limit: LimitEffect | undefined;
  readonly credit: { readonly before: string; readonly after: string } | undefined;
};

/** The costs of the order and their effect. */
type CostView = MoneyView & {
  readonly freight: string | undefined;
  readonly taxes: readonly { readonly term: string; readonly amount: string }[];
  /** Says whether the total includes taxes. */
  readonly totalTerm: string;
  readonly total: string | undefined;
};

/** The result of a decision, before it is confirmed. */
export type DecisionPreview = {
  readonly seen: string;
  readonly isRefusal: boolean;
  readonly totalBefore: string | undefined;
  readonly total: string | undefined;
  /** What stands beside the order after the decision. */
  readonly side: CostView;
  /** Other differences from the sent order, as sentences. */
  readonly changes: readonly string[];
  readonly rows: readonly {
    readonly rowNumber: number;
    /** What becomes of the row, as a sentence. */
    readonly text: string;
    readonly reason: string;
  }[];
};

export type DecisionView = CostView & {
  readonly orderNo: string;
  /** Undefined if nothing is made on its garments. */
  readonly proofsHref: string | undefined;
  readonly createdAt: Date;
  readonly buyer: string;
  readonly comment: string;
  readonly project: string;
  readonly reference: string;
  readonly rows: readonly DecisionRowView[];
  /** Only if it has changed since the order was sent. */
  readonly totalNow: string | undefined;
  /** What has changed since the order was sent, as sentences. */
  readonly changes: readonly string[];
  readonly seen: string;
  readonly problem: string | undefined;
  readonly mayNot: string | undefined;
  readonly responsible: 'approver' | 'company' | 'unknown' | 'left' | 'role' | 'own' | 'late';
  readonly approver: string;
  readonly deputies: readonly { readonly name: string; readonly until: string }[];
  /** Whether the visitor may raise the limit of the buyer here. */
  readonly mayRaise: boolean;
  /** The assortment from which a row's article can be replaced. */
  readonly swapsFrom: SearchedAssortment;
  /** The visitor has approved an earlier step, and decides again because no other admin can. */
  readonly isAgain: boolean;
  /** The rules that the order met, as sentences. */
  readonly reasons: readonly { readonly rule: string; readonly condition: string }[];
  /** The day on which the goods went back to the stock. */
  readonly reservationEnded: string | undefined;
};

export const decisionIntents = ['try', 'place', 'refuse', 'raise'] as const;
export type DecisionIntent = (typeof decisionIntents)[number];

export type DecisionAnswer = TypedForm & {
  readonly intent: DecisionIntent;
  readonly words: string;
  readonly answerId: string;
  readonly preview: DecisionPreview | undefined;
};

/** A deputy, or an approver for whom the visitor decides, with formatted days. */
export type DeputyLine = {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** One of the two has lost the right to decide. */
  readonly isVoid: boolean;
};

export type DeputiesView = {
  readonly mine: readonly DeputyLine[];
  readonly ofOthers: readonly DeputyLine[];
  readonly colleagues: readonly { readonly id: number; readonly name: string }[];
  readonly today: string;
};

/** The form of a deputy that came back. */
export type DeputyAnswer = { readonly answerId: string; readonly result: SubmissionResult };

/** Why orders of a list were not approved, as far as the screen has words for it. */
export const leftOutReasons = ['not-approver', 'own-approval', 'step-approved', 'order-differs'] as const;
