import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { importParts } from './import-refusals.ts';
import { readImportRefusals, refuseNextImport } from './refuse-imports.server.ts';

const view = z.object({ refusesNext: z.array(z.enum(importParts)) }).meta({ id: 'SimulatedImportRefusals' });

const description =
  'For staff with the task `orders` (to read also `read-only`), in local use with the simulated order system. No such call where a real system takes the orders.';

/** Lets staff see what a buyer sees when the ERP refuses an order. */
export function refuseImportsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/simulated-erp/refusals',
      summary: 'The parts that the simulated ERP refuses next',
      description,
      needsToken: true,
      answer: view,
    },
    async ({ shop, visit }) => {
      const read = await readImportRefusals(shop, visit);
      return read.ok ? ok({ refusesNext: read.value }) : read;
    },
  );
  addCall(
    api,
    {
      method: 'put',
      path: '/simulated-erp/refusals/{part}',
      summary: 'Let the simulated order system refuse its next import of a part, or not',
      description,
      needsToken: true,
      params: z.object({ part: z.enum(importParts) }),
      body: z.object({ isRefused: z.boolean() }),
      answer: view,
    },
    async ({ shop, visit, params, body }) => {
      const changed = await refuseNextImport(shop, visit, { ...params, ...body });
      return changed.ok ? ok({ refusesNext: changed.value }) : changed;
    },
  );
  return api;
}
