import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { pages } from '#app/pages.ts';
import { roles } from '#modules/auth/roles.ts';
import { mountServices } from '#server/api/services.ts';
import { aCompany } from '#tests/build/company.ts';
import { anAccount } from '#tests/build/person.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;
let claims: { customer_id: number; company_id: number; market: number; storm_role: 80 };

beforeAll(async () => {
  shop = await openTestShop();
  app = await openBuiltApp(shop);
  const person = { emailAddress: 'anna@berg.example', firstName: 'Anna', lastName: 'Berg', passwordHash: 'x' };
  const customer_id = await anAccount(shop.db, { ...person, role: roles.internal });
  const { id: company_id } = await aCompany().save(shop.db);
  claims = { customer_id, company_id, market: 4, storm_role: roles.internal };
});

/** Every name of a query parameter that a page or a module reads. */
const parameters = [
  ...new Set(
    globSync('{app,modules}/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:\.get|\.getAll|\.has|query)\('(\w+)'\)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
].filter((name) => name !== '');

const params = {
  slug: 'x',
  groupSlug: 'x',
  familySlug: 'x',
  genderMenSlug: 'x',
  genderWomenSlug: 'x',
  categorySlug: 'x',
  categoryBaseSlug: 'x',
  uniqueName: 'x',
  customer_id: '1',
  customerId: '1',
  id: 'new',
  orderId: '0199f0a2-7c1e-7abc-8def-0123456789ab',
};

const hasFailed = (status: number) => status >= 500;

test('the found names include those of the pages', () => {
  for (const name of ['search', 'query', 'colour', 'o', 'w', 'token', 'returnTo']) expect(parameters).toContain(name);
  expect(reads.find(({ path }) => path === '/api/customer/customers/search')?.names).toContain('companyId');
});

const reads = declaredReads();

describe('a null character in the address', () => {
  test.each(pages.filter(({ name }) => name !== 'errorTest'))('of $name, under every name', async ({ name }) => {
    const address = routeHref(name, 'en', params);
    const everything = parameters.map((parameter) => `${parameter}=a%00b`).join('&');
    // A page and its data have the same loader, and rendering takes the time, so only data is requested.
    const single = ['search=%00', 'search=a%00b', 'query=a%00b', 'page=%00'];
    for (const path of [
      `${address}?${everything}`,
      ...[everything, ...single].map((query) => `${address}.data?${query}`),
    ]) {
      const answer = await app.get(path, { host: 'uk.localhost', claims });
      expect([path, hasFailed(answer.status)]).toEqual([path, false]);
    }
  });

  test('in a path', async () => {
    for (const page of pages.filter(({ pattern }) => pattern.includes(':'))) {
      const zeros = Object.fromEntries(Object.keys(params).map((name) => [name, 'ZERO']));
      const path = routeHref(page.name, 'en', zeros).replaceAll('ZERO', 'a%00b');
      const answer = await app.get(path, { host: 'uk.localhost', claims });
      expect([path, hasFailed(answer.status)]).toEqual([path, false]);
    }
    for (const path of ['/en/a%00b', '/%00', '/login?returnTo=%00', '/en/a%00b.data', '/dev/mail/a%00b'])
      expect([path, hasFailed((await app.get(path, { host: 'uk.localhost' })).status)]).toEqual([path, false]);
  });

  test.each(reads)('of the call $path, under each of its names, under every other, and in the path', async (call) => {
    const { path, names } = call;
    const filled = path.replaceAll(/\{[^}]+\}/g, '1');
    const others = parameters.filter((name) => !names.includes(name)).map((name) => `${name}=a%00b`);
    const queries = [...names.map((name) => `${name}=a%00b`), others.join('&')];
    for (const address of [...queries.map((query) => `${filled}?${query}`), path.replaceAll(/\{[^}]+\}/g, 'a%00b')]) {
      const answer = await app.get(address, { host: 'uk.localhost', claims });
      expect([address, hasFailed(answer.status)]).toEqual([address, false]);
    }
  });
});

/** Every call that reads, with its declared parameters. */
function declaredReads(): { path: string; names: string[] }[] {
  const document = mountServices().getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Yrke', version: '1' } });
  return Object.entries(document.paths ?? {}).flatMap(([path, { get }]) => {
    const declared = (get?.parameters ?? []) as { in?: string; name?: string }[];
    return get ? [{ path, names: declared.flatMap((one) => (one.in === 'query' && one.name ? [one.name] : [])) }] : [];
  });
}
