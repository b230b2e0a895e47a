import { addDays, type CalendarDate, isBefore } from '#core/dates.ts';

/** A colleague who may decide in the place of an approver, on both days and those between. */
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

/** What is wrong with the days of somebody who is named today; undefined: nothing. */
export function problemOfDays({ from, to }: Days, today: CalendarDate): 'order' | 'past' | 'long' | undefined {
  if (isBefore(to, from)) return 'order';
  if (isBefore(to, today)) return 'past';
  return isBefore(addDays(from, longestDays), to) ? 'long' : undefined;
}
