import { expect, test } from '@playwright/test';
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

test.beforeEach(({ context }) => asReturningVisitor(context));

test('staff find an order and fulfil it in parts', async ({ page }) => {
  await goToDetails(page, 'uk', [{ ...trousers, quantity: 2 }]);
  await fillDetails(page, inLondon);
  await chooseMethod(page, /To your door/);
  await goToPayment(page);
  await payWith(page, 'approve');
  const number = await orderNumber(page);
  await signInAs(page, 'uk', staff);
  const complaints = watchConsole(page);
  await open(page, marketUrl('uk', '/en/staff/orders'));
  await page.getByRole('searchbox', { name: 'Search the list' }).fill(number);
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('main').getByRole('link', { name: number }).click();
  const order = page.getByRole('article', { name: `Order ${number}` });
  const press = (name: string) => order.getByRole('button', { name: `${name}: ${number}` }).click();
  await expect(order).toContainText('14 Mill Lane');
  await order.getByText('Refuse the rest').click();
  await expect(order.getByRole('button', { name: `Refuse now: ${number}` })).toBeVisible();
  await press('Accept');
  await expect(order).toContainText('Confirmed');
  await press('Deliver some');
  await expect(order).toContainText(`${number}-1 · 1 piece`);
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  await press('Deliver the rest');
  await expect(order).toContainText(`${number}-2 · 1 piece`);
  await press('Invoice what was delivered');
  await expect(order).toContainText(/Invoice UK\d+/);
  await expect(order.getByRole('heading', { name: `Order ${number}` }).locator('..')).toContainText('On its way');
  expect(complaints).toEqual([]);
});

test('a webhook is added with a secret that is shown once, switched off and removed', { tag: '@full' }, async ({
  page,
}) => {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/webhooks'));
  const url = `https://erp.example/${Date.now()}`;
  const field = page.getByRole('textbox', { name: 'Address' });
  await field.fill('erp');
  await field.evaluate((input: HTMLInputElement) => input.form?.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Address must be a valid web address').first()).toBeVisible();
  await expect(field).toHaveValue('erp');
  await field.fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Copy the secret now')).toBeVisible();
  const webhook = page.getByRole('article', { name: url });
  await webhook.getByRole('button', { name: `Switch off: ${url}` }).click();
  await expect(webhook).toContainText('Off');
  await expect(page.getByText('Copy the secret now')).toBeHidden();
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  await webhook.getByText('Remove', { exact: true }).click();
  await webhook.getByRole('button', { name: `Remove now: ${url}` }).click();
  await expect(webhook).toBeHidden();
});
