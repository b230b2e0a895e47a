import { expect, test } from '@playwright/test';
import { chooseMethod, fillDetails, goToDetails, goToPayment, orderNumber, payWith } from './checkout.ts';
import { expectContentAccessible, expectNoSidewaysScroll } from './checks.ts';
import { findMail } from './mail.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open } from './visitor.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

test('a guest orders, finds the order by the link in the footer and withdraws from it; the mail confirms it', {
  tag: '@full',
}, async ({ page }) => {
  const email = `robin.alder.${Date.now()}@home.example`;
  await goToDetails(page, 'ie');
  await fillDetails(page, { email, firstName: 'Robin', lastName: 'Alder' });
  await fillDetails(page, { line1: '12 Alder Street', zip: 'D02 AF30', city: 'Dublin' });
  await chooseMethod(page, /To your door/);
  await goToPayment(page);
  await payWith(page, 'approve');
  const orderNo = await orderNumber(page);
  await open(page, marketUrl('ie', '/en'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from the contract here' }).click();
  await page.getByRole('textbox', { name: 'Order number' }).fill(orderNo);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('button', { name: 'Find the order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`I withdraw from the contract for these goods of order ${orderNo}`)).toBeVisible();
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We have received your withdrawal.')).toBeVisible();
  const mail = await findMail(email, `Confirmation of your withdrawal, order ${orderNo}`);
  expect(mail).toContain(orderNo);
});
