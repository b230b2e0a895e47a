import { expect, type Page, type Route, test } from '@playwright/test';
import type { CartAnswer } from '#app/components/cart/talk.ts';
import { goOn } from './checkout.ts';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { fillCart } from './fill-cart.ts';
import * as goods from './goods.ts';
import { marketUrl } from './market.ts';
import { companyAdmin, signInAs } from './people.ts';
import { asReturningVisitor, open, scriptsAreThere } from './visitor.ts';

const trousers = goods.oneTrousers;
const shorts = goods.oneShorts;
const changes = '**/checkout-answers/change';

const rows = (page: Page) => page.locator('main li[id^=row-]');
const rowOf = (page: Page, name: RegExp) => rows(page).filter({ hasText: name });
const quantityOf = (page: Page, name: RegExp) => rowOf(page, name).getByLabel(/^Quantity of/);

/** The first amount of a text in Swedish crowns. */
const amountIn = (text: string): number =>
  Number((/(\d[\d\s]*,\d\d)\skr/.exec(text)?.[1] ?? '').replaceAll(/\s/g, '').replace(',', '.'));
const inCrowns = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });
/** As the page writes it; the comparison treats every kind of space alike. */
const crowns = (amount: number): string => inCrowns.format(amount).replaceAll(/\s/g, ' ');

const openCart = (page: Page, market = 'se') => open(page, marketUrl(market, '/en/checkout'));

/** Records the forms that the page sends from now on. */
function watchChanges(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  return sent;
}

/** The cart as the page reads it. */
const readAnswer = (page: Page) =>
  page.evaluate(async () => (await fetch('/en/checkout-answers/change')).json() as Promise<CartAnswer>);

const fail = (route: Route) => route.fulfill({ status: 500, body: 'broken' });

