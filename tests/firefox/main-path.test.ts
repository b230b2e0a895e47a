import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketUrl } from '../e2e/market.ts';
import startShop from '../e2e/setup/global-setup.ts';
import { aVisitor, openFirefox, signIn, type Visitor } from './visitor.ts';

let browser: Browser;
let stopShop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  stopShop = await startShop();
  browser = await openFirefox();
});

afterAll(async () => {
  await browser?.close();
  await stopShop?.();
});

const visitorOf = (market: string) => aVisitor(browser, (path) => marketUrl(market, path));

/** Chooses the first product of the list and a size in stock, and puts it into the cart. */
async function buyTheFirst({ page, find, sees }: Visitor): Promise<void> {
  await page.locator('main article h2 a').click();
  await find('//*[@role="radiogroup"]//label[contains(., "In stock")]').click();
  await find('//main//button[contains(., "Add to cart")]').click();
  await sees('Just added');
}

/** Fills the cart without a page: companies buy from tables, which have their own journeys. */
async function fillCart({ page }: Visitor): Promise<void> {
  const status = await page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const { id } = (await (await post('/api/cart/carts', {})).json()) as { id: string };
    return (await post(`/api/cart/carts/${id}/products/batch`, [{ sku: '112015205002C50', quantity: 1 }])).status;
  });
  expect(status).toBe(201);
}

async function goToDetails({ open, find, sees }: Visitor): Promise<void> {
  await open('/en/checkout');
  await find('//main//*[@aria-label="Summary" or @aria-labelledby]//a[contains(., "Next")]').click();
  await sees('Your details');
}

test('a guest finds a garment with a filter, buys it and pays by card', async () => {
  const visitor = await visitorOf('uk');
  const { page, open, press, find, sees, type, tick } = visitor;
  await open('/en');
  await press('Including VAT');
  await press('Only necessary');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );

  await open('/en/all-products');
  await tick('Black');
  await page.waitForFunction(() => location.search.includes('OrFilters='));
  await find('//a[contains(., "Remove Black") or contains(@aria-label, "Remove Black")]').wait();

  await buyTheFirst(visitor);
  await goToDetails(visitor);
  await type('Email', 'robin.alder@home.example');
  await type('First name', 'Robin');
  await type('Last name', 'Alder');
  await type('Street and number', '12 Alder Street');
  await type('Postcode', 'SW1A 1AA');
  await type('Town or city', 'London');
  await tick('To your door');
  await tick('terms of purchase');
  await press('Continue to payment');
  await sees('Payment');
  await find('//*[contains(text(), "Test cards")]').click();
  await press('Approved');
  await press('Pay ');
  await sees('Thank you for your order');
  await visitor.end();
});

test('a buyer of a company signs in and orders on account', async () => {
  const visitor = await visitorOf('de');
  const { press, sees, tick, find } = visitor;
  await signIn(visitor, 'birgit.ahlersdorf@moorbruecken.example');
  await find('//summary[contains(., "Birgit")]').wait();
  await press('Only necessary');
  await fillCart(visitor);
  await goToDetails(visitor);
  await tick('Company parcel');
  await tick('terms of purchase');
  await find('(//main//button[contains(., "Next")])[last()]').click();
  await sees('Check and send');
  await press('Send order');
  await sees('Thank you for your order');
  await visitor.end();
});
