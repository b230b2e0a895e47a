import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { marketUrl } from './market.ts';
import { linkFromMail } from './portal.ts';

/** People of the demo world (docs/demo.md). Desktop and phone run at the same time, so each has a consumer of its own. */
export const consumers = {
  desktop: {
    market: 'se',
    signIn: 'elin.sjovik@home.example',
    viewKey: '5089',
    name: 'Elin Sjövik',
    postcode: '111 22',
  },
  phone: {
    market: 'uk',
    signIn: 'emma.hartwell@home.example',
    viewKey: '5091',
    name: 'Emma Hartwell',
    postcode: 'SW1A 1AA',
  },
} as const;

export const staff = 'astrid.norelius@yrke.example';
export const buyer = 'olle.sandin@alvkulla.example';

/** The questions of a first visit are answered: cookies, and how prices are to be shown. */
export async function answerQuestions(page: Page, market: string): Promise<void> {
  const url = marketUrl(market);
  const keys = ['Public', ...Object.values(consumers).map(({ viewKey }) => viewKey)];
  await page.context().addCookies([
    { name: 'yrke_view', value: keys.map((key) => `${key}:p=incVAT`).join('~'), url },
    { name: 'OptanonAlertBoxClosed', value: '2026-11-15T00:00:00.000Z', url },
  ]);
}

/** Sends a form from where the page is, as a browser without scripts would, and answers with the status. */
export function post(page: Page, path: string, fields: Record<string, string>): Promise<number> {
  return page.evaluate(
    async ([to, body]) => (await fetch(to, { method: 'POST', body: new URLSearchParams(body) })).status,
    [path, fields] as const,
  );
}

export function read(page: Page, path: string): Promise<string> {
  return page.evaluate(async (from) => (await fetch(from)).text(), path);
}

export async function signInAs(page: Page, market: string, signIn: string): Promise<void> {
  await answerQuestions(page, market);
  await page.goto(marketUrl(market, '/login'));
  expect(await post(page, '/login', { step: 'demo', signIn })).toBe(200);
}

export const freshPassword = 'seven wet spruces';

/** Somebody who has just registered, in a market that asks nothing about prices, and is signed in. */
export async function registerConsumer(page: Page, emailAddress: string): Promise<void> {
  await answerQuestions(page, 'us');
  await page.goto(marketUrl('us', '/register'));
  const person = { emailAddress, firstName: 'Robin', lastName: 'Alder', password: freshPassword };
  expect(await post(page, '/register', person)).toBe(200);
  await page.goto(await linkFromMail(page, emailAddress, 'Confirm your e-mail address'));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await signInWith(page, emailAddress, freshPassword);
}

export async function signInWith(page: Page, loginName: string, password: string): Promise<number> {
  await page.goto(marketUrl('us', '/login'));
  return post(page, '/login', { loginName, password, remember: 'on' });
}

/** What is inside the frame of the page; the frame has journeys of its own. */
export async function expectContentAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
