import type { CalendarDate } from '#core/dates.ts';
import type { LimitDays } from '../approval/limit-period.ts';
import { plus } from '../order/pieces.ts';
import { type AllowancePeriod, allowanceDaysOf } from './allowance-period.ts';

/** What happens to an order above an allowance. */
export const excesses = ['refuse', 'approval'] as const;

export type AllowanceHolder = { readonly occupation: string } | { readonly customerId: number };

/** How many pieces of a category, and of those below it, one person may have in a period. */
export type Allowance = {
  readonly id: string;
  readonly companyId: number;
  readonly version: number;
  readonly holder: AllowanceHolder;
  readonly category: string;
  readonly pieces: number;
  readonly period: AllowancePeriod;
  /** The first day; periods are counted from it. */
  readonly startsOn: CalendarDate;
  readonly excess: (typeof excesses)[number];
};

export type Wearer = { readonly id: number; readonly occupation: string | undefined };

/** Pieces of one article for one person, on the day the order was sent. */
export type WornPieces = {
  readonly wearerId: number;
  readonly day: CalendarDate;
  readonly quantity: number;
  /** With all categories above. */
  readonly categories: readonly string[];
};

export type AllowanceLeft = {
  readonly allowance: Allowance;
  readonly wearerId: number;
  readonly days: LimitDays;
  readonly used: number;
  /** Never below zero, also where the allowance was reduced later. */
  readonly left: number;
};

const normal = (occupation: string) => occupation.trim().toLowerCase();

function isFor({ holder }: Allowance, { id, occupation }: Wearer): boolean {
  if ('customerId' in holder) return holder.customerId === id;
  return occupation !== undefined && normal(holder.occupation) === normal(occupation);
}

/** The allowances of a person that are in force on a day: the person's own, and those of the occupation for other categories. */
export function allowancesOf(all: readonly Allowance[], wearer: Wearer, day: CalendarDate): readonly Allowance[] {
  const theirs = all.filter((one) => one.startsOn <= day && isFor(one, wearer));
  const own = new Set(theirs.flatMap(({ holder, category }) => ('customerId' in holder ? [category] : [])));
  return theirs.filter(({ holder, category }) => 'customerId' in holder || !own.has(category));
}

const sumOf = (pieces: readonly WornPieces[]) => pieces.reduce((sum, { quantity }) => plus(sum, quantity), 0);

/** What a person has used of each allowance in the period of a day. */
export function leftOf(
  all: readonly Allowance[],
  wearer: Wearer,
  { bought, day }: { readonly bought: readonly WornPieces[]; readonly day: CalendarDate },
): readonly AllowanceLeft[] {
  return allowancesOf(all, wearer, day).flatMap((allowance): AllowanceLeft[] => {
    const days = allowanceDaysOf(allowance, day);
    if (!days) return [];
    const used = sumOf(
      bought.filter(
        (one) =>
          one.wearerId === wearer.id &&
          one.day >= days.from &&
          one.day < days.to &&
          one.categories.includes(allowance.category),
      ),
    );
    return [{ allowance, wearerId: wearer.id, days, used, left: Math.max(0, plus(allowance.pieces, -used)) }];
  });
}

export type RequestedPieces = Pick<WornPieces, 'wearerId' | 'quantity' | 'categories'> & {
  /** Of the cart. */
  readonly rowId: string;
};

export type Exceeded = AllowanceLeft & { readonly wanted: number; readonly rowIds: readonly string[] };

/** The allowances that are too small for the requested pieces; all rows of a person are added up. */
export function exceededBy(lefts: readonly AllowanceLeft[], wanted: readonly RequestedPieces[]): readonly Exceeded[] {
  return lefts.flatMap((one): Exceeded[] => {
    const rows = wanted.filter(
      ({ wearerId, categories }) => wearerId === one.wearerId && categories.includes(one.allowance.category),
    );
    const asked = rows.reduce((sum, { quantity }) => plus(sum, quantity), 0);
    return asked > one.left ? [{ ...one, wanted: asked, rowIds: rows.map(({ rowId }) => rowId) }] : [];
  });
}

/**
 * The first exceeded allowance that stops an order. One that requires approval stops an order only if nobody is to
 * approve it.
 */
export const stopOf = (exceeded: readonly Exceeded[], isForApproval: boolean): Exceeded | undefined =>
  exceeded.find(({ allowance }) => allowance.excess === 'refuse' || !isForApproval);
