import { data, redirect } from 'react-router';
import * as z from 'zod';
import type { Switched } from '#app/components/staff/settings/switch-form.tsx';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { marketIdIn } from '#app/routes/staff/markets-by-name.server.ts';
import { describeIssue } from '#core/fields.ts';
import { refuse } from '#core/result.ts';
import { statusOf } from '#modules/refusals.ts';
import { changeReturnDays } from '#modules/returns/change-return-days.server.ts';
import { returnDaysField } from '#modules/returns/return-schema.ts';

const field = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() !== '' ? Number(text) : text),
  returnDaysField,
);

/** Saves the return period. A refused form keeps the typed value. */
export async function changeReturnDaysAsAsked({ shop, visit, form }: PostedForm, url: URL) {
  const sent = form.get('returnDays');
  const typed = typeof sent === 'string' ? sent : '';
  const marketId = marketIdIn(form);
  const days = field.safeParse(typed);
  if (!days.success) {
    const [issue] = days.error.issues;
    const { code, facts } = issue ? describeIssue(issue) : { code: 'invalid', facts: {} };
    const label = shop.texts.say(visit.language, 'staff', 'field.returnDays');
    const problem = shop.texts.say(visit.language, 'validation', code, { field: label, ...facts }) ?? code;
    return data<Switched>({ problem, typed }, { status: 422 });
  }
  const changed =
    marketId === undefined
      ? refuse({ code: 'invalid-input' })
      : await changeReturnDays(shop, visit, { marketId, days: days.data });
  if (!changed.ok) {
    const problem = wordsOf({ shop, visit }, changed.refusal);
    return data<Switched>({ problem, typed }, { status: statusOf[changed.refusal.code] });
  }
  return visit.isDocument ? redirect(`${url.pathname}${url.search}`) : data<Switched>({ isSaved: true });
}
