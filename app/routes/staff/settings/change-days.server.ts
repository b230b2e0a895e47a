import { data, redirect } from 'react-router';
import * as z from 'zod';
import type { Switched } from '#app/components/staff/settings/switch-form.tsx';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { marketIdIn } from '#app/routes/staff/markets-by-name.server.ts';
import { describeIssue } from '#core/fields.ts';
import { refuse } from '#core/result.ts';
import { changeReservationDays } from '#modules/pending-order/change-reservation-days.server.ts';
import { reservationDaysField } from '#modules/pending-order/reservation-schema.ts';
import { statusOf } from '#modules/refusals.ts';
import { changeReturnDays } from '#modules/returns/change-return-days.server.ts';
import { returnDaysField } from '#modules/returns/return-schema.ts';

const typedNumber = (text: unknown) => (typeof text === 'string' && text.trim() !== '' ? Number(text) : text);

/** The periods of a market that staff change, by the name of their field. */
const periods = {
  returnDays: { field: z.preprocess(typedNumber, returnDaysField), change: changeReturnDays },
  reservationDays: { field: z.preprocess(typedNumber, reservationDaysField), change: changeReservationDays },
} as const;

type Period = keyof typeof periods;

export const isPeriod = (name: unknown): name is Period => typeof name === 'string' && Object.hasOwn(periods, name);

/** Saves a period in days. A refused form keeps the typed value. */
export async function changeDaysFromForm({ shop, visit, form }: PostedForm, url: URL, name: Period) {
  const { field, change } = periods[name];
  const sent = form.get(name);
  const typed = typeof sent === 'string' ? sent : '';
  const marketId = marketIdIn(form);
  const days = field.safeParse(typed);
  if (!days.success) {
    const [issue] = days.error.issues;
    const { code, facts } = issue ? describeIssue(issue) : { code: 'invalid', facts: {} };
    const label = shop.texts.say(visit.language, 'staff', `field.${name}`);
    const problem = shop.texts.say(visit.language, 'validation', code, { field: label, ...facts }) ?? code;
    return data<Switched>({ problem, typed, field: name }, { status: 422 });
  }
  const changed =
    marketId === undefined
      ? refuse({ code: 'invalid-input' })
      : await change(shop, visit, { marketId, days: days.data });
  if (!changed.ok) {
    const problem = wordsOf({ shop, visit }, changed.refusal);
    return data<Switched>({ problem, typed, field: name }, { status: statusOf[changed.refusal.code] });
  }
  return visit.isDocument ? redirect(`${url.pathname}${url.search}`) : data<Switched>({ isSaved: true });
}
