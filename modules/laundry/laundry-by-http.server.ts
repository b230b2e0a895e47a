import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import { type LaundryCustomer, validationType } from './laundry-customer.ts';
import { type LaundrySystem, saveOutcomes } from './laundry-system.ts';
import { restingAfterTimeout } from './resting.ts';

/** Short, because a buyer waits for the answer; the shop goes on selling without it. */
const timeoutMs = 5000;

const text = z.string().max(200);
const companyShape = z.object({ id: text, name: text });
const optionsShape = z.object({
  subCompanies: z.array(companyShape).default([]),
  departments: z.array(text).default([]),
  costCenters: z.array(text).default([]),
  lockerNumbers: z.array(text).default([]),
});
const positionsShape = z.array(z.object({ position: text, employeeNo: text.nullish() }));
const savedShape = z.object({ outcome: z.enum(saveOutcomes) });
const errorsShape = z.record(z.string(), z.array(z.string()));

type Target = { readonly url: string; readonly token: string | undefined };

/** A laundry's own system with the calls that partners know; the shop answers the same ones. */
export function laundryByHttp(http: HttpClient, clock: Clock, { url, token }: Target): LaundrySystem {
  const address = (path: string, query: Record<string, string | number>) =>
    `${url.replace(/\/$/, '')}/${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
  const request = { timeoutMs, ...(token !== undefined && { token }) };
  const ask = restingAfterTimeout(clock);
  const get = <Answer>(path: string, query: Record<string, string | number>, shape: z.ZodType<Answer>) =>
    ask(async () => shape.parse(await http.call(address(path, query), request)));
  const find = <Answer>(...[path, query, shape]: Parameters<typeof get<Answer>>) =>
    get(path, query, shape).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
  return {
    keepsRegister: false,
    companyOf: (companyId) => find('laundry/company/laundryCompany', { companyId }, companyShape),
    optionsOf: async (companyId) =>
      (await find('laundry/company/laundryCompany', { companyId }, optionsShape)) ?? optionsShape.parse({}),
    deliveryLocationsOf: async (companyId) =>
      (await find('laundry/company/deliveryLocation', { companyId }, z.array(text))) ?? [],
    positionsOf: async (companyId, locker) => {
      const path = `laundry/company/locker/${encodeURIComponent(locker)}/position`;
      const found = await find(path, { companyId }, positionsShape);
      return found?.map(({ position, employeeNo }) => ({ position, employeeNo: employeeNo ?? undefined }));
    },
    isKnown: (companyId, { employeeNo, subCompanyId }) => {
      const path = `laundry/customer/${encodeURIComponent(employeeNo)}/exists`;
      return get(path, { employeeNo, companyId, subCompanyId }, z.boolean());
    },
    validate: (companyId, customers, action) =>
      ask(async () => {
        const answer = await http.call(
          address('laundry/customer/validate/customers', { companyId, action, validationType }),
          { ...request, method: 'POST', json: customers.map(toWire) },
        );
        return new Map(Object.entries(errorsShape.parse(answer)).filter(([, codes]) => codes.length > 0));
      }),
    // Nobody waits for this one, and it is tried again: it is sent in any case.
    saveWearer: async (companyId, customer, { key } = {}) => {
      const answer = await http.call(address('laundry/customer/save', { companyId }), {
        ...request,
        method: 'POST',
        json: toWire(customer),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      });
      return savedShape.parse(answer).outcome;
    },
  };
}

const toWire = ({ employeeNo, name, ...place }: LaundryCustomer) => ({
  employeeNo,
  name,
  laundrySubCustomer: place.subCompanyId,
  department: place.department,
  costCode: place.costCenter,
  laundryLockerNumber: place.locker,
  laundryPositionNumber: place.position,
});

/** Compared by name, because the class may exist twice. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === 'HttpFailure' && 'status' in error && error.status === 404;
}
