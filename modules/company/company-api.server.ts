import { ok } from '#core/result.ts';
import { pagingQuery, sortingQuery } from '#platform/http/paging.ts';
import { addCall, createApi } from '../api.server.ts';
import {
  companyListItem,
  companyPage,
  companyParams,
  companySearchQuery,
  companySortFields,
  companyView,
  toCompanyView,
} from './company-schema.ts';
import { getCompany } from './get-company.server.ts';
import { listCompanies } from './list-companies.server.ts';

export function companyApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/companies',
      summary: 'The companies that the caller administers',
      description: 'Staff with the task `customers` or `read-only` see all, role 65 its own company and its children.',
      needsToken: true,
      query: pagingQuery.extend(sortingQuery(companySortFields).shape).extend(companySearchQuery.shape),
      answer: companyPage,
    },
    async ({ shop, visit, query }) => {
      const listed = await listCompanies(shop, visit, query);
      if (!listed.ok) return listed;
      const items = listed.value.items.map((item) => companyListItem.parse(item));
      return ok({ ...listed.value, items });
    },
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
      return company.ok ? ok(toCompanyView(company.value, visit.claims)) : company;
    },
  );

  return api;
}
