import { insertClient } from '#modules/auth/api-client-store.server.ts';
import {
  addWebhook,
  removeWebhook,
  resendWebhookCall,
  switchWebhook,
} from '#modules/webhook/manage-webhooks.server.ts';
import { idIn, type StaffChange } from './staff-change.ts';
import { sentBy, type World } from './world.server.ts';

const url = 'https://user:password@erp.example/hook?key=secret';
const shownUrl = 'https://erp.example/hook';
const callId = '0199f0a2-7c1e-7abc-8def-0123456789a1';
const eventId = '0199f0a2-7c1e-7abc-8def-0123456789a2';

const aWebhook = async ({ shop, everything }: World): Promise<string> =>
  idIn(sentBy(await addWebhook(shop, everything.visit, { url })));

async function aCall(world: World): Promise<string> {
  const { shop, orderId } = world;
  const now = shop.clock.now();
  const order = { order_id: orderId, event: 'order.placed', facts: '{}', occurred_at: now };
  const call = { id: callId, webhook_id: await aWebhook(world), event_id: eventId, next_at: null, created_at: now };
  await shop.db
    .insertInto('webhook_call')
    .values({ ...call, ...order })
    .execute();
  return callId;
}

async function aClient({ shop, evaId }: World): Promise<string> {
  const at = shop.clock.now();
  const made = { id: 'yrke-erp', secretHash: 'x', name: 'ERP', scopes: ['order:read'], customerId: evaId };
  const place = { companyId: undefined, marketId: 1, allMarkets: false };
  await insertClient(shop.db, { ...made, ...place, createdAt: at, secretChangedAt: at });
  return made.id;
}

const ofTheMarket = async (world: World): Promise<string> => {
  await world.call(world.everything, 'PUT', '/api/feature/features/UseKlevu', { enabled: true, marketId: 1 });
  return 'UseKlevu';
};

export const settingsChanges = {
  'flag.changed': {
    task: 'settings',
    send: (world, member) =>
      world.call(member, 'PUT', '/api/feature/features/UseKlevu', { enabled: true, marketId: 1 }),
    entry: () => ({ subject: 'UseKlevu', before: {}, after: { enabled: true, marketId: 1 } }),
  },
  'flag.removed': {
    task: 'settings',
    prepare: ofTheMarket,
    send: (world, member, key) => world.call(member, 'DELETE', `/api/feature/features/${key}?marketId=1`),
    entry: () => ({ subject: 'UseKlevu', before: { enabled: true, marketId: 1 }, after: {} }),
  },
  'market-settings.changed': {
    task: 'settings',
    send: (world, member) =>
      world.call(member, 'PUT', '/api/settings/market/1', [{ key: 'ActivateDiscountCode', value: true }]),
    entry: () => ({ subject: '1', before: {}, after: { ActivateDiscountCode: true } }),
  },
  'return-days.changed': {
    task: 'settings',
    send: (world, member) => world.call(member, 'PUT', '/api/settings/market/1/return-days', { days: 60 }),
    entry: () => ({ subject: '1', before: { days: 30 }, after: { days: 60 } }),
  },
  'reservation-days.changed': {
    task: 'settings',
    send: (world, member) => world.call(member, 'PUT', '/api/settings/market/1/reservation-days', { days: 20 }),
    entry: () => ({ subject: '1', before: { days: 14 }, after: { days: 20 } }),
  },
  'client.created': {
    task: 'settings',
    send: (world, member) =>
      world.call(member, 'POST', '/api/auth/clients', {
        name: 'PIM',
        scopes: ['product:read'],
        customerId: world.evaId,
      }),
    entry: ({ evaId }, sent) => ({
      subject: idIn(sent),
      before: {},
      after: { name: 'PIM', scopes: ['product:read'], customerId: evaId, marketId: 1, allMarkets: false },
    }),
  },
  'client.changed': {
    task: 'settings',
    prepare: aClient,
    send: (world, member, id) =>
      world.call(member, 'PATCH', `/api/auth/clients/${id}`, { name: 'Old ERP', isActive: false }),
    entry: () => ({
      subject: 'yrke-erp',
      before: { name: 'ERP', isActive: true },
      after: { name: 'Old ERP', isActive: false },
    }),
  },
  'client.secret-renewed': {
    task: 'settings',
    prepare: aClient,
    send: (world, member, id) => world.call(member, 'POST', `/api/auth/clients/${id}/secret`),
    entry: () => ({ subject: 'yrke-erp', before: {}, after: {} }),
  },
  'webhook.added': {
    task: 'settings',
    send: async ({ shop }, { visit }) => sentBy(await addWebhook(shop, visit, { url })),
    entry: (_, sent) => ({ subject: idIn(sent), before: {}, after: { url: shownUrl } }),
  },
  'webhook.switched': {
    task: 'settings',
    prepare: aWebhook,
    send: async ({ shop }, { visit }, id) => sentBy(await switchWebhook(shop, visit, { id, isActive: false })),
    entry: (_, __, id) => ({ subject: id, before: { isActive: true }, after: { isActive: false } }),
  },
  'webhook.removed': {
    task: 'settings',
    prepare: aWebhook,
    send: async ({ shop }, { visit }, id) => sentBy(await removeWebhook(shop, visit, { id })),
    entry: (_, __, id) => ({ subject: id, before: { url: shownUrl, isActive: true }, after: {} }),
  },
  'webhook.call-repeated': {
    task: 'settings',
    prepare: aCall,
    send: async ({ shop }, { visit }, id) => sentBy(await resendWebhookCall(shop, visit, { id })),
    entry: (_, __, id) => ({ subject: id, before: {}, after: {} }),
  },
  'staff.tasks-changed': {
    task: 'settings',
    send: (world, member) =>
      world.call(member, 'PUT', `/api/auth/staff/${world.astridId}/tasks`, { tasks: ['settings', 'orders'] }),
    entry: ({ astridId }) => ({
      subject: String(astridId),
      before: { tasks: ['settings'] },
      after: { tasks: ['orders', 'settings'] },
    }),
  },
} satisfies Record<string, StaffChange>;
