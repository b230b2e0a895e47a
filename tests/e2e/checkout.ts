import { expect, type Page } from '@playwright/test';
import type { SimulatorToken } from '#modules/payment/test-cards.ts';
import { fillCart } from './fill-cart.ts';
import { oneTrousers } from './goods.ts';
import { marketUrl } from './market.ts';
import { open } from './visitor.ts';

type Details = {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly line1?: string;
  readonly zip?: string;
  readonly city?: string;
};

/** Postcode and town have other labels in the USA and in Canada. */
const labels: Record<keyof Details, string | RegExp> = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  line1: 'Street and number',
  zip: /^(Postcode|ZIP code|Postal code)$/,
  city: /^(Town or city|City)$/,
};

/** Puts these into the cart and goes from the first step to the second. */
export async function goToDetails(page: Page, market: string, items = [oneTrousers]): Promise<void> {
  await fillCart(page, market, items);
  await open(page, marketUrl(market, '/en/checkout'));
  await goOn(page);
}

/** From the cart, which is the first step, to the second. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
}

/** Types what is given into the form of the second step. */
export async function fillDetails(page: Page, details: Details): Promise<void> {
  for (const [name, text] of Object.entries(details))
    await page
      .getByRole('main')
      .getByRole('textbox', { name: labels[name as keyof Details], exact: true })
      .fill(text);
}

/** Chooses a delivery method, and waits until the totals include it. */
export async function chooseMethod(page: Page, name: RegExp): Promise<void> {
  await page
    .getByRole('group', { name: 'Delivery method' })
    .getByRole('radio', { name })
    .first()
    .check({ force: true });
  await expect(page.getByRole('main')).toContainText(/Shipping(\D{0,2}\d|Free)/);
}

/** Accepts the terms, and continues to the card form. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /terms of purchase/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
}

const cards: Record<Exclude<SimulatorToken, 'approve-untidy'>, RegExp> = {
  approve: /Approved$/,
  challenge: /3-D Secure/,
  refuse: /Refused/,
  error: /Fails/,
};

/** Chooses one of the test cards, and pays with it. */
export async function payWith(page: Page, card: keyof typeof cards): Promise<void> {
  const choice = page.getByRole('button', { name: cards[card] });
  if (!(await choice.isVisible())) await page.getByText('Test cards', { exact: true }).click();
  await choice.click();
  await page.getByRole('button', { name: /^Pay \D*\d/ }).click();
}

/** Waits for the order and returns its number. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  await expect(page).toHaveURL(/\/status\/confirmed\?/);
  return (await page.getByRole('status').locator('strong').first().textContent()) ?? '';
}
