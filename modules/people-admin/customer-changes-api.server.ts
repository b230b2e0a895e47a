import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addressInput } from '../account/account-schema.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { idParam } from '../id-param.ts';
import { addCompany, removeCompany } from './change-companies.server.ts';
import { changeAmountLimits, changeApprovers } from './change-many.server.ts';
import { changeRights } from './change-rights.server.ts';
import { amountLimitsInput, approversInput, companyInput, rightsInput, sizesInput } from './customer-input-schema.ts';
import { customerAddressView, customerParams } from './customer-schema.ts';
import { invitePerson, withdrawInvitation } from './invite-person.server.ts';
import { addPersonAddress, readPersonAddresses, removePersonAddress } from './person-addresses.server.ts';
import { readPersonSizes, savePersonSizes } from './person-sizes.server.ts';
import { switchAccount } from './switch-account.server.ts';

const changedIds = z.object({ customerIds: z.array(z.number().int()) });
const changedId = z.object({ id: z.number().int() });

/** The API for parts of a person that change separately, and for changes of many people at once. */
export function customerChangesApi() {
  const api = createApi();
  addManyCalls(api);
  addRightsCalls(api);
  addAddressCalls(api);
  addSizeCalls(api);
  return api;
}

function addManyCalls(api: Api) {
  addCall(
    api,
    {
      method: 'put',
      path: '/customers/amountlimits',
      summary: 'Set the amount limit of several people, or remove it',
      description:
        'In the currency of each person; null removes the limit. Where the company does not use amount limits, or limits customer admins and the caller is a plain one, it is refused. All are changed, or none.',
      needsToken: true,
      body: amountLimitsInput,
      answer: changedIds,
    },
    ({ shop, visit, body: { customerIds, amountLimit } }) =>
      changeAmountLimits(shop, visit, { customerIds, amountLimit: amountLimit ?? undefined }),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/customers/approvers',
      summary: 'Set the approver of several people, or remove it',
      needsToken: true,
      body: approversInput,
      answer: changedIds,
    },
    ({ shop, visit, body: { customerIds, approver } }) =>
      changeApprovers(shop, visit, { customerIds, approver: approver ?? undefined }),
  );
}

function addRightsCalls(api: Api) {
  const params = customerParams;
  addCall(
    api,
    {
      method: 'put',
      path: '/customers/{customerId}/rights',
      summary: 'Set the role of a person and whether they are a super customer admin',
      description: 'Callers cannot grant more rights than they have, and cannot change their own rights.',
      needsToken: true,
      params,
      body: rightsInput,
      answer: z.object({
        id: z.number().int(),
        roleId: z.number().int().optional(),
        isSuperCustomerAdmin: z.boolean(),
      }),
    },
    async ({ shop, visit, params: { customerId }, body: { roleId, isSuperCustomerAdmin } }) => {
      const changed = await changeRights(shop, visit, { customerId, role: roleId, isSuper: isSuperCustomerAdmin });
      if (!changed.ok) return changed;
      const { isSuper, ...rights } = changed.value;
      return ok({ ...rights, isSuperCustomerAdmin: isSuper });
    },
  );

  addInvitationCalls(api);

  for (const [word, isActive] of [
    ['activate', true],
    ['deactivate', false],
  ] as const)
    addCall(
      api,
      {
        method: 'post',
        path: `/customers/{customerId}/account/${word}`,
        summary: isActive ? 'Let a person sign in again' : 'Let a person sign in no more, and sign them out',
        description:
          'Carts and orders that wait for approval stay; the answer says how many there are, and how many people have the person as their approver.',
        needsToken: true,
        params,
        answer: z.object({
          id: z.number().int(),
          isActive: z.boolean(),
          openCarts: z.number().int(),
          pendingOrders: z.number().int(),
          peopleToApprove: z.number().int(),
        }),
      },
      ({ shop, visit, params: { customerId } }) => switchAccount(shop, visit, { customerId, isActive }),
    );

  const companies = z.object({ id: z.number().int(), companyIds: z.array(z.number().int()) });
  addCall(
    api,
    {
      method: 'post',
      path: '/customers/{customerId}/companies',
      summary: 'Add a company to a person, for those who administer both',
      needsToken: true,
      params,
      body: companyInput,
      answer: companies,
    },
    ({ shop, visit, params: { customerId }, body: { companyId } }) =>
      addCompany(shop, visit, { customerId, companyId }),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/customers/{customerId}/companies/{companyId}',
      summary: 'Remove a person from a company',
      description: '`peopleToApprove` says how many people of the company have the person as their approver.',
      needsToken: true,
      params: customerParams.extend({ companyId: idParam }),
      answer: companies.extend({ peopleToApprove: z.number().int() }),
    },
    ({ shop, visit, params: asked }) => removeCompany(shop, visit, asked),
  );
}

