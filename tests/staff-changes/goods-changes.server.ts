import { idIn, type StaffChange } from './staff-change.ts';
import type { World } from './world.server.ts';

const definition = { name: { en: 'Sale' }, system: 'engine', benefit: { kind: 'basket-percent', percent: 10 } };
/** With the defaults of the campaign schema. */
const stored = {
  ...definition,
  benefit: { ...definition.benefit, skipsReduced: false },
  description: {},
  marketIds: [],
  priority: 0,
  combines: false,
  conditions: [],
};

const create = (path: string, body: object) => async (world: World) =>
  idIn(await world.call(world.everything, 'POST', path, body));

const aCampaign = create('/api/price/campaigns', definition);
const aGroup = create('/api/product/groups', { name: 'Summer' });

const ofGroup = (code: string) => ({ code, sortOrder: 0, texts: { sv: { name: 'Summer', slug: 'summer' } } });

const importFeed: StaffChange['send'] = async ({ app }, { headers }) => {
  const sent = { method: 'POST', body: '{}', headers: { 'content-type': 'application/x-ndjson', ...headers } };
  const answer = await app.request('/api/product/imports?strict=true', sent);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

export const goodsChanges = {
  'catalogue.import-started': {
    task: 'catalogue',
    send: importFeed,
    entry: (_, sent) => ({
      subject: idIn(sent, 'importId'),
      before: {},
      after: { format: 'ndjson', strict: true, full: false },
    }),
  },
  'catalogue.import-stopped': {
    task: 'catalogue',
    prepare: async (world) => idIn(await importFeed(world, world.everything, ''), 'importId'),
    send: (world, member, id) => world.call(member, 'DELETE', `/api/product/imports/${id}`),
    entry: (_, __, id) => ({ subject: id, before: {}, after: {} }),
  },
  'group.created': {
    task: 'catalogue',
    send: (world, member) => world.call(member, 'POST', '/api/product/groups', { name: 'Summer' }),
    entry: (_, sent) => ({ subject: idIn(sent), before: {}, after: ofGroup(idIn(sent)) }),
  },
  'group.changed': {
    task: 'catalogue',
    prepare: aGroup,
    send: (world, member, id) => world.call(member, 'PUT', `/api/product/groups/${id}`, { name: 'Sommar' }),
    entry: (_, __, id) => ({
      subject: id,
      before: { texts: { sv: { name: 'Summer', slug: 'summer' } } },
      after: { texts: { sv: { name: 'Sommar', slug: 'summer' } } },
    }),
  },
  'group.sorted': {
    task: 'catalogue',
    prepare: aGroup,
    send: (world, member, id) => world.call(member, 'PATCH', '/api/product/groups/sortOrder', [{ id, sortOrder: 7 }]),
    entry: (_, __, id) => ({ subject: id, before: { sortOrder: 0 }, after: { sortOrder: 7 } }),
  },
  'group.removed': {
    task: 'catalogue',
    prepare: aGroup,
    send: (world, member, id) => world.call(member, 'DELETE', `/api/product/groups/${id}`),
    entry: (_, __, id) => ({ subject: id, before: ofGroup(id), after: {} }),
  },
  'campaign.created': {
    task: 'campaigns',
    send: (world, member) => world.call(member, 'POST', '/api/price/campaigns', definition),
    entry: (_, sent) => ({ subject: idIn(sent), before: {}, after: stored }),
  },
  'campaign.changed': {
    task: 'campaigns',
    prepare: aCampaign,
    send: (world, member, id) =>
      world.call(member, 'PUT', `/api/price/campaigns/${id}`, { ...definition, name: { en: 'Autumn' } }),
    entry: (_, __, id) => ({ subject: id, before: { name: { en: 'Sale' } }, after: { name: { en: 'Autumn' } } }),
  },
  'campaign.switched': {
    task: 'campaigns',
    prepare: aCampaign,
    send: (world, member, id) => world.call(member, 'PUT', `/api/price/campaigns/${id}/active`, { isActive: true }),
    entry: (_, __, id) => ({ subject: id, before: { isActive: false }, after: { isActive: true } }),
  },
  'campaign.removed': {
    task: 'campaigns',
    prepare: aCampaign,
    send: (world, member, id) => world.call(member, 'DELETE', `/api/price/campaigns/${id}`),
    entry: ({ shop }, _, id) => {
      const at = shop.clock.now().toISOString();
      return {
        subject: id,
        before: { ...stored, id, isActive: false, uses: 0, createdAt: at, changedAt: at },
        after: {},
      };
    },
  },
} satisfies Record<string, StaffChange>;
