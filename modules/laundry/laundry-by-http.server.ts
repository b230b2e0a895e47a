import * as z from 'zod';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import { type LaundryCustomer, validationType } from './laundry-customer.ts';
import { type LaundrySystem, saveOutcomes } from './laundry-system.ts';

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
export function laundryByHttp(http: HttpClient, { url, token }: Target): LaundrySystem {
  const address = (path: string, query: Record<string, string | number>) =>
    `${url.replace(/\/$/, '')}/${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
  const request = { timeoutMs, ...(token !== undefined && { token }) };
  const get = (path: string, query: Record<string, string | number>) =>
    http.call(address(path, query), request).catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
  return {
    keepsRegister: false,
    companyOf: async (companyId) =>
      companyShape.optional().parse(await get('laundry/company/laundryCompany', { companyId })),
    optionsOf: async (companyId) =>
      optionsShape.parse((await get('laundry/company/laundryCompany', { companyId })) ?? {}),
    deliveryLocationsOf: async (companyId) =>
      z.array(text).parse((await get('laundry/company/deliveryLocation', { companyId })) ?? []),
    positionsOf: async (companyId, locker) => {
      const found = await get(`laundry/company/locker/${encodeURIComponent(locker)}/position`, { companyId });
      return positionsShape
        .optional()
        .parse(found)
        ?.map(({ position, employeeNo }) => ({ position, employeeNo: employeeNo ?? undefined }));
    },
    isKnown: async (companyId, { employeeNo, subCompanyId }) =>
      z.boolean().parse(
        await get(`laundry/customer/${encodeURIComponent(employeeNo)}/exists`, {
          employeeNo,
          companyId,
          subCompanyId,
        }),
      ),
    validate: async (companyId, customers, action) => {
      const answer = await http.call(
        address('laundry/customer/validate/customers', { companyId, action, validationType }),
        { ...request, method: 'POST', json: customers.map(toWire) },
      );
      return new Map(Object.entries(errorsShape.parse(answer)).filter(([, codes]) => codes.length > 0));
    },
    saveWearer: async (companyId, customer) => {
      const answer = await http.call(address('laundry/customer/save', { companyId }), {
        ...request,
        method: 'POST',
        json: toWire(customer),
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