function addInvitationCalls(api: Api) {
  const path = '/customers/{customerId}/invitation';
  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Invite a person by mail to choose a password, or invite them again',
      description:
        'The link works once, for 14 days. A second mail ends the first link. Refused for somebody who has a password, or neither an e-mail address nor access.',
      needsToken: true,
      params: customerParams,
      answer: z.object({ id: z.number().int(), invitedAt: z.iso.datetime() }),
    },
    async ({ shop, visit, params: { customerId } }) => {
      const invited = await invitePerson(shop, visit, customerId);
      return invited.ok ? ok({ id: customerId, invitedAt: invited.value.invitedAt.toISOString() }) : invited;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path,
      summary: 'Withdraw an invitation and invalidate its link',
      needsToken: true,
      params: customerParams,
      answer: changedId,
    },
    ({ shop, visit, params: { customerId } }) => withdrawInvitation(shop, visit, customerId),
  );
}

function addAddressCalls(api: Api) {
  const path = '/customers/{customerId}/addresses';
  const params = customerParams;
  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'The addresses of a person',
      needsToken: true,
      params,
      answer: z.array(customerAddressView),
    },
    async ({ shop, visit, params: { customerId } }) => {
      const read = await readPersonAddresses(shop, visit, customerId);
      return read.ok ? ok([...read.value]) : read;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path,
      summary: 'Add an address to a person',
      needsToken: true,
      creates: true,
      params,
      body: addressInput.meta({ id: 'NewCustomerAddress' }),
      answer: changedId,
    },
    ({ shop, visit, params: { customerId }, body: { addressLine2, region, ...address } }) =>
      addPersonAddress(shop, visit, { customerId, address: { ...address, addressLine2, region } }),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: `${path}/{addressId}`,
      summary: 'Remove an address of a person',
      needsToken: true,
      params: customerParams.extend({ addressId: idParam }),
      answer: changedId,
    },
    ({ shop, visit, params: asked }) => removePersonAddress(shop, visit, asked),
  );
}

function addSizeCalls(api: Api) {
  const path = '/customers/{customerId}/sizes';
  const params = customerParams;
  const answer = z.array(z.object({ sizeGroup: z.string(), size: z.string(), changedAt: z.iso.datetime() }));
  const toView = (sizes: readonly { sizeGroup: string; size: string; changedAt: Date }[]) =>
    sizes.map(({ sizeGroup, size, changedAt }) => ({ sizeGroup, size, changedAt: changedAt.toISOString() }));

  addCall(
    api,
    { method: 'get', path, summary: 'The sizes that a person wears', needsToken: true, params, answer },
    async ({ shop, visit, params: { customerId } }) => {
      const read = await readPersonSizes(shop, visit, customerId);
      return read.ok ? ok(toView(read.value)) : read;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Save sizes that a person wears',
      description: 'An empty size removes the one of its group; groups that are not named keep theirs.',
      needsToken: true,
      params,
      body: sizesInput,
      answer,
    },
    async ({ shop, visit, params: { customerId }, body }) => {
      const saved = await savePersonSizes(shop, visit, { customerId, sizes: body });
      return saved.ok ? ok(toView(saved.value)) : saved;
    },
  );
}
