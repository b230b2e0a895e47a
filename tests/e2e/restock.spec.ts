import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectStillAccessible } from './checks.ts';
import * as goods from './goods.ts';
import { marketUrl } from './market.ts';
import { consumers, signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const trousers = goods.trousers.path;

test('N13 an out-of-stock size offers “notify me” and sends the sku and the e-mail', {
  tag: ['@phone', '@full'],
}, async ({ page, context }) => {
  await asReturningVisitor(context);
  await signInAs(page, 'se', consumers.swedish.signIn);
  await open(page, marketUrl('se', `${trousers}/notify`));
  await expectStillAccessible(page);
  const sku = await page.locator('select[name=sku] option').nth(1).getAttribute('value');
  const asked = new URLSearchParams({ colour: sku?.slice(0, 12) ?? '', size: sku?.slice(12) ?? '' });
  await open(page, marketUrl('se', `${trousers}?${asked}`));
  await page.getByRole('link', { name: 'Notify me when it is back' }).click();
  const email = page.getByRole('main').getByLabel('E-mail address');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(consumers.swedish.signIn);
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('nobody');
  await email.fill('kim@home.example');
  await expectNoSidewaysScroll(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Notify me' }).click();
  expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
    sku,
    email: 'kim@home.example',
  });
  await expect(page.getByText('We will write to kim@home.example')).toBeVisible();
});
