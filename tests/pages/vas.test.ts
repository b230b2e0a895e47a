import { beforeAll, expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { roles } from '#modules/auth/roles.ts';
import { aCompany } from '#tests/build/company.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { goodsWithServices, jobTag, logo, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeAll(async () => {
  shop = await openTestShop();
  await bringFeed(shop, goodsWithServices);
  app = await openBuiltApp(shop);
});

const companyVas = routeHref('companyVas', 'sv');

let people = 0;

async function somebody(settings: Record<string, string> = { ShowVas: 'true' }, role: 64 | 81 = roles.user) {
  const company = await aCompany().with(settings).save(shop.db);
  people += 1;
  const { id } = await aPerson(`p${people}@bygg.example`).withRole(role).at(company).save(shop.db);
  return { customer_id: id, storm_role: role, company_id: company.id };
}

const pageOf = async (path: string, claims?: Awaited<ReturnType<typeof somebody>>, host?: string) => {
  const answer = await app.get(path, { ...(claims && { claims }), ...(host && { host }) });
  // A page also contains its texts as data in scripts; only the part before the scripts is visible.
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html: (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ''),
  };
};

test('R17 the page of services is open to everybody, in Polish at its own path', async () => {
  expect(routeHref('vas', 'pl')).toBe('/pl/uslugi-dodatkowe');
  expect((await pageOf('/en/vas')).status).toBe(200);
  expect((await pageOf('/pl/uslugi-dodatkowe', undefined, 'pl.localhost:3000')).status).toBe(200);
  const { html } = await pageOf('/sv/vas');
  expect(html).toContain('Namn och yrke');
  expect(html).toMatch(/Från 34,00\skr/);
  expect(html).toMatch(/A\. Holm<[\s\S]*Tekniker</);
  expect(html).toContain('kan inte returneras för att ni ångrar er');
});

test('R49 V30 the company’s services need a sign-in and no role; they have prices', async () => {
  expect(await pageOf('/en/mypages/vas')).toMatchObject({
    status: 307,
    location: `/login?returnTo=${encodeURIComponent('/en/mypages/vas')}`,
  });
  const { status, html } = await pageOf(
    companyVas,
    await somebody({ ShowVas: 'true', PreSelectedVasServices: `${logo}` }),
  );
  expect(status).toBe(200);
  expect(html).toMatch(/Logotyp[\s\S]*Förvald[\s\S]*32,00\skr/);
  expect(html).toMatch(/42,00\skr[\s\S]*34,00\skr/);
});

test('V30 without ShowVas the page says that there are none', async () => {
  const { status, html } = await pageOf('/en/mypages/vas', await somebody({}));
  expect(status).toBe(200);
  expect(html).toContain('No services are available for your company.');
  expect(html).not.toContain('own-data');
});

const servicesFor = async (claims?: Awaited<ReturnType<typeof somebody>>, sku = trousers) =>
  (await app.get(`/sv/vas-answers/services?sku=${sku}`, claims && { claims })).json();

test('V07 anonymous visitors, consumers and companies without ShowVas have no services to choose', async () => {
  const { id } = await aConsumer().save(shop.db);
  const consumer = { customer_id: id, storm_role: roles.b2c, company_id: undefined };
  for (const claims of [undefined, consumer as never, await somebody({})])
    expect(await servicesFor(claims)).toMatchObject({ services: [], first: [] });
  expect(await servicesFor(await somebody(), gloves)).toMatchObject({ services: [] });
});

test('V08 V09 V10 who may choose and edit services, and which are preset', async () => {
  const forcing = { ShowVas: 'true', PreSelectedVasServices: `${logo}`, ForcePreSelectedVasForUsers: 'true' };
  expect(await servicesFor(await somebody(forcing))).toMatchObject({
    services: [{ id: logo, price: expect.stringMatching(/32,00/) }, { id: nameTag }, { id: jobTag }],
    isDisabled: true,
    isLimited: true,
    first: [logo],
  });
  expect(await servicesFor(await somebody(forcing, roles.customerAdmin))).toMatchObject({
    isDisabled: false,
    isLimited: false,
    first: [logo],
  });
});

