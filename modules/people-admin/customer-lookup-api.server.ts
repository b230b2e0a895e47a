import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { idParam } from '../id-param.ts';
import { changeConsumer, consumerExists, createConsumer, findByEmail } from './consumers.server.ts';
import { consumerInput, offerInput, toContact } from './customer-input-schema.ts';
import { customerParams, customerView, emailQuery } from './customer-schema.ts';
import { limitLookups } from './limit-lookups.server.ts';
import { answerOffer, listMyOffers, offerMembership } from './membership-offers.server.ts';
import { toCustomerView } from './to-customer-view.server.ts';

/** The API for lookups by e-mail address, for consumers, and for offers to join a company. */
export function customerLookupApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/customers/byemail',
      summary: 'The person with an e-mail address in a market',
      description: 'For programs, as far as they see the person, and for staff with the task `customers`.',
      needsToken: true,
      query: emailQuery,
      answer: customerView,
    },
    async ({ shop, visit, query: { email, marketId = visit.market.marketId } }) => {
      const found = await findByEmail(shop, visit, { emailAddress: email, marketId });
      return found.ok ? ok(await toCustomerView(shop, found.value)) : found;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/b2c/exists',
      summary: 'Whether a consumer has an e-mail address, for programs and staff with the task `customers`',
      needsToken: true,
      query: emailQuery,
      answer: z.object({ exists: z.boolean() }),
    },
    ({ shop, visit, query: { email, marketId = visit.market.marketId } }) =>
      consumerExists(shop, visit, { emailAddress: email, marketId }),
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/b2c',
      summary: 'Add a consumer, for staff with the task `customers`',
      needsToken: true,
      creates: true,
      body: consumerInput,
      answer: customerView,
    },
    async ({ shop, visit, body }) => {
      const created = await createConsumer(shop, visit, toContact(body));
      return created.ok ? ok(await toCustomerView(shop, created.value)) : created;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/b2c/{customerId}',
      summary: 'Change a consumer, for staff with the task `customers`',
      needsToken: true,
      params: customerParams,
      body: consumerInput,
      answer: customerView,
    },
    async ({ shop, visit, params: { customerId }, body }) => {
      const changed = await changeConsumer(shop, visit, { customerId, contact: toContact(body) });
      return changed.ok ? ok(await toCustomerView(shop, changed.value)) : changed;
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/offers',
      summary: 'Offer a person with this e-mail address to join a company',
      description:
        'The answer is the same whether or not anybody has the address. The person accepts or turns it down. An administrator who makes many offers has to wait.',
      needsToken: true,
      body: offerInput,
      answer: z.object({ accepted: z.literal(true) }),
    },
    ({ shop, visit, body: { companyId, emailAddress } }) =>
      limitLookups(shop, visit, () => offerMembership(shop, visit, { companyId, emailAddress }), { everyCall: true }),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/offers',
      summary: 'The companies that ask the caller to join',
      needsToken: true,
      answer: z.array(z.object({ companyId: z.number().int(), companyName: z.string(), offeredAt: z.iso.datetime() })),
    },
    async ({ shop, visit }) => {
      const listed = await listMyOffers(shop, visit);
      return listed.ok
        ? ok(listed.value.map((offer) => ({ ...offer, offeredAt: offer.offeredAt.toISOString() })))
        : listed;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/offers/{companyId}',
      summary: 'Join a company that asked for it, or turn it down',
      needsToken: true,
      params: z.object({ companyId: idParam }),
      body: z.strictObject({ isAccepted: z.boolean() }).meta({ id: 'OfferAnswer' }),
      answer: z.object({ companyId: z.number().int(), isAccepted: z.boolean() }),
    },
    ({ shop, visit, params, body }) => answerOffer(shop, visit, { ...params, ...body }),
  );

  return api;
}
