import { expect, test } from '@playwright/test';
import { chooseMethod, goToDetails, orderNumber } from './checkout.ts';
import { expectContentAccessible, expectNoSidewaysScroll, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const buyer = 'birgit.ahlersdorf@moorbruecken.example';

test.beforeEach(({ context }) => asReturningVisitor(context));

test('S07 a list of orders is saved as Excel, and without scripts the link opens it', { tag: '@full' }, async ({
  page,
}) => {
  await signInAs(page, 'de', buyer);
  await goToDetails(page, 'de');
  await chooseMethod(page, /Company parcel/);
  await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).last().click();
  await page.getByRole('button', { name: 'Send order' }).click();
  const orderNo = await orderNumber(page);
  const complaints = watchConsole(page);
  await open(page, marketUrl('de', `/en/mypages/company/orders?search=${orderNo}`));
  const link = page.getByRole('link', { name: 'Download as Excel' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByText('The file has been downloaded.')).toBeVisible();
  const told = await page.evaluate(
    async (href) => {
      const answer = await fetch(href);
      return [answer.status, answer.headers.get('document-rows')];
    },
    await link.evaluate(({ href }: HTMLAnchorElement) => href),
  );
  expect(told).toEqual([200, '1']);
  await expectContentAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
});
