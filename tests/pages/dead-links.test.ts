import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { matchPage, routeHref } from '#app/addresses/page-addresses.ts';
import { pages } from '#app/pages.ts';
import type { Language } from '#core/locale.ts';
import { mayOpen } from '#modules/auth/access.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { findMarketByCode } from '#modules/market/find-market.ts';
import type { MarketCode } from '#modules/market/market.ts';
import { pictureFolder } from '#modules/media/picture-folder.server.ts';
import { createPictures } from '#modules/media/pictures.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { factsOf } from '#modules/people/fact-store.server.ts';
import { demoPictures, fillDemoWorld } from '#server/demo.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';
import { crawl, linksIn, type Visitor } from './crawl.ts';
import { type PostForm, sendWith } from './posted-forms.ts';

/** The demo world and some hundred pages take long on a busy machine. */
const patience = 600_000;

const sameForAll = new Set<string>();
const gathered: { readonly visitor: Visitor; readonly form: PostForm }[] = [];
let shop: TestShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeAll(async () => {
  const plain = await openTestShop({ DEMO_PRODUCTS: '40' });
  await fillDemoWorld(plain, () => {});
  const folder = pictureFolder({ folder: join(plain.env.DATA_DIR, 'cache'), maxBytes: 1e8 });
  const pictures = createPictures({ ...plain, sources: await demoPictures(plain), folder });
  shop = { ...plain, pictures };
  app = await openBuiltApp(shop);
}, patience);

/** A person of the demo world with this role; customers of a company with one in this market. */
async function claimsOf(role: Role, market: MarketCode): Promise<Partial<Claims>> {
  const marketId = findMarketByCode(market)?.marketId ?? 0;
  const { rows } = await sql<{ customer_id: number; company_id: number | null }>`
    select a.customer_id, c.id as company_id
    from account a
    left join customer_company cc on cc.customer_id = a.customer_id
    left join company c on c.id = cc.company_id
    where a.role_id = ${role} and a.is_active and (c.id is null or c.market_id = ${marketId})
    order by c.id nulls last, a.customer_id limit 1`.execute(shop.db);
  const [person] = rows;
  if (!person) throw new Error(`nobody has the role ${role} in ${market}`);
  const { customer_id, company_id } = person;
  const { isSuper = false } = await factsOf(shop.db, customer_id);
  const company = company_id !== null && { company_id, super_customer_admin: isSuper };
  return { customer_id, ...company, storm_role: role, market: marketId };
}

/** Fields whose text is looked up and never stored; a sample. */
const takers = [
  '/login/forgotten',
  'instantOrder ',
  'companyAdministration activate approver',
  'companyAllowances save person',
  'editPriceLists add sku',
  'design ',
  // A hidden field for bots, and an article number.
  '/register/company  homepage',
  'contactForm  homepage',
  'companyPendingOrder try other',
  // Page titles are content, and a mapping is written with quotation marks and braces.
  'staffContent  title',
  'staffPunchoutConnection settings fields',
  'companyPunchout settings fields',
];

/** The name of a field by page and form, without the page's parameters. */
function nameOfField({ action, values }: PostForm, field: string): string {
  const { pathname } = new URL(action, 'http://shop');
  const intent = values.find(([name]) => name === 'intent')?.[1] ?? '';
  return `${matchPage(pathname)?.page.name ?? pathname} ${intent} ${field.replace(/:.*/, '')}`;
}

const entrances = ['/', '/login', '/login/forgotten', '/register', '/favicon.ico', '/robots.txt', '/sitemap.xml'];

/** Every page with a fixed address that is open to the visitor; pages of one order are opened with its link. */
const startsOf = (language: Language, claims: Partial<Claims> | undefined) =>
  pages
    .filter((page) => !/:|^error$|status|\/file$/.test(page.pattern))
    .filter((page) => mayOpen(page, claims as Claims | undefined) === 'open')
    .map(({ name }) => routeHref(name, language));

describe.each<[MarketCode, Language]>([['se', 'sv']])(
  'no link leads to a page that is missing or broken, in %s',
  (market, language) => {
    const host = `${market}.localhost:3000`;

    test.each<[string, Role | undefined]>([
      ['anonymous', undefined],
      ['65', roles.administrator],
      ['111', roles.b2c],
      ['80', roles.internal],
      ['64', roles.user],
      ['81', roles.customerAdmin],
    ])(
      'for %s',
      async (_, role) => {
        const claims = role && (await claimsOf(role, market));
        const visitor = { host, ...(claims && { claims }) };
        const starts = [...entrances, ...startsOf(language, claims)];
        const { dead, opened, forms } = await crawl(app, visitor, starts, sameForAll);
        expect(dead).toEqual([]);
        expect(opened.length).toBeGreaterThan(50);
        gathered.push(...forms.map((form) => ({ visitor, form })));
      },
      patience,
    );

    test(
      'Q14 every form refuses forbidden characters in its texts, and says which they are',
      async () => {
        const asked = new Map<string, string>();
        for (const { visitor, form } of gathered)
          for (const { name, isFree } of form.texts) {
            const kind = nameOfField(form, name);
            if (asked.has(kind) || takers.some((one) => kind.startsWith(one))) continue;
            const { status, shown } = await sendWith(app, visitor, form, name, 'Forty <b>bold</b>; "x" {y} @z');
            // Numbers of a company, a postcode, an address, a key, codes and an article number have their own error texts.
            const hasOwnWords =
              /^(companyOrgNr|companyVatNr|product_add_to_cart|from|to|slug|folder|targets|vendor|url|contract|senderOf|peppolField|(unitCodes|parameters|addressCodes)\.[\w-]+)$|(linkUrl|ZipCode)$/i.test(
                name,
              );
            const isSaid = !isFree || hasOwnWords || shown.includes('tecken som inte är tillåtna: ');
            asked.set(kind, `${status}${isSaid ? '' : ' without a word'}`);
          }
        expect(asked.size).toBeGreaterThan(60);
        expect([...asked].filter(([, answer]) => answer !== '422')).toEqual([]);
      },
      patience,
    );

    test('for a guest with an order', async () => {
      const marketId = findMarketByCode(market)?.marketId;
      const { rows } = await sql<{ id: string }>`
      select id from orders where market_id = ${marketId} order by created_at desc limit 3`.execute(shop.db);
      const links = rows.flatMap(({ id }) =>
        ['orderStatus', 'checkoutStatusConfirmed'].map(
          (page) => `${routeHref(page, language)}?o=${encodeURIComponent(sealOrder(shop.env, id))}`,
        ),
      );
      expect(links.length).toBeGreaterThan(0);
      expect((await crawl(app, { host }, links, sameForAll)).dead).toEqual([]);
    });
  },
);

test('links are found in every kind of tag, and decoded', () => {
  const html =
    '<a class="x" href="/a?b=1&amp;c=2">a</a><form action="/f"><img src="/i" srcset="/s 1x, /t 2x"><link href="/l">';
  expect(linksIn(html)).toEqual(['/a?b=1&amp;c=2', '/f', '/i', '/s', '/t', '/l']);
});