/** The clock stops until the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test.beforeEach(({ context }) => asReturningVisitor(context));

test('B35 B36 B52 a row is saved a moment after the last change, and reports the result', async ({ page }) => {
  const complaints = watchConsole(page);
  await fillCart(page, 'se', [trousers, shorts]);
  await page.clock.install();
  await openCart(page);
  await stopClock(page);
  const sent = watchChanges(page);
  const row = rowOf(page, /hi-vis trousers/);
  const quantity = quantityOf(page, /hi-vis trousers/);
  const price = amountIn(await row.innerText());

  await test.step('B35 three presses are one change, 400 ms after the last', async () => {
    const answered = page.waitForResponse(changes);
    for (let press = 0; press < 3; press += 1) await row.getByRole('button', { name: 'Increase quantity' }).click();
    await page.clock.runFor(399);
    expect(sent).toEqual([]);
    await page.clock.runFor(1);
    await answered;
    expect(sent.map((one) => one.get('quantity'))).toEqual(['4']);
    await expect(row).toContainText(crowns(4 * price));
  });

  await test.step('B34 a saved row flashes for a second', async () => {
    await expect(row).toHaveAttribute('data-mark', 'flash');
    await page.clock.runFor(900);
    await expect(row).toHaveAttribute('data-mark', 'flash');
    await page.clock.runFor(200);
    await expect(row).not.toHaveAttribute('data-mark');
  });

  await test.step('B36 a newer change aborts the running one', async () => {
    let isHeld = true;
    await page.route(changes, async (route) => {
      if (!isHeld) return route.continue();
      isHeld = false;
      return undefined;
    });
    const calledBack = page.waitForEvent('requestfailed');
    await quantity.fill('5');
    await page.clock.runFor(400);
    await expect.poll(() => isHeld).toBe(false);
    await quantity.fill('6');
    await calledBack;
    const answered = page.waitForResponse(changes);
    await page.clock.runFor(400);
    await answered;
    await expect(row).toContainText(crowns(6 * price));
    await page.unroute(changes);
    await page.clock.runFor(1100);
  });

  await test.step('B62 a quantity that is too small is not sent, and stays in the field beside the reason', async () => {
    const before = sent.length;
    await quantity.fill('0.0004');
    await quantity.blur();
    await page.clock.runFor(1000);
    await expect(quantity).toHaveValue('0.0004');
    await expect(row).toContainText('The smallest quantity is 0,001.');
    expect(sent).toHaveLength(before);
    await quantity.fill('6');
    await expect(row).not.toContainText('The smallest quantity');
  });

  await test.step('B52 a change that cannot be saved is undone, with a message', async () => {
    await page.route(changes, fail);
    await quantity.fill('7');
    await page.clock.runFor(400);
    await expect(page.getByRole('alert')).toHaveText(
      'One or more products did not load correctly. Please reload the page to fix the problem. If the error is not resolved, please contact customer service.',
    );
    await quantity.blur();
    await expect(quantity).toHaveValue('6');
    await expect(row).toContainText('This row was not saved');
  });

  await test.step('B51 B32 a row that cannot be removed stays, and blinks for two seconds', async () => {
    await page.clock.runFor(2100);
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Could not remove product from cart' })).toBeVisible();
    await expect(row).toHaveAttribute('data-mark', 'blink');
    await page.clock.runFor(1900);
    await expect(row).toHaveAttribute('data-mark', 'blink');
    await page.clock.runFor(200);
    await expect(row).not.toHaveAttribute('data-mark');
    await page.unroute(changes);
  });

  await test.step('B31 a removed row is restored by a button, and is marked for four seconds', async () => {
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(row).toHaveCount(0);
    await expect(rowOf(page, /Atelje/).getByRole('button', { name: /^Remove/ })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toHaveAttribute('data-mark', 'added');
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await page.clock.runFor(3900);
    await expect(row).toHaveAttribute('data-mark', 'added');
    await page.clock.runFor(200);
    await expect(row).not.toHaveAttribute('data-mark');
  });
  // The errors that the test causes are in the console, too.
  expect(complaints.filter((text) => !/500|ERR_/.test(text))).toEqual([]);
});

test('B25 B26 B33 changes made by the shop are shown for a while', async ({ page }) => {
  await fillCart(page, 'se', [trousers]);
  await page.clock.install();
  await openCart(page);
  await stopClock(page);
  const answer = await readAnswer(page);
  const reconciled = [
    { sku: 'A', name: 'Glod trousers', what: 'removed' },
    { sku: 'B', name: 'Fjell jacket', what: 'updated' },
  ];
  await page.route(changes, (route) =>
    route.fulfill({ json: { page: { ...answer.page, reconciled }, otherSize: 'C52' } }),
  );
  await rows(page).getByRole('radio').first().check({ force: true });
  await page.clock.runFor(400);

  const tip = page.getByText('Size changed to C52');
  await expect(tip).toBeVisible();
  const [gone, changed] = [
    page.getByText('Glod trousers Does not exist in priceList and has been removed from your cart'),
    page.getByText('Fjell jacket has been updated with the correct priceList. The price might have changed.'),
  ];
  await expect(gone).toBeVisible();
  await expect(changed).toBeVisible();
  await page.clock.runFor(900);
  await expect(tip).toBeVisible();
  await page.clock.runFor(200);
  await expect(tip).toHaveCount(0);
  // The next response does not contain the message; it stays until its time is over.
  await page.unroute(changes);
  await page.route(changes, (route) => route.fulfill({ json: { page: { ...answer.page, reconciled: [] } } }));
  await rows(page).getByRole('button', { name: 'Increase quantity' }).first().click();
  await page.clock.runFor(400);
  await expect(changed).toBeVisible();
  await page.clock.runFor(18_400);
  await expect(changed).toBeVisible();
  await page.clock.runFor(200);
  await expect(changed).toHaveCount(0);
});

test('D09 D10 D11 a discount code, its result, and the totals', async ({ page }) => {
  await fillCart(page, 'se', [{ ...trousers, quantity: 2 }]);
  await openCart(page);
  const summary = page.getByRole('region', { name: 'Summary' });
  const outcome = summary.locator('output').first();
  const total = amountIn(await rows(page).innerText());
  const apply = async (code: string) => {
    await summary.getByLabel('Discount code').fill(code);
    await summary.getByRole('button', { name: 'Apply' }).click();
  };
  await test.step('D11 an unknown code', async () => {
    await apply('NOSUCHCODE');
    await expect(outcome).toHaveText('Discount is not valid');
    await expect(summary.getByLabel('Discount code')).toHaveValue('NOSUCHCODE');
  });
  await test.step('D12 a code that could not be checked', async () => {
    await page.route(changes, fail);
    await apply('WORK10');
    await expect(outcome).toHaveText('Something went wrong, please try again');
    await page.unroute(changes);
  });
  await test.step('D09 D10 a valid code', async () => {
    await apply('work10');
    await expect(outcome).toHaveText('The code has been added');
    await expect(summary.getByText('Counts for the whole cart.')).toBeVisible();
    await expect(rows(page)).toContainText('Ten percent off everything');
    await expect(rows(page)).toContainText(crowns(total * 0.1));
    await expectContentAccessible(page);
    await summary.getByRole('button', { name: 'Remove the code WORK10' }).click();
    await expect(outcome).toHaveText('The code has been removed');
    await expect(rows(page)).not.toContainText('Ten percent');
  });
  await test.step('D14 a code that the shop removed is not announced again', async () => {
    await apply('WORK10');
    await expect(outcome).toHaveText('The code has been added');
    const { page: now } = await readAnswer(page);
    const codeRemoved = { code: 'WORK10', reason: 'requirements', message: 'No longer enough in the cart.' };
    await page.route(changes, (route) =>
      route.fulfill({ json: { page: { ...now, promotion: undefined, codeRemoved } } }),
    );
    await rows(page).getByRole('button', { name: 'Increase quantity' }).first().click();
    await expect(outcome).toHaveText('No longer enough in the cart.');
    await page.unroute(changes);
    await page.route(changes, (route) => route.fulfill({ json: { page: { ...now, promotion: undefined } } }));
    await rows(page).getByRole('button', { name: 'Increase quantity' }).first().click();
    await expect(rows(page).getByLabel(/^Quantity of/)).toHaveValue('2');
    await expect(outcome).toHaveText('No longer enough in the cart.');
    await page.unroute(changes);
    await openCart(page);
    await summary.getByRole('button', { name: 'Remove the code WORK10' }).click();
    await expect(outcome).toHaveText('The code has been removed');
  });
  await test.step('B75 the shipping part can be collapsed', async () => {
    const fold = summary.getByRole('button', { name: 'Shipping' });
    const shipping = summary.getByText('You choose how it is delivered');
    for (const press of ['pointer', 'keyboard'] as const) {
      const toggle = () => (press === 'pointer' ? fold.click() : fold.press('Enter'));
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await expect(shipping).toBeVisible();
      await toggle();
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await expect(shipping).toBeHidden();
      await toggle();
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await expect(shipping).toBeVisible();
    }
  });
});

test('B38 B40 only a single selected row with more than one piece can be split', async ({ page }) => {
  await fillCart(page, 'se', [{ ...trousers, quantity: 3 }, shorts]);
  await openCart(page);
  const split = page.getByRole('button', { name: 'Split', exact: true });
  const box = (name: RegExp) => rowOf(page, name).getByRole('checkbox', { name: /^Select/ });
  await expect(split).toBeDisabled();
  await box(/Atelje/).check();
  await expect(split).toBeDisabled();
  await box(/hi-vis trousers/).check();
  await expect(split).toBeDisabled();
  await box(/Atelje/).uncheck();
  await split.click();
  const dialog = page.getByRole('dialog', { name: 'Split row' });
  await dialog.getByText('Completely').click();
  const doSplit = dialog.getByRole('button', { name: 'Split', exact: true });
  const answer = await readAnswer(page);
  await page.route(changes, (route) =>
    route.fulfill({ status: 422, json: { ...answer, refusal: { code: 'row-not-splittable', words: 'x' } } }),
  );
  await doSplit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Error: x');
  await page.unroute(changes);
  await doSplit.click();
  await expect(dialog).toHaveCount(0);
  await expect(rows(page)).toHaveCount(4);
});

test('B77 B21 B22 a cart is saved, added to another, and deleted', async ({ page }) => {
  await signInAs(page, 'uk', 'emma.hartwell@home.example');
  const name = `Spring ${Date.now()}`;
  await fillCart(page, 'uk', [trousers]);
  await openCart(page, 'uk');
  await page.getByRole('button', { name: 'Save cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save cart' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const saved = page.getByRole('region', { name: 'Saved carts' });
  await expect(saved.getByRole('listitem').filter({ hasText: name })).toContainText('1 row');
  await expectContentAccessible(page);
  const append = saved.getByRole('button', { name: `Append: ${name}` });

  await test.step('B22 it cannot be opened', async () => {
    await page.route(changes, fail);
    await append.click();
    await expect(saved.getByRole('alert')).toContainText('Could not open saved cart, please try again.');
    await page.unroute(changes);
  });
  await test.step('B21 appended, the page reloads', async () => {
    const loaded = page.waitForEvent('load');
    await append.click();
    await loaded;
    await scriptsAreThere(page);
    await expect(rowOf(page, /hi-vis trousers/)).toHaveCount(1);
  });
  await test.step('before it replaces a cart with rows, it asks', async () => {
    await saved.getByRole('button', { name: `Replace: ${name}` }).click();
    const question = page.getByRole('dialog', { name: 'Replace the cart?' });
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
  });
  await saved.getByRole('button', { name: `Delete: ${name}` }).click();
  await page
    .getByRole('dialog', { name: 'Delete the saved cart?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(page.getByText('The saved cart was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a saved cart is shared with a colleague, who opens it and cannot delete it', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  await signInAs(page, 'se', companyAdmin);
  await fillCart(page, 'se', [trousers]);
  await openCart(page);
  const name = `Roofers ${Date.now()}`;
  await page.getByRole('button', { name: 'Save cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save cart' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const share = page.getByRole('switch', { name: `Share with colleagues: ${name}` });
  await expect(share).not.toBeChecked();
  const answered = page.waitForResponse(changes);
  await share.check();
  await answered;
  await page.reload();
  await expect(share).toBeChecked();
  await expectContentAccessible(page);

  const context = await browser.newContext();
  await asReturningVisitor(context);
  const colleague = await context.newPage();
  await signInAs(colleague, 'se', 'olle.sandin@alvkulla.example');
  await openCart(colleague);
  const theirs = colleague.getByRole('region', { name: 'Saved carts' }).getByRole('listitem').filter({ hasText: name });
  await expect(theirs).toContainText('Shared by Ebba Lindvall');
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(theirs.getByRole('switch')).toHaveCount(0);
  const loaded = colleague.waitForEvent('load');
  await theirs.getByRole('button', { name: `Append: ${name}` }).click();
  await loaded;
  await expect(rowOf(colleague, /hi-vis trousers/)).toHaveCount(1);
  await context.close();

  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The saved cart was deleted')).toBeVisible();
});

test('B48 B42 a company requires a comment on each row', { tag: '@phone' }, async ({ page }) => {
  await signInAs(page, 'se', 'lars.gruvmark@alvkulla-mark.example');
  await fillCart(page, 'se', [trousers]);
  await page.clock.install();
  await openCart(page);
  const row = rows(page).first();
  const next = page.getByRole('region', { name: 'Summary' }).getByRole('button', { name: 'Next' });
  await expect(row.getByText('Value is required')).toBeVisible();
  await expect(next).toBeDisabled();
  const reason = 'Please complete the rows that are marked.';
  await expect(next).toHaveAccessibleDescription(reason);
  await expect(page.getByRole('link', { name: reason })).toHaveAttribute('href', `#${await row.getAttribute('id')}`);
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  await stopClock(page);
  const comment = row.getByLabel(/^Comment on/);
  await comment.fill('x'.repeat(99));
  await expect(comment).toHaveValue('x'.repeat(98));
  // B42: checked 200 ms after the last of two changes.
  await comment.fill('For');
  await page.clock.runFor(150);
  await comment.fill('For Olle');
  await page.clock.runFor(150);
  await expect(row.getByText('Value is required')).toBeVisible();
  await page.clock.runFor(50);
  await expect(row.getByText('Value is required')).toHaveCount(0);
  // B50: the next step is enabled once the server has accepted the saved cart as well.
  await page.clock.runFor(200);
  await expect(page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Next' })).toBeVisible();
});

test('B61 an incomplete row can be removed, too', { tag: '@full' }, async ({ page }) => {
  await signInAs(page, 'se', 'lars.gruvmark@alvkulla-mark.example');
  await fillCart(page, 'se', [trousers, shorts]);
  await openCart(page);
  await expect(rowOf(page, /hi-vis trousers/).getByText('Value is required')).toBeVisible();
  await rowOf(page, /hi-vis trousers/)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
});

test('B49 O42 a company requires a wearer for each row; rows are grouped by wearer, and the checkout sums them up', async ({
  page,
}) => {
  await signInAs(page, 'cz', 'jana.habrova@habrovin.example');
  await fillCart(page, 'cz', [trousers, shorts]);
  await page.clock.install();
  await openCart(page, 'cz');
  const row = rowOf(page, /hi-vis trousers/);
  await expect(row.getByText('Please choose who this is for')).toBeVisible();
  const chooseWearer = async (name: RegExp, index: number) => {
    const wearer = rowOf(page, name).getByLabel(/^For whom/);
    await wearer.focus();
    await wearer.selectOption({ index });
  };
  await chooseWearer(/hi-vis trousers/, 1);
  await expect(row.getByText('Please choose who this is for')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /No wearer chosen/ })).toBeVisible();
  await expectContentAccessible(page);
  await chooseWearer(/Atelje/, 2);
  await expect(page.getByText('Please choose who this is for')).toHaveCount(0);
  await goOn(page);
  const perPerson = page
    .getByRole('region', { name: 'Your order' })
    .filter({ visible: true })
    .locator('div', { has: page.getByRole('heading', { name: 'Per person' }) })
    .last();
  await test.step('O42 the total is listed for each coworker', async () => {
    await expect(perPerson.getByRole('term')).toHaveCount(2);
    const amounts = await perPerson.getByRole('definition').allTextContents();
    expect(amounts.map((text) => Number(text.replaceAll(/[^\d]/g, '')) > 0)).toEqual([true, true]);
    expect(amounts[0]).not.toBe(amounts[1]);
  });
  await test.step('O42 two changes within 400 ms make one call', async () => {
    const calls: URLSearchParams[] = [];
    await page.route('**/checkout-answers/draft', async (route) => {
      calls.push(new URLSearchParams(route.request().postData() ?? ''));
      await route.continue();
    });
    await stopClock(page);
    const town = page.getByRole('main').getByRole('textbox', { name: 'Town or city', exact: true }).first();
    await town.fill('Brno');
    await page.clock.runFor(399);
    await town.fill('Praha');
    await page.clock.runFor(399);
    expect(calls).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.runFor(2000);
    expect(calls.map((body) => [body.get('deliveryCity'), body.get('prices')])).toEqual([['Praha', 'on']]);
    await page.clock.resume();
    await expect(perPerson.getByRole('term')).toHaveCount(2);
  });
});

