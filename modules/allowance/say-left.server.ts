import { readCategoryNames } from '../approval-rules/rule-words.server.ts';
import { cultureOf } from '../market/culture.ts';
import { createDayFormat } from '../market/day-format.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { AllowanceLeft, Exceeded } from './allowance.ts';
import { lastDayOf } from './allowance-period.ts';

type Speaker = Pick<Visit, 'market' | 'language'>;

/** An allowance as it is shown: the name of the category and the last day of the period in the visitor's language. */
export type LeftText = {
  readonly category: string;
  readonly left: number;
  readonly pieces: number;
  readonly until: string;
};

/** Words for what is left, in the visitor's language. A category that the market does not show is named by its code. */
export async function readLeftWords(shop: Pick<Shop, 'snapshots' | 'log'>, visit: Speaker) {
  const names = await readCategoryNames(shop, visit);
  const dayOf = createDayFormat(cultureOf(visit));
  return ({ allowance: { category, pieces }, left, days }: AllowanceLeft): LeftText => ({
    category: names.get(category) ?? category,
    left,
    pieces,
    until: dayOf(lastDayOf(days)),
  });
}

export const refusalWith =
  (say: (left: AllowanceLeft) => LeftText, nameOf: (wearerId: number) => string) =>
  (exceeded: Exceeded): Refusal => ({
    code: 'allowance-exceeded',
    ...say(exceeded),
    wanted: exceeded.wanted,
    name: nameOf(exceeded.wearerId),
  });
