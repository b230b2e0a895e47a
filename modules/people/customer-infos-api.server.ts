import * as z from 'zod';
import { addCall, createApi } from '../api.server.ts';
import { idParam } from '../id-param.ts';
import { infoList, infosInput } from './infos-schema.ts';
import { changeCustomerInfos, type FindMarketId, readCustomerInfos } from './store/customer-infos.server.ts';

const customerParams = z.object({ customerId: idParam });

export function customerInfosApi(findMarketId: FindMarketId) {
  const api = createApi();
  const path = '/customers/{customerId}/infos';

  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'The infos of a person: employee number, amount limit, approver and what partners keep',
      needsToken: true,
      params: customerParams,
      answer: infoList,
    },
    ({ shop, visit, params }) => readCustomerInfos(shop, visit, params.customerId),
  );

  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Replace the infos of a person',
      description:
        'AmountLimit is an amount in the currency of the person’s market, Attestant1 an e-mail address, IsSuperCustomerAdmin true or false. Codes that the shop does not know are kept as they are.',
      needsToken: true,
      params: customerParams,
      body: infosInput,
      answer: infoList,
    },
    ({ shop, visit, params: { customerId }, body }) =>
      changeCustomerInfos(shop, visit, { customerId, infos: body, findMarketId }),
  );

  return api;
}
