import { beforeAll, expect, test } from 'vitest';
import { matchPage } from '#app/addresses/page-addresses.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { saveContent } from '#modules/content/save-content.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPage, someGeneral } from '#tests/build/content.ts';
import { aPerson } from '#tests/build/person.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';
import { linksIn } from './crawl.ts';

let app: Awaited<ReturnType<typeof openBuiltApp>>;
let companyId: number;
const people = new Map<Role, number>();

const help = {
  name: 'service',
  title: 'Help',
  links: [
    { text: 'Size guide', link: { page: 'sizeguide' } },
    { text: 'Declarations of conformity', link: { page: 'euDoc' } },
  ],
};

beforeAll(async () => {
  const shop = await openTestShop();
  app = await openBuiltApp(shop);
  await bringFeed(shop, smallWorld());
  const page = (kind: 'page' | 'dealer-page', slug: string, title: string) =>
    ({ marketId: 1, language: 'en', kind, slug, data: aPage({ slug, title }) }) as const;
  await saveContent(shop, [
    { marketId: 1, language: 'en', kind: 'general', slug: 'general', data: someGeneral({ navs: [help] }) },
    page('page', 'front-page', 'Workwear'),
    page('dealer-page', 'dealer-terms', 'Terms for dealers'),
  ]);
  const company = await aCompany('Hamnvik').save(shop.db);
  companyId = company.id;
  for (const role of [roles.user, roles.administrator, roles.customerAdmin, roles.b2c]) {
    const person = aPerson(`role${role}@hamnvik.example`).withRole(role);
    const { id } = await (role === roles.b2c ? person : person.at(company)).save(shop.db);
    people.set(role, id);
  }
});

const anonymous = undefined;
const of = (storm_role: Role): Partial<Claims> => ({
  storm_role,
  customer_id: people.get(storm_role) ?? 0,
  ...(storm_role !== roles.b2c && { company_id: companyId }),
});

async function open(path: string, claims: Partial<Claims> | undefined) {
  const answer = await app.get(path, claims ? { claims } : {});
  return { status: answer.status, html: await answer.text() };
}

/** Follows the first link to each of the named pages, beginning at the home of the shop. */
async function follow(claims: Partial<Claims> | undefined, names: readonly string[]) {
  let { html, status } = await open('/en', claims);
  for (const name of names) {
    const to = linksIn(html).find((link) => matchPage(link.split('?')[0] ?? '')?.page.name === name);
    if (to === undefined) return `no link to ${name}`;
    ({ html, status } = await open(to.replaceAll('&amp;', '&'), claims));
  }
  return status;
}

test.each<[feature: string, who: string, role: Role | undefined, names: readonly string[]]>([
  ['the checkout', 'anonymous', anonymous, ['checkout']],
  ['favourites', 'anonymous', anonymous, ['myFavorites']],
  ['size guides', 'anonymous', anonymous, ['sizeguide']],
  ['sizes of a product', 'anonymous', anonymous, ['allProducts', 'product', 'productSizes']],
  ['the comparison', 'anonymous', anonymous, ['allProducts', 'product', 'compare']],
  ['documents of products', 'anonymous', anonymous, ['euDoc']],
  ['order history', '64', roles.user, ['accountOrders']],
  ['order history', '111', roles.b2c, ['accountOrders']],
  ['order history of a company', '81', roles.customerAdmin, ['company', 'companyOrders']],
  ['invoices', '81', roles.customerAdmin, ['company', 'companyInvoices']],
  [
    'the editor of a start page',
    '65',
    roles.administrator,
    ['company', 'administrateCompanies', 'administrateCompany', 'editStartPage'],
  ],
])('R82 links lead from the shell to %s for %s', async (_, _who, role, names) => {
  expect(await follow(role && of(role), names)).toBe(200);
});

test('R82 E31 dealer pages are listed for the account menu of 65 and 80, which links to them, and not for 64', async () => {
  const list = '/api/content/navigation/dealer-pages?lang=en';
  for (const role of [roles.administrator, roles.internal]) {
    const dealer = await open(list, of(role));
    expect(JSON.parse(dealer.html)).toMatchObject([{ slug: 'dealer-terms', title: 'Terms for dealers' }]);
    expect((await open('/en/dealer-terms', of(role))).status).toBe(200);
  }
  expect((await open(list, of(roles.user))).status).toBe(403);
});

test('R82 the name of the shop leads to the start page of a company', async () => {
  const editor = `/en/mypages/company/administrate-company/${companyId}/start-page`;
  const body = new URLSearchParams({ intent: 'save', version: '0', title: 'Welcome aboard' });
  const headers = { origin: 'http://se.localhost:3000' };
  expect((await app.get(editor, { method: 'POST', claims: of(roles.administrator), headers, body })).status).toBe(302);
  const { html } = await open('/en/checkout', of(roles.user));
  expect(linksIn(html)).toContain('/en');
  expect((await open('/en', of(roles.user))).html).toContain('Welcome aboard');
});