test('T21 T25 unknown tax is shown as TBD, and hidden prices appear nowhere', { tag: '@full' }, async ({ page }) => {
  await fillCart(page, 'us', [trousers]);
  await openCart(page, 'us');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText('TBD')).toBeVisible();
  await expect(summary.getByText('Total before tax')).toBeVisible();

  await signInAs(page, 'de', 'stefan.rothweiler@kornblick.example');
  await fillCart(page, 'de', [trousers]);
  const answer = await open(page, marketUrl('de', '/en/checkout'));
  await expect(rows(page)).toHaveCount(1);
  expect(await answer?.text()).not.toMatch(/€|EUR/);
});

/** Many rows: the trousers in all colours and sizes. */
async function fillLargeCart(page: Page): Promise<number> {
  const product = await open(page, marketUrl('se', goods.trousers.path));
  const skus = [...new Set((await product?.text())?.match(/\b\d{12}[CD]\d{2,3}\b/g))].slice(0, 40);
  await fillCart(
    page,
    'se',
    skus.map((sku) => ({ sku, quantity: 1 })),
  );
  return skus.length;
}

test('in a large cart, rows far down are placeholders until they are scrolled near', { tag: '@full' }, async ({
  page,
}) => {
  const count = await fillLargeCart(page);
  expect(count).toBeGreaterThan(20);
  const html = (await (await openCart(page))?.text()) ?? '';
  expect(html.match(/aria-label="Increase quantity"/g)).toHaveLength(12);
  const last = rows(page).last();
  await expect(last.getByRole('button', { name: 'Increase quantity' })).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  const answered = page.waitForResponse(changes);
  await last.getByRole('button', { name: 'Increase quantity' }).click();
  await answered;
  await expect(last.getByLabel(/^Quantity of/)).toHaveValue('2');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('rows far down in a large cart can be changed and removed, too', { tag: '@full' }, async ({ page }) => {
    const count = await fillLargeCart(page);
    await page.goto(marketUrl('se', '/en/checkout'));
    // While the page streams in, the current last row may have several labels with this word.
    const quantity = rows(page).last().getByRole('spinbutton');
    await quantity.fill('3');
    await rows(page).last().getByRole('button', { name: 'Update row' }).click();
    await expect(quantity).toHaveValue('3');
    await rows(page).last().getByRole('button', { name: 'Remove' }).click();
    await expect(rows(page)).toHaveCount(count - 1);
  });

  test('a row is changed and removed, a code added and removed', async ({ page }) => {
    await fillCart(page, 'se', [trousers, shorts]);
    await page.goto(marketUrl('se', '/en/checkout'));
    const row = rowOf(page, /hi-vis trousers/);
    const price = amountIn(await row.innerText());
    await row.getByLabel(/^Quantity of/).fill('3');
    await row.getByRole('button', { name: 'Update row' }).click();
    await expect(row.getByLabel(/^Quantity of/)).toHaveValue('3');
    await expect(row).toContainText(crowns(3 * price));

    await row.getByLabel(/^Quantity of/).fill('99999999');
    await row.getByRole('button', { name: 'Update row' }).click();
    await expect(row.getByLabel(/^Quantity of/)).toHaveValue('99999999');

    await row.getByLabel(/^Quantity of/).fill('0.0004');
    await row.getByRole('button', { name: 'Update row' }).click();
    await expect(row.getByLabel(/^Quantity of/)).toHaveValue('0.0004');

    await page.goto(marketUrl('se', '/en/checkout'));
    await page.getByLabel('Discount code').fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Discount is not valid')).toBeVisible();
    await expect(page.getByLabel('Discount code')).toHaveValue('NOSUCHCODE');
    await page.getByLabel('Discount code').fill('WORK10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Remove the code WORK10' }).click();
    await expect(page.getByLabel('Discount code')).toBeVisible();

    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(rows(page)).toHaveCount(1);
  });
});
