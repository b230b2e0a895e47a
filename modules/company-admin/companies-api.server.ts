import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { companyParams, companyView, toCompanyView } from '../company/company-schema.ts';
import { storedInt } from '../id-param.ts';
import { changeCompany } from './change-company.server.ts';
import { changeCompanyInput, newCompanyInput } from './company-input.ts';
import { createCompany } from './create-company.server.ts';
import { createCompanyAdmin } from './create-company-admin.server.ts';
import { deleteCompany } from './delete-company.server.ts';
import { setDeliveryMethod } from './delivery-method-choice.server.ts';
import { newCompanyAdminInput } from './new-company-admin.ts';

export function companiesApi() {
  const api = createApi();
  addCompanyChanges(api);
  addChoices(api);
  return api;
}

function addCompanyChanges(api: Api) {
  addCall(
    api,
    {
      method: 'post',
      path: '/companies',
      summary: 'Create a company; role 65 creates children of its own company',
      needsToken: true,
      creates: true,
      body: newCompanyInput,
      answer: companyView,
    },
    async ({ shop, visit, body }) => {
      const created = await createCompany(shop, visit, body);
      return created.ok ? ok(toCompanyView(created.value, visit.claims)) : created;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/companies/{companyId}',
      summary: 'Change a company; fields that are left out stay as they are',
      needsToken: true,
      params: companyParams,
      body: changeCompanyInput,
      answer: companyView,
    },
    async ({ shop, visit, params, body }) => {
      const changed = await changeCompany(shop, visit, params.companyId, body);
      return changed.ok ? ok(toCompanyView(changed.value, visit.claims)) : changed;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/companies/{companyId}',
      summary: 'Delete a company that nothing depends on',
      needsToken: true,
      params: companyParams,
      answer: z.object({ id: z.number().int() }),
    },
    ({ shop, visit, params }) => deleteCompany(shop, visit, params.companyId),
  );
}

const adminView = z
  .object({
    id: z.number().int(),
    firstName: z.string(),
    lastName: z.string(),
    emailAddress: z.string(),
    roleId: z.number().int(),
  })
  .meta({ id: 'CompanyAdmin' });

function addChoices(api: Api) {
  addCall(
    api,
    {
      method: 'post',
      path: '/companies/{companyId}/admins',
      summary: 'Add an administrator to a company; no mail is sent',
      needsToken: true,
      creates: true,
      params: companyParams,
      body: newCompanyAdminInput,
      answer: adminView,
    },
    ({ shop, visit, params, body }) => createCompanyAdmin(shop, visit, params.companyId, body),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/companies/{companyId}/deliverymethod',
      summary: 'The delivery method that the checkout of a company has chosen in advance',
      needsToken: true,
      params: companyParams,
      body: z.strictObject({ deliveryMethodId: storedInt.nullable() }),
      answer: z.object({ deliveryMethodId: z.number().int().nullable() }),
    },
    ({ shop, visit, params, body }) =>
      setDeliveryMethod(shop, visit, params.companyId, body.deliveryMethodId ?? undefined),
  );
}