test('V19 the answer says that the company wants a service on each garment', async () => {
  const forcing = { ShowVas: 'true', ForceVasSelectionOnProductsWithVas: 'true' };
  expect(await servicesFor(await somebody(forcing, roles.customerAdmin))).toMatchObject({
    first: [],
    mustChoose: true,
  });
  expect(await servicesFor(await somebody())).toMatchObject({ first: [], mustChoose: false });
});

test('V29 if texts cannot be rendered, the log has one line and the answer no words', async () => {
  const { log, lines } = logLines();
  const withoutServices: TestShop['snapshots']['read'] = (snapshot, key) =>
    snapshot.name === 'vas-articles' ? Promise.reject(new Error('no services')) : shop.snapshots.read(snapshot, key);
  const broken = await openBuiltApp({ ...shop, log, snapshots: { ...shop.snapshots, read: withoutServices } });
  const body = JSON.stringify({ productRequests: [{ serviceArticleId: nameTag }] });
  const headers = { 'content-type': 'application/json', origin: 'http://se.localhost:3000' };
  const claims = await somebody();
  const answer = await broken.get('/sv/vas-answers/render', { claims, method: 'POST', body, headers });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('no services');
  expect(lines.filter(({ level }) => level >= 50).map(({ msg }) => msg)).toEqual(['a page failed']);
});

test('the visitor’s own data for texts is stored', async () => {
  const claims = await somebody();
  const body = new URLSearchParams({ occupation: 'Snickare', customizedText: 'Lag 1' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://se.localhost:3000' };
  const answer = await app.get(companyVas, { claims, method: 'POST', body, headers });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${companyVas}?saved=1#own-data`]);
  const { html } = await pageOf(`${companyVas}?saved=1`, claims);
  expect(html).toContain('value="Snickare"');
  expect(html).toMatch(/>\s*Lag 1<\/textarea>/);
});

test('V07 the size table offers services to companies that have them', async () => {
  const tableOf = async (claims: Awaited<ReturnType<typeof somebody>>, article: string) =>
    (await app.get(`/sv/product-answers/matrix/${article.slice(0, 8)}`, { claims })).json();
  const admin = await somebody({ ShowVas: 'true' }, roles.customerAdmin);
  expect(await tableOf(admin, trousers)).toMatchObject({ servicesOf: trousers });
  expect(await tableOf(admin, gloves)).not.toHaveProperty('servicesOf');
  expect(await tableOf(await somebody({}, roles.customerAdmin), trousers)).not.toHaveProperty('servicesOf');
});

test('an administrator uploads a logo on the page; a user of the company sees it and no form', async () => {
  const admin = await somebody({ ShowVas: 'true' }, roles.customerAdmin);
  const headers = { origin: 'http://se.localhost:3000' };
  const send = (file: string, widthMm = '80') => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ intent: 'logo', name: 'Bygg', widthMm, rights: 'own' }))
      body.set(name, value);
    body.set('file', new File([file], 'bygg.svg', { type: 'image/svg+xml' }));
    return app.get(companyVas, { claims: admin, method: 'POST', body, headers });
  };
  const unsafe = await send(`<!DOCTYPE svg [<!ENTITY a "b">]>${logoSvg()}`);
  expect(unsafe.status).toBe(422);
  expect(await unsafe.text()).toContain('Filen deklarerar entiteter');
  expect(await (await send(logoSvg(), '5')).text()).toContain('Bredd på plagget, i mm');
  const answer = await send(logoSvg('<script>alert(1)</script>'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${companyVas}?uploaded=1#logos`]);
  const { html } = await pageOf(companyVas, admin);
  expect(html).toMatch(
    /Bygg[\s\S]*Version 1[\s\S]*Väntar på frisläppning[\s\S]*Produktionen börjar när vi har frisläppt den/,
  );
  expect(html).toMatch(/80 × 40 mm[\s\S]*Tunnaste linje 3,2 mm/);
  expect(html).toContain('Ladda upp logotyp');
  const user = await aPerson('user@bygg.example').at({ id: admin.company_id }).save(shop.db);
  const seen = await pageOf(companyVas, { customer_id: user.id, storm_role: roles.user, company_id: admin.company_id });
  expect(seen.html).toContain('Väntar på frisläppning');
  expect(seen.html).not.toContain('Ladda upp logotyp');
});
