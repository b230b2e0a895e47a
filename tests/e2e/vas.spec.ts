import { expect, type Page, test } from '@playwright/test';
import { expectFitsPhone, expectNoSidewaysScroll, expectStillAccessible } from './checks.ts';
import { startEmptyCart } from './fill-cart.ts';
import { workJacket } from './goods.ts';
import { marketUrl } from './market.ts';
import { consumers, signInAs } from './people.ts';
import { asReturningVisitor, open, read, scriptsAreThere } from './visitor.ts';

const jacket = workJacket.path;

/** The size table of the page has the same fields, in a separate form. */
const services = (page: Page) =>
  page.locator('#buy, [role=dialog]').getByRole('group', { name: 'Services on this garment' });

async function addToCart(page: Page) {
  const sizes = page.locator('#buy').getByRole('radio');
  await sizes.first().check({ force: true });
  const added = page.waitForResponse((answer) => answer.url().includes('/add') && answer.request().method() === 'POST');
  await page.evaluate(() => document.forms.namedItem('buy')?.requestSubmit());
  expect((await added).ok()).toBe(true);
}

test('V09 V10 V17 a user gets the forced services with their own data, and sees what the account lacks', {
  tag: ['@phone'],
}, async ({ page, context }) => {
  await asReturningVisitor(context);
  await signInAs(page, 'no', 'marte.sollien@lyngtind.example');
  await open(page, marketUrl('no', jacket));
  const choice = services(page);
  await expect(choice.getByRole('checkbox', { name: /Name and occupation/ })).toBeChecked();
  for (const box of await choice.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await expect(choice.getByText('The data of your own account is used.')).toBeVisible();
  await expect(choice.getByLabel('For whom')).toHaveCount(0);
  await expect(choice.getByText('Marte Sollien')).toBeVisible();
  const noLogo = 'Your company has no logos here yet. We ask you for the file before anything is made.';
  await expect(choice.getByText(noLogo)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await addToCart(page);
  await open(page, marketUrl('no', '/en/checkout'));
  const { pathname } = new URL(page.url());
  await page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: 'Next' }).click();
  await expect(
    page.getByText(
      'Your user account is missing required fields for VAS. Please edit your account to include: Occupation',
    ),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await expectStillAccessible(page);
  await page.getByRole('link', { name: 'Occupation' }).click();
  await expect(page).toHaveURL(/\/mypages\/vas(\?lang=en)?#own-occupation$/);
  const field = page.getByLabel('Occupation');
  await expect(field).toBeInViewport();
  const isUncovered = () =>
    field.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      return [top + 1, top + height / 2].every((y) => document.elementFromPoint(left + width / 2, y) === input);
    });
  await expect.poll(isUncovered).toBe(true);
});

test('V07 visitors, consumers and companies without services see none to choose', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  const visitors = [undefined, consumers.swedish.signIn, 'bo.kvarnstedt@tallasa.example'];
  for (const loginName of visitors) {
    if (loginName) await signInAs(page, 'se', loginName);
    await open(page, marketUrl('se', jacket));
    await expect(page.locator('#buy').getByRole('radio').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Logos, names and alterations', { exact: true })).toHaveCount(0);
    await expect(services(page)).toHaveCount(0);
  }
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  await open(page, marketUrl('se', jacket));
  await expect(page.locator('#buy').getByText('Logos, names and alterations', { exact: true })).toBeVisible();
});

test('V10 the customer admin of a company that forces services on users may choose', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await signInAs(page, 'no', 'hakon.tindberg@lyngtind.example');
  await open(page, marketUrl('no', jacket));
  const occupation = services(page).getByRole('checkbox', { name: /Name and occupation/ });
  await expect(occupation).toBeChecked();
  for (const box of await services(page).getByRole('checkbox').all()) await expect(box).toBeEnabled();
  await occupation.uncheck();
  await expect(occupation).not.toBeChecked();
});

test('V08 V20 V28 a customer admin writes a name for a colleague; another colour clears it', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  await open(page, marketUrl('se', jacket));
  await startEmptyCart(page);
  await page.locator('#buy').getByText('Logos, names and alterations', { exact: true }).click();
  const choice = services(page);
  await choice.getByRole('checkbox', { name: /^Name, embroidery/ }).check();
  await expect(choice.getByText('Missing customer for VAS service(s)')).toBeVisible();
  await choice.getByLabel('For whom').selectOption({ label: 'Hassan Karimi' });
  await expect(choice.getByText('Hassan Karimi', { exact: true }).last()).toBeVisible();
  await expect(choice.getByText('Missing customer for VAS service(s)')).toHaveCount(0);
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/vas-answers/render')) calls.push(request.postDataJSON());
  });
  await choice.getByLabel('First name').pressSequentially('Hasse');
  await expect(choice.getByText('Hasse Karimi')).toBeVisible();
  const asked = {
    serviceArticleId: 9004,
    serviceId: 'EMN',
    productId: expect.stringContaining(workJacket.basePartNo),
    customerId: expect.any(Number),
    customIdentifier: '9004',
    parameters: { fname: 'Hasse' },
  };
  expect(calls).toEqual([{ productRequests: [asked] }]);
  await test.step('V29 a failure is only logged: the last text stays, and nothing is said', async () => {
    await page.route('**/vas-answers/render', (route) => route.fulfill({ status: 500 }), { times: 1 });
    const failed = page.waitForResponse((answer) => answer.url().includes('/vas-answers/render'));
    await choice.getByLabel('Last name').fill('Karimson');
    expect((await failed).status()).toBe(500);
    await expect(choice.getByText('Hasse Karimi')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await choice.getByLabel('Last name').fill('');
  });
  await addToCart(page);
  await open(page, marketUrl('se', '/en/checkout'));
  const id = await page.locator('li.cart-row').filter({ hasText: 'Hasse Karimi' }).getAttribute('id');
  const row = page.locator(`li[id="${id}"]`);
  await expect(row.getByText(/Name, embroidery/)).toBeVisible();
  const other = row.getByRole('radio').nth(1);
  const partNo = (await other.getAttribute('value')) ?? 'none';
  await other.check({ force: true });
  await expect(row.getByText('Hasse Karimi')).toHaveCount(0);
  const loaded = page.waitForRequest((request) => request.url().includes('/vas-answers/services'));
  await row.getByRole('button', { name: /^Logos and names on/ }).click();
  expect(new URL((await loaded).url()).searchParams.get('sku')).toContain(partNo.slice(0, 12));
  expect(partNo).not.toContain(workJacket.skuIn('').slice(0, 12));
  await expect(services(page).getByRole('checkbox', { name: /^Name, embroidery/ })).not.toBeChecked();
  await expectStillAccessible(page);
});

