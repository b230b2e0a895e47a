import { expect, test } from '@playwright/test';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { notYetOpen, type Page, pages } from '#app/pages.ts';
import { roles } from '#modules/auth/roles.ts';
import { expectContentAccessible, expectNoSidewaysScroll, expectStillAccessible } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor } from './visitor.ts';

/** What stands in the table of pages but leads elsewhere: an error on purpose, a download, a redirect. */
const withoutScreen = [
  'errorTest',
  'accountExport',
  'resellerLogin',
  'staffExport',
  'companyHistoryFile',
  'staffImportFile',
  'companyImportTemplate',
  'companyImportRejected',
  // One of many: they have journeys of their own.
  'staffOrder',
  'staffReturn',
  'staffReview',
  'staffMember',
  'staffCompany',
  'staffImport',
  'companyImportSheet',
  // Nothing without a cart, and nothing without an order.
  ...pages
    .map(({ name }) => name)
    .filter((name) =>
      /^(?:checkout(?:Order|Delivery|Status)|(?:account|company(?:Pending)?)Order$|order(?:Status|Proofs)$)/.test(name),
    ),
];

/** What one of its kind is called, for pages whose address has parameters. */
const uniqueName = 'signal-1120-hi-vis-trousers-with-knee-pad-pockets-11201520';
const examples: Record<string, Record<string, string>> = {
  productsByGroup: { groupSlug: 'construction' },
  productsByCollection: { familySlug: 'granit' },
  productsMen: { genderMenSlug: 'tops-and-jackets' },
  productsWomen: { genderWomenSlug: 'tops-and-jackets' },
  category: { categorySlug: 'tops-and-jackets' },
  subCategory: { categoryBaseSlug: 'trousers-and-shorts', categorySlug: 'craftsman-trousers' },
  product: { uniqueName },
  productSizes: { uniqueName },
  productReviews: { uniqueName },
  productReview: { uniqueName },
  productNotify: { uniqueName },
  administrateCompany: { customer_id: '1001' },
  editPriceLists: { customer_id: '1001' },
  editAddress: { customer_id: '1001' },
  staffCampaign: { id: 'new' },
  staffClient: { id: 'new' },
  companyPerson: { personId: 'new' },
  companyPersonWhy: { personId: '5001' },
};

/** The journeys are staff's: pages that are for a company's own people alone are left out. */
const isForStaff = ({ roles: allowed }: Page) => allowed.length === 0 || allowed.includes(roles.internal);

const screens = pages.filter(
  (page) => !notYetOpen.includes(page.name) && !withoutScreen.includes(page.name) && isForStaff(page),
);
const pathsOf = (area: readonly Page[]) => area.map(({ name }) => routeHref(name, 'en', examples[name]));
const isStaffs = ({ pattern }: Page) => pattern.startsWith('staff');

/** One screen under several addresses, and the longest to scan: `allProducts` stands for them in a normal run. */
const productLists = [
  'productsByGroup',
  'productsByCollection',
  'productsMen',
  'productsWomen',
  'category',
  'subCategory',
];
const repeated = new Set(pathsOf(screens.filter(({ name }) => productLists.includes(name))));

/** Each area is a journey of its own, so that none becomes long. */
const isOfProducts = ({ pattern }: Page) => /^(all-products|Products|product)/.test(pattern);
const areas = {
  products: pathsOf(screens.filter(isOfProducts)),
  'the shop': pathsOf(screens.filter((page) => !page.restricted && !isOfProducts(page))).concat(
    '/en/about',
    '/en/not-there',
  ),
  'my pages': pathsOf(screens.filter((page) => page.restricted && !isStaffs(page))),
  'the staff area': pathsOf(screens.filter(isStaffs)),
  'signing in': [
    '/login?lang=en',
    '/login/forgotten?lang=en',
    '/login/new-password?lang=en&token=x',
    '/register?lang=en',
    '/register/confirm?lang=en&token=x',
  ],
};

for (const [area, paths] of Object.entries(areas))
  test(`every screen fits a phone and can be read: ${area}`, { tag: '@phone-only' }, async ({ page, context }) => {
    expect(paths, 'a page whose address has parameters needs an example').not.toContain('#');
    await asReturningVisitor(context);
    if (area !== 'signing in') await signInAs(page, 'se', staff);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(marketUrl('se', path));
        await expect(page).toHaveURL(marketUrl('se', path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await (repeated.has(path) ? expectStillAccessible(page) : expectContentAccessible(page));
      });
  });
