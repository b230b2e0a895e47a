import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { aPage } from '#tests/build/content.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { savePage } from '../content/save-page.server.ts';
import type { DocumentPlace } from './draft.ts';
import { listContent } from './list-content.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { publishDue } from './publish-due.server.ts';
import { readDraft } from './read-draft.server.ts';
import { saveDraft } from './save-draft.server.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
let author: number;

const place: DocumentPlace = { marketId: 1, language: 'sv', kind: 'page', slug: 'about' };

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  ({ id: author } = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db));
});

const visit = () =>
  aVisit({ now: shop.clock.now(), claims: someClaims({ storm_role: roles.internal, customer_id: author }) });
const inAMinute = () => new Date(shop.clock.now().getTime() + 60_000);
const save = (version: number, title: string) => saveDraft(shop, visit(), { place, version, data: aPage({ title }) });

/** A page that is planned for the next minute; returns that time. */
async function plan(): Promise<Date> {
  await save(0, 'Winter');
  const at = inAMinute();
  expect(await publishDraft(shop, visit(), { place, version: 1, at })).toMatchObject({ ok: true });
  return at;
}

/** As if a new version of the shop asked for more than the one that kept the page. */
const makeIncomplete = () =>
  shop.db
    .updateTable('content_version')
    .set({ data: JSON.stringify(aPage({ title: '' })) })
    .execute();

async function stoppedOf() {
  const read = await readDraft(shop, visit(), place);
  const listed = await listContent(shop, visit(), { marketId: 1 });
  const inEditor = read.ok ? read.value.draft.stopped : undefined;
  expect(listed.ok && listed.value[0]?.stopped).toEqual(inEditor);
  return inEditor;
}

test('the author reads in the shop and by mail, once, that a page was not published at its time', async () => {
  const at = await plan();
  await makeIncomplete();
  shop.clock.moveBy(60_000);
  expect([await publishDue(shop), await publishDue(shop)]).toEqual([0, 0]);
  expect(await stoppedOf()).toEqual({ at, reason: 'incomplete' });
  await shop.events.deliverDue();
  const notices = await shop.db.selectFrom('notice').select(['customer_id', 'kind', 'page', 'params']).execute();
  expect(notices).toEqual([
    { customer_id: author, kind: 'schedule-stopped', page: 'staffContent', params: { id: 'se.sv.page.about' } },
  ]);
  const mails = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
  expect(mails.map(({ subject }) => subject)).toEqual(['Publicerades inte som planerat: Winter']);
  expect(mails[0]?.text).toContain('Sidan var inte färdig vid den planerade tiden.');
  expect(mails[0]?.text).toContain('/sv/staff/content/se.sv.page.about');
});

test('a page that something else was published in place of says so until it is planned again', async () => {
  const at = await plan();
  await savePage(shop, visit(), {
    language: 'sv',
    page: aPage({ title: 'By a program' }),
    kind: 'page',
    everywhere: false,
  });
  shop.clock.moveBy(60_000);
  expect(await publishDue(shop)).toBe(0);
  expect(await stoppedOf()).toEqual({ at, reason: 'overtaken' });
  await shop.events.deliverDue();
  const [mail] = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
  expect(mail?.text).toContain('Något annat publicerades i dess ställe');
  const saved = await saveDraft(shop, visit(), {
    place,
    version: 3,
    data: aPage({ title: 'Spring' }),
    overrides: true,
  });
  expect(saved).toMatchObject({ ok: true, value: { version: 4 } });
  expect(await stoppedOf()).toEqual({ at, reason: 'overtaken' });
  await publishDraft(shop, visit(), { place, version: 4, at: inAMinute() });
  expect(await stoppedOf()).toBeUndefined();
});
