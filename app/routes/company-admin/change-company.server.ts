import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CompanyAnswer } from '#app/components/company-admin/company-admin-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { changeCompany } from '#modules/company-admin/change-company.server.ts';
import { saveAddress } from '#modules/company-admin/company-addresses.server.ts';
import { nameInFault } from '#modules/company-admin/company-faults.ts';
import { addressInput, changeCompanyInput } from '#modules/company-admin/company-input.ts';
import { createCompanyAdmin } from '#modules/company-admin/create-company-admin.server.ts';
import { deleteCompany } from '#modules/company-admin/delete-company.server.ts';
import { setDeliveryMethod } from '#modules/company-admin/delivery-method-choice.server.ts';
import { addressOf, toCompanyChange, toCompanyForm } from '#modules/company-admin/form-to-company.ts';
import { newCompanyAdmin, newCompanyAdminInput } from '#modules/company-admin/new-company-admin.ts';
import { readAdministration } from '#modules/company-admin/read-administration.server.ts';
import { attempt } from '#modules/company-admin/set-up-company.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { faultText } from './create-company.server.ts';
import {
  problemsOfAdmin,
  problemsOfForm,
  problemsOfIssues,
  readCompanyForm,
  sentText,
} from './read-company-form.server.ts';

type Task = PostedForm & { readonly companyId: number };
type Base = NonNullable<CompanyAnswer['base']>;

const handlers = { save, admin: addAdmin, delete: remove } as const;

const isIntent = (text: unknown): text is keyof typeof handlers =>
  typeof text === 'string' && Object.hasOwn(handlers, text);

/** One of the forms of a company's page. */
export async function changeCompanyPage(task: Task) {
  const intent = task.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](task);
}

const answerTo =
  ({ visit }: Task, intent: string) =>
  (rest: Partial<CompanyAnswer>, status: number) =>
    data<CompanyAnswer>(
      { intent, answerId: visit.requestId, typed: {}, problems: {}, errors: [], ...rest },
      { status },
    );

const back = ({ visit, companyId }: Task, done: string) =>
  redirect(`${routeHref('administrateCompany', visit.language, { customer_id: String(companyId) })}?done=${done}`);

async function save(task: Task) {
  const { shop, visit, form: sent, companyId } = task;
  const answer = answerTo(task, 'save');
  const form = readCompanyForm(sent);
  const read = await readAdministration(shop, visit, companyId);
  if (!read.ok) return answer({ errors: [wordsOf(task, read.refusal)] }, statusOf[read.refusal.code]);
  const { company: before, market, choices } = read.value;
  const acceptsOrgNo = (choices.isStaff && sent.has('acceptOrgNo')) || form.companyOrgNr?.trim() === before.orgNo;
  const base = { version: Number(sent.get('version')), creditBefore: sentText(sent, 'creditBefore') };
  const change = changeCompanyInput.safeParse(toCompanyChange(form, base));
  const delivery = addressInput.safeParse(addressOf('delivery', form));
  const invoice = addressInput.safeParse(addressOf('invoice', form));
  const problems = {
    ...problemsOfIssues(task, change.error?.issues ?? []),
    ...problemsOfIssues(task, delivery.error?.issues ?? [], ['deliveryAddress']),
    ...problemsOfIssues(task, invoice.error?.issues ?? [], ['invoiceAddress']),
    ...problemsOfForm(task, form, {
      mode: 'edit',
      market,
      acceptsOrgNo,
      creditBefore: base.creditBefore,
      numbersBefore: { phoneNumber: before.phoneNumber, vatNo: before.attributes.VatNo },
    }),
  };
  if (Object.keys(problems).length > 0 || !change.success || !delivery.success || !invoice.success)
    return answer({ typed: form.typed, problems, base }, 422);
  const note = (error: unknown) => shop.log.error({ err: error, companyId }, 'a company could not be saved');
  const changed = await attempt(() => changeCompany(shop, visit, companyId, change.data), note);
  if (!changed) {
    const errors = [faultText(task)({ fault: 'update', message: '' })];
    return answer({ typed: form.typed, errors, base }, 503);
  }
  if (!changed.ok) {
    const errors = updateFault(task, changed.refusal);
    if (changed.refusal.code !== 'company-changed')
      return answer({ typed: form.typed, errors, base }, statusOf[changed.refusal.code]);
    // The answer shows what is stored now, so the next save is based on that.
    const stored = differencesOf(form.typed, toCompanyForm(before));
    return answer({ typed: form.typed, errors, stored, base: { ...base, version: before.version } }, 409);
  }
  const { deliveryAddresses, invoiceAddresses } = before;
  const addressSteps = [
    ['delivery', withId(deliveryAddresses[0]?.id, delivery.data)],
    ['invoice', withId(invoiceAddresses[0]?.id, invoice.data)],
  ] as const;
  const method = form.deliveryGroup ? Number(form.deliveryGroup) : undefined;
  const failures: { fault: 'address' | 'update'; refusal: Refusal | undefined }[] = [];
  for (const [kind, address] of addressSteps) {
    const saved = await attempt(() => saveAddress(shop, visit, { companyId, kind }, address), note);
    if (!saved?.ok) failures.push({ fault: 'address', refusal: saved?.refusal });
  }
  const chosen = await attempt(() => setDeliveryMethod(shop, visit, companyId, method), note);
  if (!chosen?.ok) failures.push({ fault: 'update', refusal: chosen?.refusal });
  const [failure] = failures;
  if (!failure) return back(task, 'saved');
  const { fault, refusal } = failure;
  const errors = [faultText(task)({ fault, message: '' }), ...(refusal ? [wordsOf(task, refusal)] : [])];
  const status = refusal ? statusOf[refusal.code] : 503;
  return answer({ typed: form.typed, errors, base: await baseOf(task, base) }, status);
}

