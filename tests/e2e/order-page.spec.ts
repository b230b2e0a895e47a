import { expect, type Page, test } from '@playwright/test';
import { chooseMethod, fillDetails, goToDetails, goToPayment, orderNumber, payWith } from './checkout.ts';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { oneTrousers as trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const inLondon = {
  email: 'ruth.hale@home.example',
  firstName: 'Ruth',
  lastName: 'Hale',
  line1: '14 Mill Lane',
  zip: 'SW1A 1AA',
  city: 'London',
};

/** Opens a part that is collapsed in the one-column layout. */
async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.getByRole('main').locator('details:not([open]) > summary:visible').filter({ hasText: title });
  if (await fold.first().isVisible()) await fold.first().click();
}

test.beforeEach(({ context }) => asReturningVisitor(context));

test('a guest opens an order by its link, returns a piece and orders again', {
  tag: '@phone',
}, async ({ page }) => {
  await goToDetails(page, 'uk', [{ ...trousers, quantity: 2 }]);
  await fillDetails(page, inLondon);
  await chooseMethod(page, /To your door/);
  await goToPayment(page);
  await payWith(page, 'approve');
  const number = await orderNumber(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Follow your order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  const link = page.url();
  const complaints = watchConsole(page);
  await test.step('a message to staff', async () => {
    await unfold(page, 'Messages');
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(main.getByRole('alert')).toBeInViewport();
    await main.getByRole('textbox', { name: 'Your message' }).fill('When does it come?');
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'When does it come?' })).toBeInViewport();
  });
  await signInAs(page, 'uk', staff);
  await test.step('staff send the goods', async () => {
    await open(page, marketUrl('uk', `/en/staff/orders?search=${number}`));
    await main.getByRole('link', { name: number }).click();
    for (const name of ['Accept', 'Deliver the rest', 'Invoice what was delivered'])
      await main.getByRole('button', { name: `${name}: ${number}` }).click();
    await expect(main.getByRole('article')).toContainText(/Invoice UK\d+/);
    await expect(main.getByRole('article')).toContainText('When does it come?');
  });
  await test.step('one of two pieces is returned', async () => {
    await open(page, link);
    await expect(main.getByRole('link', { name: /Track the parcel/ })).toBeVisible();
    await unfold(page, 'Returns');
    await main.getByText('Return or exchange something').click();
    await main.getByRole('textbox', { name: 'Pieces' }).fill('3');
    await main.getByRole('combobox', { name: 'Reason' }).selectOption('Too small');
    await main.getByRole('button', { name: 'Send request' }).click();
    await expect(main.getByRole('alert')).toContainText(/, .+: at most 2 can be sent back/);
    await expect(main.getByRole('textbox', { name: 'Pieces' })).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('textbox', { name: 'Pieces' })).toHaveValue('3');
    await main.getByRole('textbox', { name: 'Pieces' }).fill('1');
    await main.getByRole('button', { name: 'Send request' }).click();
    await unfold(page, 'Returns');
    await expect(main.getByText('Awaiting an answer')).toBeVisible();
    await expectContentAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('staff accept it', async () => {
    await open(page, marketUrl('uk', '/en/staff/returns'));
    await main.getByRole('link', { name: number }).click();
    await expect(main.getByRole('article')).toContainText(/gets [\d.]+\sGBP back/);
    await main.getByRole('button', { name: `Accept: ${number}` }).click();
    await expect(main.getByRole('button', { name: `Accept: ${number}` })).toBeHidden();
    await open(page, link);
    await expect(main).toContainText(/Credit note UKC\d+/);
    await expect(main.getByText('Print the return label')).toBeVisible();
  });
  await test.step('the same order again', async () => {
    await main.getByText('Choose articles and quantities').click();
    await main.getByRole('textbox', { name: /^Quantity/ }).fill('1');
    await main.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/en\/checkout\?/);
    const inCart = main.getByLabel(/^Quantity of/).first();
    const before = Number(await inCart.inputValue());
    await open(page, link);
    await main.getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL(/\/en\/checkout\?/);
    // The cart of the staff member persists between runs.
    await expect(inCart).toHaveValue(String(before + 2));
    // The 422 responses are for an empty message and for three of two pieces.
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });
});
