import { insertMessage } from '#modules/contact/contact-store.server.ts';
import { importSubscribers } from '#modules/newsletter/import-subscribers.server.ts';
import { addressKeyOf, saveSubscriber } from '#modules/newsletter/subscriber-store.server.ts';
import { unblock } from '#modules/newsletter/unblock.server.ts';
import { saveReview } from '#modules/review/review-store.server.ts';
import { addSynonym } from '#modules/search-words/add-synonym.server.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aGuide } from '#tests/build/guide.ts';
import { pdf } from '#tests/build/media.ts';
import type { StaffChange } from './staff-change.ts';
import { type Member, sentBy, type World } from './world.server.ts';

const reviewId = '0199f0a2-7c1e-7abc-8def-0123456789a3';
const media = '/api/content/media?path=guides/care.pdf';

async function aReview({ shop, evaId }: World): Promise<string> {
  const words = { language: 'sv', stars: 1, title: 'Nej', text: 'Ring mig.', author: 'Eva L.' } as const;
  const facts = { basePartNo: '10001110', customerId: evaId, isBusiness: false, writtenAt: shop.clock.now() };
  await saveReview(shop.db, { id: reviewId, ...words, ...facts });
  return reviewId;
}

const messageId = '0199f0a2-7c1e-7abc-8def-0123456789a4';
const answerId = '0199f0a2-7c1e-4abc-8def-0123456789a5';

async function aMessage({ shop, evaId }: World): Promise<string> {
  const words = {
    topic: 'other',
    name: 'Eva L.',
    emailAddress: 'eva@home.example',
    orderNo: '',
    body: 'Ring mig.',
  } as const;
  const facts = { marketId: 1, language: 'sv', customerId: evaId, writtenAt: shop.clock.now() } as const;
  await insertMessage(shop.db, { id: messageId, ...words, ...facts });
  return messageId;
}

const newsletterFile =
  'email,market,language,consent_date,consent_text\nkim@home.example,se,sv,2026-01-02,Ja\nbo@home.example,se,sv,,\n';

async function aBlockedSubscriber({ shop }: World): Promise<string> {
  const emailAddress = 'kim@home.example';
  const now = shop.clock.now();
  const facts = { language: 'sv', state: 'active', source: 'Footer', tags: [], metadata: [], action: 'None' } as const;
  await saveSubscriber(shop.db, { marketId: 1, emailAddress, ...facts, now });
  const block = { address_key: addressKeyOf(emailAddress), reason: 'complaint', at: now } as const;
  await shop.db.insertInto('newsletter_block').values(block).execute();
  return `1-${addressKeyOf(emailAddress).slice(0, 40)}`;
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

async function aRedirect(world: World): Promise<string> {
  const redirect = { from: '/old', to: '/about', everywhere: true };
  return String((await world.call(world.everything, 'POST', '/api/content/redirects', redirect)).body.id);
}

async function anItem({ app, everything }: World): Promise<string> {
  const added = await app.request('/api/content/media-library?name=care.pdf', {
    method: 'POST',
    body: new Uint8Array(pdf),
    headers: { 'content-type': 'application/octet-stream', ...everything.headers },
  });
  return ((await added.json()) as { id: string }).id;
}

async function savedPage(world: World): Promise<string> {
  await world.call(world.everything, 'PUT', '/api/content/content', { language: 'sv', page: aPage() });
  return 'sv/about';
}

export const contentChanges = {
  'newsletter.imported': {
    task: 'newsletter',
    send: async ({ shop }, { visit }) =>
      sentBy(await importSubscribers(shop, visit, { bytes: new TextEncoder().encode(newsletterFile) })),
    entry: () => ({ subject: 'r1', before: {}, after: { accepted: 1, refused: 1 } }),
  },
  'newsletter.unblocked': {
    task: 'newsletter',
    prepare: aBlockedSubscriber,
    send: async ({ shop }, { visit }, id) => sentBy(await unblock(shop, visit, { id, reason: 'Kim rang.' })),
    entry: (_, __, id) => ({ subject: id, before: { block: 'complaint' }, after: { block: 'none' } }),
  },
  'search.synonym-added': {
    task: 'insights',
    send: async ({ shop }, { visit }) =>
      sentBy(await addSynonym(shop, visit, { language: 'sv', phrase: 'Huvtröja', meaning: 'hoodie' })),
    entry: () => ({ subject: 'sv huvtröja', before: {}, after: { meaning: 'hoodie' } }),
  },
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
  'contact.answered': {
    task: 'customers',
    prepare: aMessage,
    send: (world, member, id) =>
      world.call(member, 'POST', `/api/notifications/contact-messages/${id}/answers`, { id: answerId, body: 'Ja.' }),
    entry: () => ({ subject: messageId, before: { state: 'waiting' }, after: { state: 'answered', answerId } }),
  },
  'contact.switched': {
    task: 'customers',
    prepare: aMessage,
    send: (world, member, id) =>
      world.call(member, 'PUT', `/api/notifications/contact-messages/${id}/state`, { state: 'closed' }),
    entry: () => ({ subject: messageId, before: { state: 'waiting' }, after: { state: 'closed' } }),
  },
  'content.redirect-added': {
    task: 'content',
    send: (world, member) => world.call(member, 'POST', '/api/content/redirects', { from: '/Old/', to: '/about' }),
    entry: (_, { body }) => ({
      subject: String(body.id),
      before: {},
      after: { from: '/old', to: '/about', marketId: 1 },
    }),
  },
  'content.redirect-removed': {
    task: 'content',
    prepare: aRedirect,
    send: (world, member, id) => world.call(member, 'DELETE', `/api/content/redirects/${id}`),
    entry: (_, __, id) => ({ subject: id, before: { from: '/old', to: '/about', marketId: null }, after: {} }),
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
  'media.changed': {
    task: 'content',
    prepare: anItem,
    send: (world, member, id) =>
      world.call(member, 'PUT', `/api/content/media-library/${id}`, {
        version: 1,
        name: 'Care',
        folder: 'guides',
        alts: {},
        isDecorative: false,
        focal: { x: 0.5, y: 0.5 },
      }),
    entry: (_, { body }) => ({
      subject: String(body.path),
      before: { name: 'care.pdf', folder: '' },
      after: { name: 'Care', folder: 'guides' },
    }),
  },
  'content.page-saved': {
    task: 'content',
    prepare: savedPage,
    send: (world, member) =>
      world.call(member, 'PUT', '/api/content/content', { language: 'sv', page: aPage({ title: 'Om oss' }) }),
    entry: () => ({ subject: 'sv/about', before: { title: 'About us' }, after: { title: 'Om oss', marketId: 1 } }),
  },
  'content.guide-saved': {
    task: 'content',
    send: (world, member) => world.call(member, 'PUT', '/api/content/guides/craft-trousers', { guide: aGuide() }),
    entry: () => ({ subject: 'craft-trousers', before: {}, after: aGuide() }),
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
