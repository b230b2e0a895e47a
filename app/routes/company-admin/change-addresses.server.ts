import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CompanyAnswer } from '#app/components/company-admin/company-admin-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { removeAddress, saveAddress } from '#modules/company-admin/company-addresses.server.ts';
import { addressInput } from '#modules/company-admin/company-input.ts';
import { attempt } from '#modules/company-admin/set-up-company.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { faultText } from './create-company.server.ts';
import { sentText } from './read-company-form.server.ts';

type Task = PostedForm & { readonly companyId: number };

const target = z.object({
  intent: z.enum(['save', 'remove']),
  kind: z.enum(['delivery', 'invoice']),
  id: z.coerce.number().int().positive().optional(),
});

const names = ['addressLine1', 'addressLine2', 'zipCode', 'city', 'region', 'countryId'] as const;

/** Saves or removes an address of the company. */
export async function changeAddresses(task: Task) {
  const { shop, visit, form, companyId } = task;
  const asked = target.safeParse(Object.fromEntries(form));
  if (!asked.success) throw data(null, { status: 400 });
  const { intent, kind, id } = asked.data;
  const back = (done: string) =>
    redirect(`${routeHref('editAddress', visit.language, { customer_id: String(companyId) })}?done=${done}`);
  const typed = Object.fromEntries(names.map((name) => [name, sentText(form, name)]));
  const answer = (rest: Partial<CompanyAnswer>, status: number) =>
    data<CompanyAnswer>(
      { intent: kind, answerId: visit.requestId, typed, problems: {}, errors: [], ...rest },
      { status },
    );
  const refused = (refusal: Refusal) => {
    const problems = Object.fromEntries(
      (refusal.errors ?? []).map(({ path, code, facts }) => [path, say(task, path, code, facts)]),
    );
    const words = refusal.errors ? [] : [wordsOf(task, refusal)];
    return answer(
      { problems, errors: [faultText(task)({ fault: 'address', message: '' }), ...words] },
      statusOf[refusal.code],
    );
  };
  const note = (error: unknown) => shop.log.error({ err: error, companyId }, 'an address could not be saved');
  const broken = () => answer({ errors: [faultText(task)({ fault: 'address', message: '' })] }, 503);
  if (intent === 'remove') {
    const removed = await attempt(() => removeAddress(shop, visit, { companyId, kind }, id ?? 0), note);
    if (!removed) return broken();
    return removed.ok ? back('removed') : refused(removed.refusal);
  }
  const read = addressInput.safeParse({
    ...typed,
    region: typed.region || undefined,
    countryId: typed.countryId || undefined,
  });
  if (!read.success) {
    const problems = read.error.issues.map((issue) => {
      const { code, facts } = describeIssue(issue);
      return [String(issue.path[0]), say(task, String(issue.path[0]), code, facts)];
    });
    return answer({ problems: Object.fromEntries(problems) as Record<string, string> }, 422);
  }
  const address = { ...read.data, ...(id !== undefined && { id }) };
  const saved = await attempt(() => saveAddress(shop, visit, { companyId, kind }, address), note);
  if (!saved) return broken();
  return saved.ok ? back('address') : refused(saved.refusal);
}

function say({ shop, visit }: Task, name: string, code: string, facts: Readonly<Record<string, unknown>>): string {
  const { language } = visit;
  const own = shop.texts.say(language, 'company-admin', `problem.${code}`);
  const field = shop.texts.say(language, 'company-admin', `field.${name}`) ?? name;
  return own ?? shop.texts.say(language, 'validation', code, { field, ...facts }) ?? code;
}
