import { expect, type Page as Tab, test } from '@playwright/test';
import { matchPage, routeHref } from '#app/addresses/page-addresses.ts';
import { type Page, pages } from '#app/pages.ts';
import { roles } from '#modules/auth/roles.ts';
import { expectContentAccessible, expectNoSidewaysScroll, expectStillAccessible } from './checks.ts';
import { trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { administrator, companyAdmin, signInAs, staff } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

/** Entries of the page table without a screen: a deliberate error, a download, a redirect. */
const withoutScreen = [
  'errorTest',
  'accountExport',
  'resellerLogin',
  'staffExport',
  'staffContentCompanies',
  'companyHistoryFile',
  'staffImportFile',
  'staffTranslationFile',
  'staffBusinessFeedFile',
  'companyImportTemplate',
  'companyImportRejected',
  // Pages that need a cart, an order or a mailed link.
  ...pages
    .map(({ name }) => name)
    .filter((name) => /^(?:checkout(?:Order|Delivery|Status)|order(?:Status|Proofs)$|decideOrder$)/.test(name)),
];

/** Pages about one entry of a list: the first entry represents all of its kind. */
const entries = [
  'staffOrder',
  'staffReturn',
  'staffLogo',
  'staffReview',
  'staffMessage',
  'staffMedium',
  'staffNewsletterSubscriber',
  'staffMember',
  'staffCompany',
  'staffImport',
  'accountOrder',
  'companyOrder',
  'companyPendingOrder',
  'staffBusinessFeed',
  'staffPunchoutConnection',
  'companyImportSheet',
  'companyApprovalRule',
];

/** An example name, for pages whose address has parameters. */
const { uniqueName } = trousers;
const examples: Record<string, Record<string, string>> = {
  productsByGroup: { groupSlug: 'construction' },
  productsByCollection: { familySlug: 'granit' },
  productsMen: { genderMenSlug: 'tops-and-jackets' },
  productsWomen: { genderWomenSlug: 'tops-and-jackets' },
  category: { categorySlug: 'tops-and-jackets' },
  subCategory: { categoryBaseSlug: 'trousers-and-shorts', categorySlug: 'craftsman-trousers' },
  product: { uniqueName },
  findStoreDetails: { slug: 'yrke-stockholm' },
  garment: { id: 'CW4_x82ZTgRbg5EVjl9Cfu' },
  productSizes: { uniqueName },
  productReviews: { uniqueName },
  productReview: { uniqueName },
  productNotify: { uniqueName },
  administrateCompany: { customer_id: '1001' },
  editPriceLists: { customer_id: '1001' },
  editAddress: { customer_id: '1001' },
  guide: { slug: 'craft-trousers' },
  staffGuide: { slug: 'craft-trousers' },
  editStartPage: { customer_id: '1005' },
  staffPunchoutTrial: { id: '1005' },
  staffCampaign: { id: 'new' },
  staffContent: { id: 'new' },
  staffClient: { id: 'new' },
  companyPerson: { personId: 'new' },
  companyPersonWhy: { personId: '5001' },
};

/** Some pages are only for a company's own people: one of them opens these. */
const isForStaff = ({ roles: allowed }: Page) => allowed.length === 0 || allowed.includes(roles.internal);

const screens = pages.filter(({ name }) => ![...withoutScreen, ...entries].includes(name));
const pathsOf = (area: readonly Page[]) => area.map(({ name }) => routeHref(name, 'en', examples[name]));
const isStaffs = ({ pattern }: Page) => pattern.startsWith('staff');

/** One screen under several addresses, and the slowest to scan: a normal run scans only `allProducts`. */
const productLists = [
  'productsByGroup',
  'productsByCollection',
  'productsMen',
  'productsWomen',
  'category',
  'subCategory',
];
const repeated = new Set(pathsOf(screens.filter(({ name }) => productLists.includes(name))));

/** Staff without a company see only a choice of companies on the last two. */
const isOfOneCompany = ({ name }: Page) =>
  /^((account|company(Pending)?)Orders|companyApprovalRules|companyAllowances|companyLaundryReport|companyLockers)$/.test(
    name,
  );
const isOfAdministrator = ({ roles: allowed }: Page) => allowed.length === 1 && allowed.includes(roles.administrator);
const isMine = (page: Page) => page.restricted && !isStaffs(page);
const isOfProducts = ({ pattern }: Page) => /^(all-products|Products|product)/.test(pattern);
/** Staff have so many screens that one journey through them would take minutes. */
const isOfContent = ({ pattern }: Page) =>
  /^staff\/(content|guides|insights|media|messages|newsletter|punchout|redirects|translations)/.test(pattern);

/** Each area is a separate journey, so that none takes long. */
const areas = {
  products: pathsOf(screens.filter(isOfProducts)),
  'the shop': pathsOf(screens.filter((page) => !page.restricted && !isOfProducts(page))).concat(
    '/en/about',
    '/en/not-there',
  ),
  'my pages': pathsOf(screens.filter((page) => isMine(page) && isForStaff(page))),
  'a company': pathsOf(
    screens.filter((page) => isMine(page) && !isOfAdministrator(page) && (!isForStaff(page) || isOfOneCompany(page))),
  ),
  'an administrator': pathsOf(screens.filter(isOfAdministrator)),
  'the staff area': pathsOf(screens.filter((page) => isStaffs(page) && !isOfContent(page))),
  'content and insights': pathsOf(screens.filter((page) => isStaffs(page) && isOfContent(page))),
  'signing in': [
    '/login?lang=en',
    '/login/forgotten?lang=en',
    '/login/new-password?lang=en&token=x',
    '/register?lang=en',
    '/register/confirm?lang=en&token=x',
  ],
};

/** Entries that no journey has created before; these pages have their own tests. */
const withoutEntry = ['staffMedium', 'staffCompany', 'staffImport', 'staffBusinessFeed', 'companyImportSheet'];

const entriesOfContent = ['staffMessage', 'staffNewsletterSubscriber', 'staffPunchoutConnection'];

const readers: Record<string, string | undefined> = {
  'signing in': undefined,
  'a company': companyAdmin,
  'an administrator': administrator,
};

// They share nothing, so two workers may take turns.
test.describe.configure({ mode: 'parallel' });

for (const [area, paths] of Object.entries(areas))
  test(`every screen fits a phone and is accessible: ${area}`, { tag: '@phone-only' }, async ({ page, context }) => {
    expect(paths, 'a page whose address has parameters needs an example').not.toContain('#');
    await asReturningVisitor(context);
    const reader = area in readers ? readers[area] : staff;
    if (reader) await signInAs(page, 'se', reader);
    const linked = new Map<string, string>();
    for (const path of paths)
      await test.step(path, async () => {
        await expectScreen(page, path);
        for (const [name, entry] of await entriesOn(page)) if (!linked.has(name)) linked.set(name, entry);
      });
    for (const [name, path] of linked) await test.step(name, () => expectScreen(page, path));
    expectedEntries(area).forEach((name) => expect([...linked.keys()], area).toContain(name));
  });

async function expectScreen(page: Tab, path: string): Promise<void> {
  await open(page, marketUrl('se', path));
  await expect(page).toHaveURL(marketUrl('se', path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await (repeated.has(path) ? expectStillAccessible(page) : expectContentAccessible(page));
}

/** The entries that a list links to, by the name of their page. */
async function entriesOn(page: Tab): Promise<[string, string][]> {
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    // Links in a drawing have no `href` property, only the attribute that all links have.
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname));
  return hrefs.flatMap((path): [string, string][] => {
    const name = matchPage(path)?.page.name ?? '';
    return entries.includes(name) ? [[name, path]] : [];
  });
}

function expectedEntries(area: string): readonly string[] {
  const ofStaff = entries.filter((name) => name.startsWith('staff') && !withoutEntry.includes(name));
  if (area === 'the staff area') return ofStaff.filter((name) => !entriesOfContent.includes(name));
  if (area === 'content and insights') return ofStaff.filter((name) => entriesOfContent.includes(name));
  if (area === 'a company') return ['companyOrder', 'companyPendingOrder', 'accountOrder'];
  return [];
}
