import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CompanyAnswer } from '#app/components/company-admin/company-admin-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import type { AddressKind, Company } from '#modules/company/company.ts';
import { type AddressParts, problemsOfAddress } from '#modules/company-admin/company-address.ts';
import { removeAddress, saveAddress } from '#modules/company-admin/company-addresses.server.ts';
import { addressFields, addressInput } from '#modules/company-admin/company-input.ts';
import { readAdministration } from '#modules/company-admin/read-administration.server.ts';
import { attempt } from '#modules/company-admin/set-up-company.ts';
import type { Address } from '#modules/people/postal-address.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { faultText } from './create-company.server.ts';
import { sentText } from './read-company-form.server.ts';

type Task = PostedForm & { readonly companyId: number };

const target = z.object({
  intent: z.enum(['save', 'remove']),
  kind: z.enum(['delivery', 'invoice']),
  id: z.coerce.number().int().positive().optional(),
});

const part = z.string().optional();
const seenParts = z.object({
  addressLine1: part,
  addressLine2: part,
  zipCode: part,
  city: part,
  region: part,
  countryCode: part,
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
  const typed = typedAddress(form);
  const seen = sentText(form, 'seen');
  const answer = (rest: Partial<CompanyAnswer>, status: number) =>
    data<CompanyAnswer>(
      { intent: kind, answerId: visit.requestId, typed, problems: {}, errors: [], seen, ...rest },
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
  const held = await readAdministration(shop, visit, companyId);
  if (!held.ok) return refused(held.refusal);
  const countryId = addressFields.countryId.safeParse(typed.countryId || undefined).data;
  const problems = [
    ...problemsOfAddress(kind, { ...typed, countryId }, held.value.market),
    ...(read.error?.issues ?? []).map((issue) => ({ path: String(issue.path[0]), ...describeIssue(issue) })),
  ].map(({ path, code, facts }) => [path, say(task, path, code, facts)]);
  if (!read.success || problems.length > 0)
    return answer({ problems: Object.fromEntries(problems) as Record<string, string> }, 422);
  const address = { ...read.data, ...(id !== undefined && { id }) };
  const change = { ...address, seen: readSeen(seen) };
  const saved = await attempt(() => saveAddress(shop, visit, { companyId, kind }, change), note);
  if (!saved) return broken();
  if (saved.ok) return back('address');
  if (saved.refusal.code !== 'company-changed') return refused(saved.refusal);
  const now = await readAdministration(shop, visit, companyId);
  const stored = now.ok ? addressesOf(now.value.company, kind).find((one) => one.id === id) : undefined;
  const errors = [faultText(task)({ fault: 'address', message: '' }), wordsOf(task, saved.refusal)];
  // The next save is based on the stored address, which the page is loaded with.
  const rest = { errors, stored: differencesOf(typed, stored), seen: undefined };
  return answer(rest, statusOf['company-changed']);
}

const typedAddress = (form: FormData) =>
  Object.fromEntries(names.map((name) => [name, sentText(form, name)])) as Record<(typeof names)[number], string>;

/** The address as the form was opened with it. */
function readSeen(text: string): AddressParts | undefined {
  try {
    return seenParts.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const addressesOf = (company: Company, kind: AddressKind) =>
  kind === 'delivery' ? company.deliveryAddresses : company.invoiceAddresses;

/** The stored values that differ from the typed ones. */
function differencesOf(typed: Readonly<Record<string, string>>, stored: Address | undefined): Record<string, string> {
  if (!stored) return {};
  const values: Readonly<Record<string, string | undefined>> = {
    ...stored,
    id: undefined,
    countryId: stored.countryCode,
  };
  const differing = names.filter((name) => (values[name] ?? '') !== (typed[name] ?? ''));
  return Object.fromEntries(differing.map((name) => [name, values[name] ?? '']));
}

function say({ shop, visit }: Task, name: string, code: string, facts: Readonly<Record<string, unknown>>): string {
  const { language } = visit;
  const own = shop.texts.say(language, 'company-admin', `problem.${code}`);
  const field = shop.texts.say(language, 'company-admin', `field.${name}`) ?? name;
  return own ?? shop.texts.say(language, 'validation', code, { field, ...facts }) ?? code;
}
