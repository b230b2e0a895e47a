import * as z from 'zod';
import type { CalendarDate } from '#core/dates.ts';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { deputiesView, deputyBody, deputyView } from './deputy-schema.ts';
import { endDeputy, nameDeputy, readDeputies } from './name-deputy.server.ts';

const needsToken = true;

/** The API for deputies, who decide on orders for an approver. */
export function deputyApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/deputies',
      summary: 'One’s own deputies, and the approvers for whom one is deputy',
      needsToken,
      answer: deputiesView,
    },
    async ({ shop, visit }) => {
      const read = await readDeputies(shop, visit);
      return read.ok ? ok({ mine: read.value.mine, ofOthers: read.value.ofOthers }) : read;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/deputies',
      summary: 'Name a colleague as deputy for deciding on orders, from one day to another',
      description: 'At most 366 days. It is void as long as approver or deputy may not decide.',
      needsToken,
      body: deputyBody,
      answer: deputyView,
    },
    ({ shop, visit, body: { deputyId, from, to } }) =>
      nameDeputy(shop, visit, { deputyId, from: from as CalendarDate, to: to as CalendarDate }),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/deputies/{deputyId}',
      summary: 'Take the right of a deputy back',
      needsToken,
      params: z.object({ deputyId: z.uuid() }),
      answer: z.object({ id: z.string() }),
    },
    ({ shop, visit, params }) => endDeputy(shop, visit, { id: params.deputyId }),
  );

  return api;
}
