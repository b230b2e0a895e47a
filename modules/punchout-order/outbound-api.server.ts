import * as z from 'zod';
import { type Api, addCall, createApi } from '../api.server.ts';
import { companyParams } from '../company/company-schema.ts';
import { changeOutbound, readOutbound, readProcurementOrders } from './change-outbound.server.ts';
import { messageKinds } from './message-kinds.ts';
import { outboundSettings } from './outbound.ts';

const path = '/companies/{companyId}/punchout/documents';
const forStaff = 'For staff with the task `customers`.';
const description = 'For staff with the task `customers` and for administrators of the company.';
const needsToken = true;
const answer = z
  .object({ url: z.string(), hasSecret: z.boolean(), sends: z.array(z.enum(messageKinds)).readonly() })
  .meta({ id: 'PunchOutDocuments' });

const document = z.object({
  kind: z.enum(messageKinds),
  reference: z.string().meta({ description: 'The dispatch or the invoice; empty for a confirmation.' }),
  attempts: z.int(),
  state: z.enum(['waiting', 'sent', 'given-up']),
  lastAnswer: z.string(),
});
const procurementOrders = z
  .object({
    orders: z.array(
      z.object({
        orderRef: z.string().meta({ description: 'Its number in the procurement system.' }),
        orderId: z.uuid(),
        createdAt: z.iso.datetime(),
        isDeleted: z.boolean(),
        differences: z
          .array(z.string())
          .readonly()
          .meta({ description: 'Where it says other than what was agreed on when the cart was returned.' }),
        documents: z.array(document),
      }),
    ),
  })
  .meta({ id: 'ProcurementOrders' });

/** Which documents about orders the procurement system of a company gets. */
export function outboundApi(): Api {
  const api = createApi();
  const common = { path, description, needsToken, params: companyParams, answer } as const;
  addCall(
    api,
    { ...common, method: 'get', summary: 'Which documents about orders a procurement system gets' },
    ({ shop, visit, params }) => readOutbound(shop, visit, params),
  );
  addCall(
    api,
    {
      ...common,
      method: 'put',
      summary: 'Change which documents about orders a procurement system gets',
      description: `${description} Confirmations, dispatches and invoices are posted as cXML. Private addresses are refused unless the operator allows the host and staff enter it.`,
      body: outboundSettings.meta({ id: 'PunchOutDocumentSettings' }),
    },
    ({ shop, visit, params, body }) => changeOutbound(shop, visit, { ...params, settings: body }),
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/companies/{companyId}/punchout/orders',
      summary: 'The latest orders of the procurement system of a company',
      description: `${forStaff} With differences from the returned cart, and the documents that were sent about them.`,
      needsToken,
      params: companyParams,
      answer: procurementOrders,
    },
    ({ shop, visit, params }) => readProcurementOrders(shop, visit, params),
  );
  return api;
}
