import { randomUUID } from 'node:crypto';
import { applyReport } from '#modules/fulfilment/apply-report.server.ts';
import { insertReturn } from '#modules/fulfilment/return-store.server.ts';
import { moveOrder } from '#modules/fulfilment/staff-orders.server.ts';
import { insertLogo, insertVersion } from '#modules/logo/logo-store.server.ts';
import { answerMessage } from '#modules/order-message/write-message.server.ts';
import { decideReturn } from '#modules/returns/decide-return.server.ts';
import { someLogoFacts } from '#tests/build/logo.ts';
import type { StaffChange } from './staff-change.ts';
import { sentBy, type World } from './world.server.ts';

const messageId = '0199f0a2-7c1e-7abc-8def-0123456789ad';
const rows = [{ rowNumber: 100, quantity: 3 }];

async function deliver({ shop, orderId }: World): Promise<string> {
  const report = { kind: 'delivery', dispatchNumber: 'D-1', carrier: 'X', rows } as const;
  await applyReport(shop, { orderId, source: 'erp', messageId: 'delivery', report });
  return orderId;
}

async function askReturn(world: World): Promise<string> {
  await deliver(world);
  const { shop, orderId, evaId } = world;
  const id = randomUUID();
  const asked = rows.map((row) => ({ ...row, reason: 'too-small' as const }));
  const askedAt = shop.clock.now();
  await insertReturn(shop.db, { id, orderId, rows: asked, comment: 'Too tight', askedAt, askedBy: evaId });
  return id;
}

const move =
  (name: 'accept' | 'invoice'): StaffChange['send'] =>
  async ({ shop, orderId }, { visit }) =>
    sentBy(await moveOrder(shop, visit, { orderId, move: name, messageId }));

const report =
  (body: object): StaffChange['send'] =>
  async (world, member) =>
    world.call(member, 'POST', `/api/order/orders/${world.orderId}/reports`, { messageId, ...body });

const logoId = '0199f0a2-7c1e-7abc-8def-0123456789b1';

async function aLogo({ shop, companyId, astridId }: World): Promise<string> {
  const at = shop.clock.now();
  await insertLogo(shop.db, { id: logoId, companyId, name: 'Bygg', at });
  const read = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', facts: someLogoFacts };
  const upload = { fileName: 'bygg.svg', widthMm: 80, rights: 'own', by: astridId, at } as const;
  await insertVersion(shop.db, { id: logoId, logoId, version: 1, read, ...upload });
  return logoId;
}

export const orderChanges = {
  'logo.decided': {
    task: 'orders',
    prepare: aLogo,
    send: (world, member, id) =>
      world.call(member, 'PUT', `/api/vas/logos/${id}/versions/1`, {
        state: 'released',
        threadColours: ['1147', '1000'],
        stitchCount: 5200,
        priceClass: 'B',
      }),
    entry: ({ companyId }) => ({
      companyId,
      subject: `${logoId}/1`,
      before: { state: 'waiting', threadColours: '', stitchCount: null, priceClass: null },
      after: { state: 'released', threadColours: '1147, 1000', stitchCount: 5200, priceClass: 'B' },
    }),
  },
  'order.moved': {
    task: 'orders',
    send: move('accept'),
    entry: ({ orderId }) => ({ subject: orderId, before: { status: 100 }, after: { status: 300, move: 'accept' } }),
  },
  'order.moved to finance': {
    task: 'finance',
    prepare: deliver,
    send: move('invoice'),
    entry: ({ orderId }) => ({ subject: orderId, before: {}, after: { move: 'invoice' } }),
  },
  'order.reported': {
    task: 'orders',
    send: report({ kind: 'accepted' }),
    entry: ({ orderId }) => ({
      subject: orderId,
      before: { status: 100 },
      after: { status: 300, report: { kind: 'accepted' } },
    }),
  },
  'order.reported to finance': {
    task: 'finance',
    prepare: deliver,
    send: report({ kind: 'invoice', rows }),
    entry: ({ orderId }) => ({ subject: orderId, before: {}, after: { report: { kind: 'invoice', rows } } }),
  },
  'order.status-changed': {
    task: 'orders',
    send: (world, member) =>
      world.call(member, 'PATCH', `/api/orderhistory/orders/${world.orderId}/status`, { status: 300 }),
    entry: ({ orderId }) => ({ subject: orderId, before: { status: 100 }, after: { status: 300, told: 300 } }),
  },
  'order.answered': {
    task: 'orders',
    send: async ({ shop, orderId }, { visit }) =>
      sentBy(await answerMessage(shop, visit, { orderId, id: messageId, body: 'It leaves today.' })),
    entry: ({ orderId }) => ({ subject: orderId, before: {}, after: { messageId, body: 'It leaves today.' } }),
  },
  'return.decided': {
    task: 'orders',
    prepare: askReturn,
    send: async ({ shop }, { visit }, returnId) =>
      sentBy(await decideReturn(shop, visit, { returnId, state: 'accepted', answer: 'Send it to us.' })),
    entry: ({ orderId }, _, returnId) => ({
      subject: returnId,
      before: { state: 'asked', answer: '' },
      after: { state: 'accepted', orderId, answer: 'Send it to us.' },
    }),
  },
  'import-refusal.switched': {
    task: 'orders',
    send: (world, member) => world.call(member, 'PUT', '/api/order/simulated-erp/refusals/buyer', { isRefused: true }),
    entry: () => ({ subject: 'buyer', before: { isRefused: false }, after: { isRefused: true } }),
  },
} satisfies Record<string, StaffChange>;
