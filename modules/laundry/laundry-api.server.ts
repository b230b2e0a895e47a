import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import {
  getLaundryCompany,
  isWearerKnown,
  listDeliveryLocations,
  listLockerPositions,
  readLaundryOptions,
} from './ask-laundry.server.ts';
import { assignWearer } from './assign-wearer.server.ts';
import { changeLaundryAccount } from './change-laundry-account.server.ts';
import {
  accountInput,
  accountQuery,
  accountView,
  errorsView,
  existsParams,
  existsQuery,
  freedView,
  laundryCompanyView,
  lockerParams,
  ofCompany,
  placeParams,
  placeQuery,
  positionView,
  savedView,
  toLaundryCustomer,
  toPositionView,
  validateInput,
  validateQuery,
  wearerInput,
} from './laundry-schema.ts';
import { freePosition } from './lockers.server.ts';
import { validateCustomers } from './validate-customers.server.ts';

/** Asking the laundry of a company, before something is bought for its wearers. */
export function laundryApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/customer/validate/customers',
      summary: 'What the laundry would refuse wearers for',
      description: 'Empty if it would accept all of them, or if its system cannot be asked at the moment.',
      needsToken: true,
      query: validateQuery,
      body: validateInput,
      answer: errorsView,
    },
    async ({ shop, visit, query: { companyId, action }, body }) => {
      const found = await validateCustomers(shop, visit, { companyId, action, customers: body.map(toLaundryCustomer) });
      return found.ok
        ? ok(Object.fromEntries([...found.value].map(([employeeNo, codes]) => [employeeNo, [...codes]])))
        : found;
    },
  );
  addCall(
    api,
    {
      method: 'post',
      path: '/customer/save',
      summary: 'Makes a wearer known to the laundry, or changes them',
      description:
        'For administrators of the company, and for staff who look after customers. The place that the wearer had is free afterwards.',
      needsToken: true,
      query: ofCompany,
      body: wearerInput,
      answer: savedView,
    },
    async ({ shop, visit, query: { companyId }, body }) => {
      const saved = await assignWearer(shop, visit, { companyId, customer: toLaundryCustomer(body) });
      return saved.ok ? ok({ outcome: saved.value }) : saved;
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/customer/{employeeNo}/exists',
      summary: 'Whether the laundry knows a wearer',
      needsToken: true,
      params: existsParams,
      query: existsQuery,
      answer: z.boolean(),
    },
    ({ shop, visit, params: { employeeNo }, query: { companyId, subCompanyId } }) =>
      isWearerKnown(shop, visit, { companyId, employeeNo, subCompanyId }),
  );
  addReads(api);
  addAccount(api);
  return api;
}

function addReads(api: Api): void {
  addCall(
    api,
    {
      method: 'get',
      path: '/company/laundryCompany',
      summary: 'The laundry of a company, and what wearers can be assigned to',
      needsToken: true,
      query: ofCompany,
      answer: laundryCompanyView,
    },
    async ({ shop, visit, query }) => {
      const company = await getLaundryCompany(shop, visit, query);
      if (!company.ok) return company;
      const options = await readLaundryOptions(shop, visit, query);
      if (!options.ok) return options;
      const { subCompanies, departments, costCenters, lockerNumbers } = options.value;
      return ok({
        ...company.value,
        subCompanies: [...subCompanies],
        departments: [...departments],
        costCenters: [...costCenters],
        lockerNumbers: [...lockerNumbers],
      });
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/company/deliveryLocation',
      summary: 'Where the laundry delivers to at a company',
      needsToken: true,
      query: ofCompany,
      answer: z.array(z.string()),
    },
    async ({ shop, visit, query }) => {
      const found = await listDeliveryLocations(shop, visit, query);
      return found.ok ? ok([...found.value]) : found;
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/company/locker/{id}/position',
      summary: 'The positions of a locker',
      needsToken: true,
      params: lockerParams,
      query: ofCompany,
      answer: z.array(positionView),
    },
    async ({ shop, visit, params: { id }, query }) => {
      const found = await listLockerPositions(shop, visit, { ...query, locker: id });
      return found.ok ? ok(found.value.map(toPositionView)) : found;
    },
  );
  addCall(
    api,
    {
      method: 'delete',
      path: '/company/locker/{id}/position/{position}',
      summary: 'Takes a position from its wearer',
      description: 'A position that has another wearer by now stays as it is: `locker-position-changed`.',
      needsToken: true,
      params: placeParams,
      query: placeQuery,
      answer: freedView,
    },
    async ({ shop, visit, params: { id, position }, query }) => {
      const freed = await freePosition(shop, visit, { ...query, locker: id, position });
      return freed.ok ? ok({ locker: id, position }) : freed;
    },
  );
}

function addAccount(api: Api): void {
  addCall(
    api,
    {
      method: 'put',
      path: '/company/laundryCompany/account',
      summary: 'Names the company that is the laundry of a company',
      description:
        'For staff. Programs that act for the laundry’s account report scans of the garments of all companies that the laundry serves.',
      needsToken: true,
      query: accountQuery,
      body: accountInput,
      answer: accountView,
    },
    ({ shop, visit, query: { companyId }, body: { accountId } }) =>
      changeLaundryAccount(shop, visit, { companyId, accountId: accountId ?? undefined }),
  );
}
