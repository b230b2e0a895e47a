import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { findEmailAddressOf } from '../people/name-store.server.ts';
import { invitationsOpenSince } from '../people/person-record.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { changePerson } from './change-person.server.ts';
import { createPerson, createWithoutCompany } from './create-person.server.ts';
import {
  customerChanges,
  type NewCustomer,
  newCustomer,
  newCustomerWithoutCompany,
  toContact,
} from './customer-input-schema.ts';
import {
  companyQuery,
  customerPage,
  customerParams,
  customerSearchQuery,
  customersQuery,
  customerView,
} from './customer-schema.ts';
import { erasePerson } from './erase-person.server.ts';
import { listCompanyPeople, listDepartments } from './list-people.server.ts';
import { peopleQueryOf } from './people-rights.ts';
import { readPeopleReach } from './reach-people.server.ts';
import { type ReachedPerson, readPerson } from './reach-person.server.ts';
import { toCustomerView, toListedCustomer } from './to-customer-view.server.ts';

/** The API for the people of companies, for their administrators and for staff with the task customers. */
export function customersApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/customers',
      summary: 'The people of a company',
      description:
        'For roles 65, 81 and 80: an administrator also for children of the own company, staff with the task `customers`, or `read-only`, for any. Whom somebody sees is decided by the role; `type` and `attestant` of the answer say how the list is limited.',
      needsToken: true,
      query: customersQuery,
      answer: customerPage,
    },
    async ({ shop, visit, query: { customerIds, pageSize, ...query } }) => {
      const size = pageSize ?? customerIds?.length ?? 50;
      return listAs(shop, visit, { ...query, ids: customerIds, pageSize: size });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/customers/search',
      summary: 'People of a company by a part of their name, e-mail address or employee number',
      needsToken: true,
      query: customerSearchQuery,
      answer: customerPage,
    },
    ({ shop, visit, query: { query, ...rest } }) => listAs(shop, visit, { ...rest, search: query }),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/departments',
      summary: 'The names of a company’s departments',
      needsToken: true,
      query: companyQuery,
      answer: z.array(z.string()),
    },
    async ({ shop, visit, query }) => {
      const listed = await listDepartments(shop, visit, query.companyId);
      return listed.ok ? ok(listed.value.map(({ name }) => name)) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/customers/{customerId}',
      summary: 'A person with infos, account, companies and addresses',
      description: 'For the person, for those who administer the company, and for staff with the task `customers`.',
      needsToken: true,
      params: customerParams,
      answer: customerView,
    },
    async ({ shop, visit, params }) => answerPerson(shop, await readPerson(shop, visit, params.customerId)),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/customers',
      summary: 'Add a person to a company',
      description:
        'No mail is sent. The role may not be above the own one. An e-mail address that somebody has already is refused with 409 `email-taken`: use the offer of a membership.',
      needsToken: true,
      creates: true,
      body: newCustomer,
      answer: customerView,
    },
    async ({ shop, visit, body: { companyId, ...body } }) =>
      answerPerson(shop, await createPerson(shop, visit, { companyId, ...toNewPerson(body) })),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/customers/withoutcompany',
      summary: 'Add a person who belongs to no company, for staff with the task `customers`',
      needsToken: true,
      creates: true,
      body: newCustomerWithoutCompany,
      answer: customerView,
    },
    async ({ shop, visit, body }) => answerPerson(shop, await createWithoutCompany(shop, visit, toNewPerson(body))),
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/customers/{customerId}',
      summary: 'Change the contact data and infos of a person',
      description:
        'Role, companies and IsSuperCustomerAdmin have calls of their own and are refused here. Infos that are left out stay; a list of infos replaces them. With a `version` the change is refused with 409 `person-changed` if another came first.',
      needsToken: true,
      params: customerParams,
      body: customerChanges,
      answer: customerView,
    },
    async ({ shop, visit, params: { customerId }, body: { version, infos, ...contact } }) => {
      const input = { customerId, version, infos, contact: toContact(contact) };
      return answerPerson(shop, await changePerson(shop, visit, input));
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/customers/{customerId}',
      summary: 'Erase a person of a company for good',
      description:
        'For staff with the task `customers`. Name, contact data, sizes, carts and sign-in go; orders stay without the name, and those that wait for approval are withdrawn. Refused with `approver-of-people` while people have the person as their approver: give them another one first. Consumers delete their own account.',
      needsToken: true,
      params: customerParams,
      answer: z.object({ id: z.number().int() }),
    },
    async ({ shop, visit, params: { customerId } }) => {
      const erased = await erasePerson(shop, visit, customerId);
      return erased.ok ? ok({ id: customerId }) : erased;
    },
  );

  return api;
}

async function answerPerson(shop: Shop, person: Result<ReachedPerson, Refusal>) {
  return person.ok ? ok(await toCustomerView(shop, person.value)) : person;
}

type Listed = Parameters<typeof listCompanyPeople>[2];

async function listAs(
  shop: Shop,
  visit: Visit,
  { companyId, ...asked }: Listed & { type?: unknown; attestant?: string | undefined; invited?: boolean | undefined },
) {
  const { type, attestant, invited, ...others } = asked;
  const reach = await readPeopleReach(shop, visit, companyId);
  if (!reach.ok) return reach;
  const { claims, settings, approverId } = reach.value;
  // A request for a team gets what the role allows (G30, G32); an approver alone is a filter.
  const approver = type === 'company-team' || approverId !== undefined ? undefined : attestant?.trim() || undefined;
  const filter = { ...others, approver, ...(invited && { invitedSince: invitationsOpenSince(visit.now) }) };
  const listed = await listCompanyPeople(shop, visit, { companyId, ...filter });
  if (!listed.ok) return listed;
  const emailAddress = (await findEmailAddressOf(shop.db, claims.customer_id)) ?? '';
  const { items, ...page } = listed.value;
  const limited = { ...(approver && { attestant: approver }), ...peopleQueryOf(claims, settings, emailAddress) };
  return ok({ ...page, items: items.map(toListedCustomer), ...limited });
}

const toNewPerson = ({ account, infos, ...contact }: NewCustomer) => ({
  contact: toContact(contact),
  role: account.roleId,
  isActive: account.isActive,
  infos,
});