/** A part of the form is stored: the next save is based on the company as it is now. */
async function baseOf({ shop, visit, companyId }: Task, before: Base): Promise<Base> {
  const note = (error: unknown) => shop.log.error({ err: error, companyId }, 'a company could not be read again');
  const read = await attempt(() => readAdministration(shop, visit, companyId), note);
  if (!read?.ok) return before;
  const { company } = read.value;
  return { version: company.version, creditBefore: toCompanyForm(company).invoiceCreditStopAmount };
}

const withId = <T extends object>(id: number | undefined, address: T) =>
  id === undefined ? address : { ...address, id };

/** The name inside a message of the server, where it has one; else that the update failed, and why. */
function updateFault(task: Task, refusal: Refusal): string[] {
  const message = wordsOf(task, refusal);
  const name = nameInFault(message);
  return name === undefined ? [faultText(task)({ fault: 'update', message }), message] : [name];
}

/** The stored values that differ from the typed ones. */
const differencesOf = (typed: Readonly<Record<string, string>>, stored: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => typed[name] !== undefined && typed[name] !== value),
  );

async function addAdmin(task: Task) {
  const { shop, visit, form, companyId } = task;
  const typed = Object.fromEntries(
    ['adminFirstName', 'adminLastName', 'adminEmail'].map((name) => [name, sentText(form, name)]),
  );
  const read = newCompanyAdminInput.safeParse(
    newCompanyAdmin({ adminFirstName: '', adminLastName: '', adminEmail: '', ...typed }),
  );
  const answer = answerTo(task, 'admin');
  if (!read.success) return answer({ typed, problems: problemsOfAdmin(task, typed, read.error.issues) }, 422);
  const created = await createCompanyAdmin(shop, visit, companyId, read.data);
  if (created.ok) return back(task, 'admin');
  const text = faultText(task)({ fault: 'admin', message: wordsOf(task, created.refusal) });
  return answer({ typed, errors: [text] }, statusOf[created.refusal.code]);
}

async function remove(task: Task) {
  const { shop, visit, companyId } = task;
  const deleted = await deleteCompany(shop, visit, companyId);
  if (deleted.ok) return redirect(`${routeHref('administrateCompanies', visit.language)}?done=deleted`);
  return answerTo(task, 'delete')({ errors: [wordsOf(task, deleted.refusal)] }, statusOf[deleted.refusal.code]);
}
