import { request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { marketUrl } from './market.ts';

type Item = { sku: string; quantity: number };

/** Fills the cart of the page's visitor by API, because other journeys test buying. */
export async function fillCart(page: Page, market: string, items: readonly Item[]): Promise<void> {
  const url = marketUrl(market);
  const send = async (path: string, body: unknown): Promise<unknown> => {
    const cookies = await page.context().cookies(url);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await post(market, path, cookie, body);
    expect(answer.status, answer.text).toBe(201);
    await page.context().addCookies(
      answer.cookies.flatMap((line) => {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [{ name, value, url }];
      }),
    );
    return JSON.parse(answer.text);
  };
  const { id } = (await send('/api/cart/carts', {})) as { id: string };
  await send(`/api/cart/carts/${id}/products/batch`, items);
}

/**
 * From an open page of a signed-in visitor: empties the cart, so that a retry does not find rows of the first attempt.
 */
export async function startEmptyCart(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/cart/carts', { method: 'POST', headers, body: '{}' })).status;
  });
  expect(status).toBe(201);
}

type Answer = { status: number; cookies: readonly string[]; text: string };

function post(market: string, path: string, cookie: string, body: unknown): Promise<Answer> {
  const { host, port, origin } = new URL(marketUrl(market));
  const headers = { host, origin, cookie, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, headers, method: 'POST' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], text }),
      );
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
