import { data, redirect } from 'react-router';
import type { Switched } from '#app/components/staff/settings/switch-form.tsx';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import type { Result } from '#core/result.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Without scripts a switch redirects to its page; with scripts it gets the refusal as data. */
export function answerSwitch(shop: Shop, visit: Visit, url: URL, result: Result<unknown, Refusal>) {
  if (result.ok) return visit.isDocument ? redirect(`${url.pathname}${url.search}`) : data<Switched>({});
  const problem = wordsOf({ shop, visit }, result.refusal);
  return data<Switched>({ problem }, { status: statusOf[result.refusal.code] });
}
