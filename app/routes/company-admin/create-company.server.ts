import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CompanyAnswer } from '#app/components/company-admin/company-admin-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { saveAddress } from '#modules/company-admin/company-addresses.server.ts';
import type { FaultReport } from '#modules/company-admin/company-faults.ts';
import { addressInput, newCompanyInput } from '#modules/company-admin/company-input.ts';
import { createCompany } from '#modules/company-admin/create-company.server.ts';
import { createCompanyAdmin } from '#modules/company-admin/create-company-admin.server.ts';
import { addressOf, toNewCompany } from '#modules/company-admin/form-to-company.ts';
import { newCompanyAdmin, newCompanyAdminInput } from '#modules/company-admin/new-company-admin.ts';
import { readNewCompany } from '#modules/company-admin/read-administration.server.ts';
import { setUpCompany } from '#modules/company-admin/set-up-company.ts';
import type { Refusal } from '#modules/refusals.ts';
import { problemsOfAdmin, problemsOfForm, problemsOfIssues, readCompanyForm } from './read-company-form.server.ts';

/** The form of a new company: company, invoice address and administrator, one after the other. */
export async function createFromForm(posted: PostedForm) {
  const { shop, visit, form: sent } = posted;
  const offered = await readNewCompany(shop, visit);
  const form = readCompanyForm(sent);
  const answer = (rest: Partial<CompanyAnswer>, status: number) =>
    data<CompanyAnswer>(
      { intent: 'create', answerId: visit.requestId, typed: form.typed, problems: {}, errors: [], ...rest },
      { status },
    );
  if (!offered.ok) return answer({ errors: [wordsOf(posted, offered.refusal)] }, 403);
  const acceptsOrgNo = offered.value.choices.isStaff && sent.has('acceptOrgNo');
  const own = problemsOfForm(posted, form, { mode: 'create', market: visit.market, acceptsOrgNo });
  const company = newCompanyInput.safeParse(toNewCompany(form));
  const invoice = addressInput.safeParse(addressOf('invoice', form));
  const admin = newCompanyAdminInput.safeParse(
    newCompanyAdmin({ adminFirstName: '', adminLastName: '', adminEmail: '', ...form.typed }),
  );
  const problems = {
    ...problemsOfIssues(posted, company.error?.issues ?? []),
    ...problemsOfIssues(posted, invoice.error?.issues ?? [], ['invoiceAddress']),
    ...problemsOfAdmin(posted, form.typed, admin.error?.issues ?? []),
    ...own,
  };
  if (Object.keys(problems).length > 0 || !company.success || !invoice.success || !admin.success)
    return answer({ problems }, 422);
  const { companyId, faults } = await setUpCompany({
    createCompany: () => createCompany(shop, visit, company.data),
    addInvoiceAddress: (id) => saveAddress(shop, visit, { companyId: id, kind: 'invoice' }, invoice.data),
    createAdmin: (id) => createCompanyAdmin(shop, visit, id, admin.data),
    say: (refusal) => wordsOf(posted, refusal as Refusal),
    note: (error) => shop.log.error({ err: error }, 'a step of a new company failed'),
  });
  const errors = faults.map(faultText(posted));
  if (companyId === undefined) return answer({ errors }, 422);
  if (errors.length > 0) return answer({ errors, companyId }, 422);
  const params = { customer_id: String(companyId) };
  return redirect(`${routeHref('administrateCompany', visit.language, params)}?done=created`);
}

/** The text of a step that failed, followed by the server's message where the text has room for it. */
export const faultText =
  ({ shop, visit }: Pick<PostedForm, 'shop' | 'visit'>) =>
  ({ fault, message }: FaultReport): string =>
    (shop.texts.say(visit.language, 'company-admin', `fault.${fault}`, { message }) ?? fault).trim();
