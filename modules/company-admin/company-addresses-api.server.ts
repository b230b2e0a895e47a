import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { addressView, companyParams, toAddressView } from '../company/company-schema.ts';
import { idParam } from '../id-param.ts';
import { listAddresses, removeAddress, saveAddress } from './company-addresses.server.ts';
import { addressInput, changedAddressInput, savedAddressInput } from './company-input.ts';

const addressParams = companyParams.extend({ addressId: idParam });

export function companyAddressesApi() {
  const api = createApi();
  addDelivery(api);
  addInvoice(api);
  return api;
}

function addDelivery(api: Api) {
  const path = '/companies/{companyId}/deliveryaddresses';
  addList(api, 'delivery', path, 'The delivery addresses of a company');

  addCall(
    api,
    {
      method: 'post',
      path,
      summary: 'Add a delivery address to a company',
      needsToken: true,
      creates: true,
      params: companyParams,
      body: addressInput,
      answer: addressView,
    },
    async ({ shop, visit, params, body }) => {
      const saved = await saveAddress(shop, visit, { ...params, kind: 'delivery' }, body);
      return saved.ok ? ok(toAddressView(saved.value)) : saved;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: `${path}/{addressId}`,
      summary: 'Change a delivery address of a company',
      description: 'With a `version` the change is refused with 409 `company-changed` if another came first.',
      needsToken: true,
      params: addressParams,
      body: changedAddressInput,
      answer: addressView,
    },
    async ({ shop, visit, params: { companyId, addressId }, body }) => {
      const saved = await saveAddress(shop, visit, { companyId, kind: 'delivery' }, { ...body, id: addressId });
      return saved.ok ? ok(toAddressView(saved.value)) : saved;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: `${path}/{addressId}`,
      summary: 'Remove a delivery address of a company',
      needsToken: true,
      params: addressParams,
      answer: z.object({ id: z.number().int() }),
    },
    ({ shop, visit, params: { companyId, addressId } }) =>
      removeAddress(shop, visit, { companyId, kind: 'delivery' }, addressId),
  );
}

function addInvoice(api: Api) {
  const path = '/companies/{companyId}/invoiceaddresses';
  addList(api, 'invoice', path, 'The invoice addresses of a company');

  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Save an invoice address: with an id it is changed, without one it is added',
      needsToken: true,
      params: companyParams,
      body: savedAddressInput,
      answer: addressView,
    },
    async ({ shop, visit, params, body }) => {
      const saved = await saveAddress(shop, visit, { ...params, kind: 'invoice' }, body);
      return saved.ok ? ok(toAddressView(saved.value)) : saved;
    },
  );
}

function addList(api: Api, kind: 'delivery' | 'invoice', path: `/${string}`, summary: string) {
  addCall(
    api,
    { method: 'get', path, summary, needsToken: true, params: companyParams, answer: z.array(addressView) },
    async ({ shop, visit, params }) => {
      const addresses = await listAddresses(shop, visit, params.companyId, kind);
      return addresses.ok ? ok(addresses.value.map(toAddressView)) : addresses;
    },
  );
}
