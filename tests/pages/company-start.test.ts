import { beforeEach, expect, test } from 'vitest';
import type { Claims } from '#modules/auth/claims.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { saveContent } from '#modules/content/save-content.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let app: Awaited<ReturnType<typeof openBuiltApp>>;
let hamnvik: { id: number };
let other: { id: number };

beforeEach(async () => {
  const shop = await openTestShop();
  app = await openBuiltApp(shop);
  await bringFeed(shop, smallWorld());
  const front = aPage({ slug: 'front-page', title: 'Workwear' });
  await saveContent(shop, [
    { marketId: 1, language: 'en', kind: 'general', slug: 'general', data: someGeneral() },
    { marketId: 1, language: 'en', kind: 'page', slug: 'front-page', data: front },
  ]);
  hamnvik = await aCompany('Hamnvik').save(shop.db);
  other = await aCompany('Other').save(shop.db);
});

const of = (storm_role: Role, { id }: { id: number } = hamnvik): Partial<Claims> => ({ storm_role, company_id: id });
const editor = () => `/en/mypages/company/administrate-company/${hamnvik.id}/start-page`;

/** Without scripts, which contain the data of the whole page. */
async function open(path: string, claims?: Partial<Claims>) {
  const answer = await app.get(path, claims ? { claims } : {});
  return { status: answer.status, text: (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '') };
}

async function save(fields: Record<string, string>, claims = of(roles.administrator)) {
  const answer = await app.get(editor(), {
    method: 'POST',
    claims,
    headers: { origin: 'http://se.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'save', version: '0', title: 'Welcome aboard', ...fields }).toString(),
  });
  const text = await answer.text();
  return { status: answer.status, location: answer.headers.get('location'), text };
}

test('E31 a company’s people see its start page at the language home, others the front page', async () => {
  const sent = await save({
    content: 'Ask Vera.',
    product_add_to_cart: '100011100100C50',
    card2Title: 'Sizes',
    card2Text: 'On Tuesdays.',
  });
  expect(sent).toMatchObject({ status: 302, location: `${editor()}?done=saved` });
  for (const role of [roles.user, roles.customerAdmin, roles.administrator]) {
    const { status, text } = await open('/en', of(role));
    expect(status).toBe(200);
    for (const part of ['Welcome aboard', 'Ask Vera.', 'On Tuesdays.', 'colour=100011100100'])
      expect(text).toContain(part);
    expect(text.includes('Edit this page')).toBe(role === roles.administrator);
    expect(text.match(/<h1/g)).toHaveLength(1);
  }
  for (const claims of [of(roles.user, other), { storm_role: roles.b2c }, undefined]) {
    const { text } = await open('/en', claims);
    expect(text).toContain('Workwear');
    expect(text).not.toContain('Welcome aboard');
  }
});

test('E19 the editor shows what is stored, names problems at their fields, and removes the page', async () => {
  expect((await open(editor(), of(roles.administrator))).text).toContain('value="Hamnvik"');
  const wrong = await save({
    title: '',
    card3Title: 'Link',
    card3Text: 'x',
    card3LinkText: 'y',
    card3LinkUrl: 'javascript:x',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('href="#title"');
  expect(wrong.text).toContain('href="#card3LinkUrl"');
  expect((await save({})).status).toBe(302);
  expect((await save({ title: 'Late' })).status).toBe(409);
  expect((await open(editor(), of(roles.administrator))).text).toContain('value="Welcome aboard"');
  expect((await save({ intent: 'remove' })).location).toBe(`${editor()}?done=removed`);
  expect((await open('/en', of(roles.user))).text).not.toContain('Welcome aboard');
});

test('E19 the editor is not open to 64, 81 and other companies; a company links to it', async () => {
  for (const role of [roles.user, roles.customerAdmin]) expect((await open(editor(), of(role))).status).toBe(307);
  expect((await open(editor(), of(roles.administrator, other))).status).toBe(404);
  expect((await save({}, of(roles.administrator, other))).status).toBe(404);
  const company = await open(editor().replace('/start-page', ''), of(roles.administrator));
  expect(company.text).toContain(`href="${editor()}"`);
});
