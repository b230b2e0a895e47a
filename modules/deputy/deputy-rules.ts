import { addDays, type CalendarDate, isBefore } from '#core/dates.ts';

/** A colleague who may decide for an approver from the first to the last day, both included. */
export type Deputy = {
  readonly id: string;
  readonly companyId: number;
  readonly approverId: number;
  readonly deputyId: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

type Days = Pick<Deputy, 'from' | 'to'>;

const longestDays = 366;

/** The problem with the days of a new deputy; undefined if they are valid. */
export function problemOfDays({ from, to }: Days, today: CalendarDate): 'order' | 'past' | 'long' | undefined {
  if (isBefore(to, from)) return 'order';
  if (isBefore(to, today)) return 'past';
  return isBefore(addDays(from, longestDays), to) ? 'long' : undefined;
}
