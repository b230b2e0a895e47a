import { expect } from 'vitest';
import { aSizeGuide } from '#tests/build/feed.ts';
import { aPerson } from '#tests/build/person.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { idIn, type StaffChange } from './staff-change.ts';
import type { World } from './world.server.ts';

const customers = '/api/customer/customers';

async function ada({ shop, companyId }: World): Promise<string> {
  const { id } = await aPerson('ada@bygg.example').at({ id: companyId }).save(shop.db);
  return String(id);
}

async function withSizes(world: World): Promise<string> {
  await bringFeed(world.shop, [aSizeGuide()]);
  return ada(world);
}

async function newcomer(world: World): Promise<string> {
  const id = await ada(world);
  await world.shop.db
    .updateTable('account')
    .set({ password_hash: null })
    .where('customer_id', '=', Number(id))
    .execute();
  return id;
}

async function invited(world: World): Promise<string> {
  const id = await newcomer(world);
  await world.shop.db
    .updateTable('account')
    .set({ invited_at: new Date('2026-11-01T08:00:00Z') })
    .where('customer_id', '=', Number(id))
    .execute();
  return id;
}

async function stranger({ shop }: World): Promise<string> {
  const { id } = await aPerson('ada@bygg.example').save(shop.db);
  return String(id);
}

const street = { addressLine1: 'Kajen 1', zipCode: '111 22', city: 'Stockholm', countryCode: 'SE' };

export const peopleChanges = {
  'customer.invited': {
    task: 'customers',
    prepare: newcomer,
    send: (world, member, id) => world.call(member, 'PUT', `${customers}/${id}/invitation`, {}),
    entry: ({ companyId }, __, id) => ({
      companyId,
      subject: id,
      before: {},
      after: { invitedAt: expect.any(String) },
    }),
  },
  'customer.invitation-withdrawn': {
    task: 'customers',
    prepare: invited,
    send: (world, member, id) => world.call(member, 'DELETE', `${customers}/${id}/invitation`),
    entry: ({ companyId }, __, id) => ({ companyId, subject: id, before: {}, after: {} }),
  },
  'customer.created': {
    task: 'customers',
    send: (world, member) =>
      world.call(member, 'POST', customers, {
        companyId: world.companyId,
        firstName: 'Ida',
        lastName: 'Ek',
        emailAddress: 'ida@bygg.example',
        account: { roleId: 81 },
      }),
    entry: ({ companyId }, sent) => ({
      companyId,
      subject: idIn(sent),
      before: {},
      after: {
        roleId: 81,
        isActive: true,
        companyIds: [companyId],
        emailAddress: 'ida@bygg.example',
        firstName: 'Ida',
        lastName: 'Ek',
      },
    }),
  },
  'customer.changed': {
    task: 'customers',
    prepare: ada,
    send: (world, member, id) =>
      world.call(member, 'PUT', `${customers}/${id}`, {
        firstName: 'Ada',
        lastName: 'Lind',
        emailAddress: 'ada@bygg.example',
        infos: [{ code: 'EmployeeNo', value: '7' }],
      }),
    entry: ({ companyId }, __, id) => ({
      companyId,
      subject: id,
      before: { lastName: 'Berg' },
      after: { lastName: 'Lind', EmployeeNo: '7' },
    }),
  },
  'customer.rights-changed': {
    task: 'customers',
    prepare: ada,
    send: (world, member, id) =>
      world.call(member, 'PUT', `${customers}/${id}/rights`, { roleId: 81, isSuperCustomerAdmin: true }),
    entry: ({ companyId }, __, id) => ({
      companyId,
      subject: id,
      before: { roleId: 64, isSuper: false },
      after: { roleId: 81, isSuper: true },
    }),
  },
  'customer.switched': {
    task: 'customers',
    prepare: ada,
    send: (world, member, id) => world.call(member, 'POST', `${customers}/${id}/account/deactivate`),
    entry: ({ companyId }, __, id) => ({
      companyId,
      subject: id,
      before: { isActive: true },
      after: { isActive: false },
    }),
  },
  'customer.erased': {
    task: 'customers',
    prepare: ada,
    send: (world, member, id) => world.call(member, 'DELETE', `${customers}/${id}`),
    entry: ({ companyId }, __, id) => ({ companyId, subject: id, before: {}, after: {} }),
  },
  'customer.companies-changed': {
    task: 'customers',
    prepare: stranger,
    send: (world, member, id) =>
      world.call(member, 'POST', `${customers}/${id}/companies`, { companyId: world.companyId }),
    entry: ({ companyId }, _, id) => ({
      companyId,
      subject: id,
      before: { companyIds: [] },
      after: { companyIds: [companyId] },
    }),
  },
  'customer.addresses-changed': {
    task: 'customers',
    prepare: ada,
    send: (world, member, id) => world.call(member, 'POST', `${customers}/${id}/addresses`, street),
    entry: ({ companyId }, sent, id) => ({
      companyId,
      subject: id,
      before: { addresses: [] },
      after: { addresses: [{ id: Number(idIn(sent)), ...street }] },
    }),
  },
  'customer.sizes-changed': {
    task: 'customers',
    prepare: withSizes,
    send: (world, member, id) =>
      world.call(member, 'PUT', `${customers}/${id}/sizes`, [{ sizeGroup: 'men-c', size: 'c52' }]),
    entry: ({ companyId }, __, id) => ({ companyId, subject: id, before: {}, after: { 'men-c': 'C52' } }),
  },
  'customer.membership-offered': {
    task: 'customers',
    prepare: stranger,
    send: (world, member) =>
      world.call(member, 'POST', '/api/customer/offers', {
        companyId: world.companyId,
        emailAddress: 'ada@bygg.example',
      }),
    entry: ({ companyId }, _, id) => ({ subject: id, before: {}, after: { companyId }, companyId }),
  },
} satisfies Record<string, StaffChange>;