test('V18 forty jackets with names: two that cannot be made are found at once, and one is corrected', async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  const main = page.getByRole('main');
  const rowOf = (wearer: string) => main.locator('li.cart-row').filter({ hasText: wearer });
  await test.step('two rows of the saved cart block the order', async () => {
    await open(page, marketUrl('se', '/en/checkout'));
    await startEmptyCart(page);
    await page.reload();
    await scriptsAreThere(page);
    await main.getByRole('button', { name: 'Append: Jackor med namn' }).click();
    await expect(rowOf('Олена')).toContainText('The text has a character that cannot be stitched or printed.');
    await expect(rowOf('Wolkenstein')).toContainText('The text does not fit in its place.');
    await expect(page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: 'Next' })).toBeDisabled();
  });
  await test.step('the proofs lead to them and say what is wrong; the sheet has them all', async () => {
    await open(page, marketUrl('se', '/en/proofs'));
    const wrong = main.getByText('2 proofs cannot be made as they stand:').locator('..').getByRole('link');
    await expect(wrong).toHaveCount(2);
    await wrong.last().click();
    await expect(
      main.getByText('None of our typefaces has: О л е н а. Please write the text without it.'),
    ).toBeInViewport();
    await expect(main.getByText(/^The text is \d+ mm wide at the least height of 5 mm\./)).toHaveCount(1);
    const tooLong = 'A line of the text is too long for this service: at most 20 characters.';
    await expect(main.getByText(tooLong)).toHaveCount(1);
    await expect(main.getByText('140,7 × 5 mm', { exact: true })).toHaveCount(1);
    await expectFitsPhone(page);
    const sheet = (await main.getByRole('link', { name: 'All proofs as PDF' }).getAttribute('href')) ?? '';
    const [status, start] = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return [answer.status, (await answer.text()).slice(0, 5)];
    }, sheet);
    expect([status, start]).toEqual([200, '%PDF-']);
  });
  await test.step('a name with supported letters can be made', async () => {
    await open(page, marketUrl('se', '/en/checkout'));
    await rowOf('Олена')
      .getByRole('button', { name: /^Logos and names on/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText('None of our typefaces has: О л е н а. Please write the text without it.'),
    ).toBeVisible();
    // The proof has said it in detail.
    await expect(dialog.getByText(/cannot be stitched/)).toHaveCount(0);
    await dialog.getByLabel('First name').fill('Olena');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf('Olena')).toBeVisible();
    await expect(rowOf('Olena').getByText(/cannot be stitched/)).toHaveCount(0);
  });
});

test('a jacket with a name can be returned only if it is faulty or wrong', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await asReturningVisitor(context);
  await signInAs(page, 'se', 'vera.sundberg@hamnvik.example');
  const main = page.getByRole('main');
  // Delivered three weeks ago, with the names of four colleagues.
  const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await open(page, marketUrl('se', `/en/mypages/account/orders?from=${dayOf(26)}&to=${dayOf(22)}`));
  const links = await main.getByRole('link', { name: /^\d{6}$/ }).all();
  const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  const texts = await Promise.all(paths.map(async (path) => read(page, path)));
  const path = paths.find((_, at) => texts[at]?.includes('Right chest: Ingrid Rosvall')) ?? '';
  await open(page, marketUrl('se', path));
  const returns = main.getByRole('region', { name: 'Returns' });
  // The demo's staff have refused one of them and accepted another.
  await expect(returns.getByRole('listitem').filter({ hasText: 'Refused' }).first()).toBeVisible();
  await expect(returns.getByRole('listitem').filter({ hasText: 'Accepted' }).first()).toBeVisible();
  await returns.getByText('Return or exchange something').click();
  await expect(returns.getByText('Made for you: only if faulty or wrong').first()).toBeVisible();
  await expect(returns.getByRole('group', { name: /, XS · Ingrid Rosvall$/ })).toBeVisible();
  const reason = returns.getByRole('combobox', { name: 'Reason' }).first();
  await expect(reason.getByRole('option')).toHaveText(['Choose a reason', 'Faulty', 'Wrong article']);
  await reason.selectOption('Faulty');
  await returns.getByRole('textbox', { name: 'Pieces' }).first().fill('1');
  await returns.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText('Awaiting an answer').first()).toBeVisible();
});
