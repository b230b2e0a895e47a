import { ok } from '#core/result.ts';
import { pagingQuery, sortingQuery } from '#platform/http/paging.ts';
import { addCall, createApi } from '../api.server.ts';
import { companyPage, companyParams, companySortFields, companyView, toCompanyView } from './company-schema.ts';
import { getCompany } from './get-company.server.ts';
import { listCompanies } from './list-companies.server.ts';

export function companyApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/companies',
      summary: 'All companies, for staff with the task `customers`, or `read-only`',
      needsToken: true,
      query: pagingQuery.extend(sortingQuery(companySortFields).shape),
      answer: companyPage,
    },
    ({ shop, visit, query }) => listCompanies(shop, visit, query),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/companies/{companyId}',
      summary: 'A company with its children, settings and addresses',
      needsToken: true,
      params: companyParams,
      answer: companyView,
    },
    async ({ shop, visit, params }) => {
      const company = await getCompany(shop, visit, params.companyId);
      return company.ok ? ok(toCompanyView(company.value)) : company;
    },
  );

  return api;
}
