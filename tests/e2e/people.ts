import { expect, type Page } from '@playwright/test';
import { ask } from './ask.ts';
import { demoPassword } from './demo-password.ts';
import { linkFromMail } from './mail.ts';
import { marketUrl } from './market.ts';

/** People of the demo world (docs/demo.md). Two, to test that one cannot reach data of the other. */
export const consumers = {
  swedish: {
    market: 'se',
    signIn: 'elin.sjovik@home.example',
    viewKey: '5089',
    name: 'Elin Sjövik',
    postcode: '111 22',
  },
  british: {
    market: 'uk',
    signIn: 'emma.hartwell@home.example',
    viewKey: '5091',
    name: 'Emma Hartwell',
    postcode: 'SW1A 1AA',
  },
} as const;

export const staff = 'astrid.norelius@yrke.example';
export const companyAdmin = 'ebba.lindvall@alvkulla.example';
export const administrator = 'goran.wikmark@hamnvik.example';
export const buyer = 'olle.sandin@alvkulla.example';

/** Signs in a demo person with one company. Opens no page: signing in has its own journeys. */
export async function signInAs(page: Page, market: string, loginName: string): Promise<void> {
  expect(await sendSignIn(page, market, loginName, demoPassword)).toBe(302);
}

export const freshPassword = 'seven wet spruces';

/** Registers a new consumer in a market without the question about prices, and signs in. */
export async function registerConsumer(page: Page, emailAddress: string): Promise<void> {
  const person = { emailAddress, firstName: 'Robin', lastName: 'Alder', password: freshPassword };
  expect((await ask('us', '/register', person)).status).toBe(200);
  const link = new URL(await linkFromMail(emailAddress, 'Confirm your e-mail address'));
  const token = link.searchParams.get('token') ?? '';
  expect((await ask('us', `${link.pathname}${link.search}`, { token })).status).toBe(200);
  expect(await signInWith(page, emailAddress, freshPassword)).toBe(302);
}

/** Sends name and password to the American shop, and returns the status: 302 for success, 401 for a failure. */
export function signInWith(page: Page, loginName: string, password: string): Promise<number> {
  return sendSignIn(page, 'us', loginName, password);
}

async function sendSignIn(page: Page, market: string, loginName: string, password: string): Promise<number> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const { status, cookies } = await ask(market, '/login', { loginName, password, remember: 'on' }, userAgent);
  const url = marketUrl(market);
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return status;
}
