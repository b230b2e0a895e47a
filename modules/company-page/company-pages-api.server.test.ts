import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPage } from '#tests/build/content.ts';
import { hugePng, logoSvg } from '#tests/build/logo.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { Claims } from '../auth/claims.ts';
import { type Role, roles } from '../auth/roles.ts';
import { saveContent } from '../content/save-content.server.ts';

const picture = (path: string) => ({ path, alt: 'A harbour', width: 2400, height: 1350 });
const scene = {
  wide: picture('scenes/harbour-wide.jpg'),
  tall: picture('scenes/harbour-tall.jpg'),
  quiet: 'left',
  tallQuiet: 'top',
  tone: 'dark',
};

let shop: TestShop;
let app: TestApp;
let hamnvik: { id: number };
let other: { id: number };

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  hamnvik = await aCompany('Hamnvik').inCoop('SHIPYARDS').save(shop.db);
  other = await aCompany('Other').save(shop.db);
  const page = aPage({ blocks: [{ name: 'core/cover', attributes: { scene } }] });
  await saveContent(shop, [{ marketId: 1, language: 'sv', kind: 'page', slug: 'about', data: page }]);
});

const of = (storm_role: Role, { id }: { id: number } = hamnvik): Partial<Claims> => ({ storm_role, company_id: id });

const whole = () => ({
  company_id: String(hamnvik.id),
  title: 'Hamnvik at work',
  content: 'Welcome.\n\nAsk Vera.',
  hero_block: JSON.stringify({
    headline: 'Dressed for the quay',
    text: 'New trousers',
    scene: 'scenes/harbour-wide.jpg',
    action: { text: 'Order', link: { url: '/sv/all-products' } },
  }),
  column_cards: JSON.stringify([{ title: 'Sizes', text: 'Try them on Tuesdays.' }]),
  video: 'https://films.example/quay',
  product_add_to_cart: '100011100100C50',
});

async function insert(
  fields: Record<string, string>,
  claims: Partial<Claims> | undefined = of(roles.administrator),
  file?: string | Uint8Array<ArrayBuffer>,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file !== undefined) body.set('logotype', new File([file], 'logo.svg'));
  const headers = await app.bearer(claims);
  const answer = await app.request('/api/content/insert/company', { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & { id: number } };
}

