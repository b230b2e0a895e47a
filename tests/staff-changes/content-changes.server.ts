import { saveReview } from '#modules/review/review-store.server.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { pdf } from '#tests/build/media.ts';
import type { StaffChange } from './staff-change.ts';
import type { Member, World } from './world.server.ts';

const reviewId = '0199f0a2-7c1e-7abc-8def-0123456789a3';
const media = '/api/content/media?path=guides/care.pdf';

async function aReview({ shop, evaId }: World): Promise<string> {
  const words = { language: 'sv', stars: 1, title: 'Nej', text: 'Ring mig.', author: 'Eva L.' } as const;
  const facts = { basePartNo: '10001110', customerId: evaId, isBusiness: false, writtenAt: shop.clock.now() };
  await saveReview(shop.db, { id: reviewId, ...words, ...facts });
  return reviewId;
}

async function upload({ app }: World, { headers }: Member) {
  const type = { 'content-type': 'application/octet-stream' };
  const answer = await app.request(media, {
    method: 'PUT',
    body: new Uint8Array(pdf),
    headers: { ...type, ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function aFile(world: World): Promise<string> {
  return String((await upload(world, world.everything)).body.version);
}

async function savedPage(world: World): Promise<string> {
  await world.call(world.everything, 'PUT', '/api/content/content', { language: 'sv', page: aPage() });
  return 'sv/about';
}

export const contentChanges = {
  'review.decided': {
    task: 'content',
    prepare: aReview,
    send: (world, member, id) =>
      world.call(member, 'PUT', `/api/review/moderation/${id}`, {
        status: 'refused',
        revision: 1,
        reason: 'It has a phone number in it, Eva.',
      }),
    entry: () => ({
      subject: reviewId,
      before: { status: 'waiting', reason: '' },
      after: { status: 'refused', reason: 'It has a phone number in it, Eva.' },
    }),
  },
  'media.stored': {
    task: 'content',
    send: upload,
    entry: (_, { body }) => ({
      subject: 'guides/care.pdf',
      before: {},
      after: { bytes: 15, version: String(body.version) },
    }),
  },
  'media.removed': {
    task: 'content',
    prepare: aFile,
    send: (world, member) => world.call(member, 'DELETE', media),
    entry: (_, __, version) => ({ subject: 'guides/care.pdf', before: { bytes: 15, version }, after: {} }),
  },
  'content.page-saved': {
    task: 'content',
    prepare: savedPage,
    send: (world, member) =>
      world.call(member, 'PUT', '/api/content/content', { language: 'sv', page: aPage({ title: 'Om oss' }) }),
    entry: () => ({ subject: 'sv/about', before: { title: 'About us' }, after: { title: 'Om oss', marketId: 1 } }),
  },
  'content.general-saved': {
    task: 'content',
    send: (world, member) =>
      world.call(member, 'PUT', '/api/content/general', { language: 'sv', everywhere: true, general: someGeneral() }),
    entry: () => ({ subject: 'sv', before: {}, after: someGeneral() }),
  },
  'company-settings.changed': {
    task: 'customers',
    send: (world, member) =>
      world.call(member, 'PUT', `/api/settings/company/${world.companyId}`, [
        { key: 'HidePrice', value: 'true' },
        { key: 'PartnerPassword', value: 'hush' },
      ]),
    entry: ({ companyId }) => ({
      subject: String(companyId),
      before: {},
      after: { HidePrice: 'true', otherSettings: ['PartnerPassword'] },
    }),
  },
  'customer.infos-changed': {
    task: 'customers',
    send: (world, member) =>
      world.call(member, 'PUT', `/api/customer/customers/${world.evaId}/infos`, [
        { code: 'EmployeeNo', value: '7' },
        { code: 'PartnerPassword', value: 'hush' },
      ]),
    entry: ({ evaId }) => ({
      subject: String(evaId),
      before: {},
      after: { EmployeeNo: '7', otherInfos: ['PartnerPassword'] },
    }),
  },
  'reseller-slug.given': {
    task: 'customers',
    send: async ({ app, companyId }, { headers }) => {
      const body = new URLSearchParams({ companyId: String(companyId), slug: 'boden' });
      const answer = await app.request('/api/content/reseller-slugs', { method: 'POST', body, headers });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    entry: ({ companyId }) => ({ subject: String(companyId), before: { slugs: [] }, after: { slugs: ['boden'] } }),
  },
} satisfies Record<string, StaffChange>;
