import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { companyParams } from '../company/company-schema.ts';
import { idParam } from '../id-param.ts';
import type { Refusal } from '../refusals.ts';
import {
  allowanceChange,
  allowanceInput,
  allowanceView,
  leftView,
  toAllowanceView,
  toLeftView,
} from './allowance-schema.ts';
import { addAllowance, changeAllowance, endAllowance } from './change-allowance.server.ts';
import { readAllowances, readLeft } from './read-allowances.server.ts';

const path = '/companies/{companyId}/allowances';
const ofAllowance = companyParams.extend({ allowanceId: z.uuid() });
const ofPerson = companyParams.extend({ customerId: idParam });
const needsToken = true;
const description =
  'For administrators and super customer admins of the company, and for staff with the task `customers`. An allowance says how many pieces of a category a person may have in a period.';

const shown = <T, V>(result: Result<T, Refusal>, view: (value: T) => V) =>
  result.ok ? ok(view(result.value)) : result;

/** How many pieces the people of a company may have. */
export function allowancesApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'The allowances of a company, those of occupations first',
      description,
      needsToken,
      params: companyParams,
      answer: z.array(allowanceView),
    },
    async ({ shop, visit, params }) =>
      shown(await readAllowances(shop, visit, params), ({ allowances }) => allowances.map(toAllowanceView)),
  );
  addCall(
    api,
    {
      method: 'post',
      path,
      summary: 'Add an allowance',
      description,
      needsToken,
      params: companyParams,
      body: allowanceInput,
      answer: allowanceView,
    },
    async ({ shop, visit, params, body }) =>
      shown(await addAllowance(shop, visit, { ...params, ...body }), toAllowanceView),
  );
  addCall(
    api,
    {
      method: 'put',
      path: `${path}/{allowanceId}`,
      summary: 'Change an allowance',
      description: `${description} A change since the version that the caller has read is \`allowance-changed\`.`,
      needsToken,
      params: ofAllowance,
      body: allowanceChange,
      answer: allowanceView,
    },
    async ({ shop, visit, params, body }) =>
      shown(await changeAllowance(shop, visit, { ...params, ...body }), toAllowanceView),
  );
  addCall(
    api,
    {
      method: 'delete',
      path: `${path}/{allowanceId}`,
      summary: 'End an allowance',
      description,
      needsToken,
      params: ofAllowance,
      query: z.object({ version: idParam }),
      answer: allowanceView,
    },
    async ({ shop, visit, params, query }) =>
      shown(await endAllowance(shop, visit, { ...params, ...query }), toAllowanceView),
  );
  addCall(
    api,
    {
      method: 'get',
      path: `${path}/people/{customerId}`,
      summary: 'What a person has left of the allowances today',
      description: `For the person, too. ${description}`,
      needsToken,
      params: ofPerson,
      answer: z.array(leftView),
    },
    async ({ shop, visit, params }) => shown(await readLeft(shop, visit, params), (lefts) => lefts.map(toLeftView)),
  );
  return api;
}