async function call(path: string, claims: Partial<Claims> | undefined, method = 'GET') {
  const headers = claims ? await app.bearer(claims) : {};
  const answer = await app.request(`/api/content${path}`, { method, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const read = (claims: Partial<Claims> | undefined, coop = 'SHIPYARDS') =>
  call(`/company?company_id=${hamnvik.id}&coop_code=${coop}`, claims);

test('E03 E20 E21 a form with title and logotype makes the start page that people of the company read', async () => {
  const sent = await insert(whole(), undefined, logoSvg('<script>alert(1)</script>'));
  expect(sent.status).toBe(200);
  const expected = {
    id: sent.body.id,
    company_id: hamnvik.id,
    coop_code: 'SHIPYARDS',
    title: 'Hamnvik at work',
    content: 'Welcome.\n\nAsk Vera.',
    hero_block: {
      headline: 'Dressed for the quay',
      text: 'New trousers',
      scene,
      action: { text: 'Order', link: { url: '/sv/all-products' } },
    },
    column_cards: [{ title: 'Sizes', text: 'Try them on Tuesdays.' }],
    logotype: { url: `/api/content/company/${sent.body.id}/logotype?v=1`, ratio: 0.5 },
    video: 'https://films.example/quay',
    product_add_to_cart: '100011100100',
    version: 1,
  };
  for (const role of [roles.user, roles.customerAdmin, roles.administrator])
    expect(await read(of(role))).toEqual({ status: 200, body: expected });
  expect((await read(of(roles.user), 'shipyards')).status).toBe(200);
});

test('E20 another company, another code and anonymous visitors get none', async () => {
  await insert(whole());
  for (const role of [roles.user, roles.administrator])
    expect(await read(of(role, other))).toMatchObject({ status: 404, body: { code: 'company-page-not-found' } });
  expect(await read(of(roles.user), 'ELSEWHERE')).toMatchObject({
    status: 404,
    body: { code: 'company-page-not-found' },
  });
  expect((await call(`/company?company_id=${other.id}&coop_code=SHIPYARDS`, of(roles.user, other))).status).toBe(404);
  expect((await read(undefined)).status).toBe(401);
});

test('E19 the editor is open to 65 and to 80 with the task customers, and to no other', async () => {
  await insert(whole());
  const path = `/company/editor?company_id=${hamnvik.id}`;
  const expected = { company_id: hamnvik.id, coop_code: 'SHIPYARDS', name: 'Hamnvik', scenes: [scene], mostCards: 4 };
  expect(await call('/company/editor', of(roles.administrator))).toMatchObject({
    status: 200,
    body: { ...expected, page: { title: 'Hamnvik at work' } },
  });
  expect(await call(path, { tasks: ['customers'] })).toMatchObject({ status: 200, body: expected });
  expect((await call(path, { tasks: ['content'] })).status).toBe(404);
  expect((await call(path, undefined)).status).toBe(401);
  for (const role of [roles.user, roles.customerAdmin]) expect((await call(path, of(role))).status).toBe(403);
  expect((await call(path, of(roles.administrator, other))).status).toBe(404);
  expect((await call('/company/editor', { storm_role: roles.b2c })).status).toBe(404);
});

test('E21 others cannot write the page, and nothing is stored', async () => {
  for (const role of [roles.user, roles.customerAdmin]) expect((await insert(whole(), of(role))).status).toBe(403);
  expect((await insert(whole(), of(roles.administrator, other))).status).toBe(404);
  expect((await insert(whole(), { tasks: ['content'] })).status).toBe(404);
  expect((await read(of(roles.user))).status).toBe(404);
});

test('E22 a removed page is gone; another company cannot remove it', async () => {
  const { id } = (await insert(whole())).body;
  expect((await call(`/company/${id}`, of(roles.administrator, other), 'DELETE')).status).toBe(404);
  for (const role of [roles.user, roles.customerAdmin])
    expect((await call(`/company/${id}`, of(role), 'DELETE')).status).toBe(403);
  expect(await call(`/company/${id}`, of(roles.administrator), 'DELETE')).toEqual({ status: 200, body: { id } });
  expect((await read(of(roles.user))).status).toBe(404);
  expect((await call(`/company/${id}`, of(roles.administrator), 'DELETE')).status).toBe(404);
});

test('E21 the logotype is cleaned, shown as a picture to the company only, kept, replaced and removed', async () => {
  const { id } = (await insert(whole(), undefined, logoSvg('<script>alert(1)</script>'))).body;
  const open = async (claims: Partial<Claims>) =>
    app.request(`/api/content/company/${id}/logotype`, { headers: await app.bearer(claims) });
  const shown = await open(of(roles.user));
  expect(shown.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(await shown.text()).toMatch(/^<svg (?!.*script)/s);
  expect((await open(of(roles.administrator, other))).status).toBe(404);
  expect((await insert(whole())).body).toMatchObject({ version: 2, logotype: { ratio: 0.5 } });
  expect((await insert({ ...whole(), remove_logotype: 'true' })).body).toMatchObject({ logotype: null });
  expect((await open(of(roles.user))).status).toBe(404);
});

test.each([
  ['a file of another type', Buffer.from('PK\u0003\u0004'), 'logo-type'],
  ['declared entities', `<!DOCTYPE svg [<!ENTITY a "ha">]>${logoSvg()}`, 'logo-unsafe'],
  ['a huge picture', hugePng(30_000), 'logo-too-many-pixels'],
])('E21 %s as a logotype is refused', async (_, file, code) => {
  const sent = await insert(whole(), undefined, typeof file === 'string' ? file : new Uint8Array(file));
  expect([sent.status, sent.body]).toMatchObject([422, { code }]);
  expect((await read(of(roles.user))).status).toBe(404);
});

test.each([
  ['title', '<script>'],
  ['title', ''],
  ['content', 'Click <b>here</b>'],
  ['video', 'javascript:alert(1)'],
  ['video', 'data:text/html,x'],
  ['video', '//bad.example'],
  ['product_add_to_cart', '12'],
  ['hero_block', '{"headline":'],
  ['hero_block', JSON.stringify({ headline: 'x', scene: 'scenes/unknown.jpg' })],
  ['hero_block', JSON.stringify({ headline: '<img>', scene: 'scenes/harbour-wide.jpg' })],
  ['column_cards', JSON.stringify([{ title: 'x', text: 'y', action: { text: 'z', link: { url: 'javascript:x' } } }])],
  ['column_cards', JSON.stringify(Array.from({ length: 5 }, () => ({ title: 'x', text: 'y' })))],
])('E21 %s %s is refused', async (name, value) => {
  expect((await insert({ ...whole(), [name]: value })).status).toBe(422);
  expect((await read(of(roles.user))).status).toBe(404);
});

test('a change that is based on an outdated version is refused', async () => {
  expect((await insert({ ...whole(), version: '0' })).status).toBe(200);
  expect(await insert({ ...whole(), version: '0', title: 'Late' })).toMatchObject({
    status: 409,
    body: { code: 'company-page-changed' },
  });
  expect((await insert({ ...whole(), version: '1', title: 'In time' })).body).toMatchObject({ title: 'In time' });
});

test('E19 the editor keeps the picture of the page if no other page of the market shows it any more', async () => {
  await insert(whole());
  const without = { marketId: 1, language: 'sv', kind: 'page', slug: 'about', data: aPage() } as const;
  await saveContent(shop, [without]);
  expect((await call('/company/editor', of(roles.administrator))).body).toMatchObject({ scenes: [scene] });
  expect((await insert(whole())).body).toMatchObject({ hero_block: { scene } });
});
