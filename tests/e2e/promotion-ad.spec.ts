import { expect, type Page, test } from '@playwright/test';
import { trousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { consumers, signInAs } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

const title = 'Ten percent off your first order';
const product = trousers.path;
const ad = (page: Page) => page.getByRole('complementary', { name: 'Offer for newsletter readers' });
const dialog = (page: Page) => page.getByRole('dialog', { name: title });
const adAnswer = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/newsletter-answers/ad'));

/** Opens a page and waits for the data of its advertisement. */
async function openWithAd(page: Page, path: string): Promise<void> {
  const answered = adAnswer(page);
  await open(page, marketUrl('uk', path));
  await answered;
  await expect(ad(page)).toBeVisible();
}

const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test.beforeEach(({ context }) => asReturningVisitor(context));

test('N06 N10 the advertisement opens a large dialog, is made small, and hidden for the visit', async ({ page }) => {
  await openWithAd(page, '/en');
  await expect(ad(page)).toHaveAttribute('data-view', 'minimised');
  await scrollDown(page);
  await expect(ad(page)).toHaveAttribute('data-view', 'expanded');
  await ad(page).getByRole('button', { name: 'Make smaller' }).click();
  await expect(ad(page)).toHaveAttribute('data-view', 'minimised');
  await ad(page).getByRole('button', { name: title }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('..')).toHaveCSS('max-width', '1200px');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(ad(page)).toHaveAttribute('data-view', 'minimised');
  await expect(ad(page).getByRole('button', { name: title })).toBeFocused();
  await ad(page).getByRole('button', { name: 'Hide' }).click();
  await expect(ad(page)).toHaveCount(0);
  const answered = adAnswer(page);
  await open(page, marketUrl('uk', product));
  await answered;
  await scrollDown(page);
  await expect(ad(page)).toHaveCount(0);
});

test('N09 the advertisement is on the home page and on products, not on lists, and not for people who are signed in', {
  tag: '@full',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/newsletter-answers/ad')) asked.push(request.url());
  });
  await openWithAd(page, '/en');
  await openWithAd(page, product);
  asked.length = 0;
  await open(page, marketUrl('uk', '/en/all-products'));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
  await expect(ad(page)).toHaveCount(0);
  await signInAs(page, 'uk', consumers.british.signIn);
  for (const path of ['/en', product]) {
    await open(page, marketUrl('uk', path));
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
    await expect(ad(page)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('N08 the sign-up shows that it is sent, an error that keeps the address, and the text of a success', async ({
  page,
}) => {
  await openWithAd(page, '/en');
  await ad(page).getByRole('button', { name: title }).click();
  const email = dialog(page).getByRole('textbox', { name: 'E-mail address' });
  const submit = dialog(page).getByRole('button', { name: 'Get the code' });
  let answer: (status: number) => void = () => undefined;
  await page.route('**/newsletter-answers/ad', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const status = await new Promise<number>((resolve) => {
      answer = resolve;
    });
    return route.fulfill({ status, json: { kind: 'done', mustConfirm: false } });
  });
  await email.fill('kim@home.example');
  for (const status of [500, 200]) {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/ad'));
    await submit.click();
    await sent;
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    answer(status);
    if (status === 500) {
      await expect(dialog(page).getByText('The sign-up did not work. Please try again.')).toBeVisible();
      await expect(email).toHaveValue('kim@home.example');
    }
  }
  await expect(dialog(page).getByText('Thank you. Your code is on its way by e-mail.')).toBeVisible();
});
