import { type ClientRequest, request } from 'node:http';
import { roles } from '#modules/auth/roles.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import type { SendAnswer } from '#modules/checkout/send-answer.ts';
import { readEnv } from '#platform/env.server.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aSendPayload } from '#tests/build/order.ts';
import { toTheCompany, toTheDoor } from '#tests/build/sending.ts';
import { someClaims } from '#tests/build/visit.ts';
import { startChild } from '#tests/setup/child.ts';
import type { World } from './sending-world.ts';

type RequestParts = { readonly headers?: Record<string, string>; readonly body?: object };
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: unknown };
export type Sender = { readonly cartId: string; readonly headers: Record<string, string>; readonly payload: object };

/** Uses a separate connection, which `onSent` may cut. */
export function ask(
  port: string,
  method: string,
  path: string,
  { headers = {}, body }: RequestParts = {},
  onSent: (sent: ClientRequest) => void = () => {},
) {
  const address = `http://127.0.0.1:${port}`;
  return new Promise<Answer>((resolve, reject) => {
    const asked = {
      agent: false,
      method,
      headers: { origin: address, 'content-type': 'application/json', ...headers },
    };
    const sent = request(new URL(path, address), asked, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
    onSent(sent);
  });
}

/** The products of every order. */
const products = [
  { sku: trousers, quantity: 1 },
  { sku: gloves, quantity: 10 },
];

async function newCart(port: string, headers: Record<string, string>) {
  const made = await ask(port, 'POST', '/api/cart/carts', { headers, body: { products } });
  const { id } = made.body as { id: string };
  const cookie = [made.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
  return { cartId: id, cookie: cookie.join('; ') };
}

/** A visitor without an account who pays by card. */
export async function aGuest(port: string): Promise<Sender> {
  const { cartId, cookie } = await newCart(port, {});
  return { cartId, headers: { cookie }, payload: aSendPayload({ cartId, deliveryMethod: toTheDoor }) };
}

/** A buyer who orders for a company, on account. */
export async function aBuyer(port: string, { settings, customerId, companyId }: World): Promise<Sender> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = someClaims({ customer_id: customerId, company_id: companyId, storm_role: roles.user, exp });
  const headers = { authorization: `Bearer ${await issueToken(secretsOf(readEnv(settings)), claims)}` };
  const { cartId } = await newCart(port, headers);
  const { buyer } = aSendPayload();
  const facts = { marketId: 100, deliveryMethod: toTheCompany, paymentMethodId: 169, useIncVat: false };
  const payload = aSendPayload({ cartId, ...facts, buyer: { ...buyer, id: customerId, companyId } });
  return { cartId, headers, payload };
}

export const send = (port: string, { headers, payload }: Sender, key: string, onSent?: (sent: ClientRequest) => void) =>
  ask(
    port,
    'POST',
    '/api/order/orders/send',
    { headers: { ...headers, 'idempotency-key': key }, body: payload },
    onSent,
  );

/** With a valid card; a repeated payment is fine. */
export const pay = (port: string, sessionId: string) =>
  ask(port, 'POST', `/api/order/payments/simulator/${sessionId}`, { body: { token: 'approve' } });

export const comeBack = (port: string, { link }: SendAnswer, sessionId: string) =>
  ask(port, 'POST', '/api/order/payments/return', {
    body: { order: new URL(link).searchParams.get('o'), sessionId },
  });

/** Sends the order and pays it if necessary, repeated until it succeeds. */
export async function complete(port: string, sender: Sender): Promise<SendAnswer> {
  // The same key of one buyer for another cart would be refused.
  const { status, body } = await send(port, sender, `of ${sender.cartId}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const answer = body as SendAnswer;
  if (!answer.payment) return answer;
  await pay(port, answer.payment.sessionId);
  await comeBack(port, answer, answer.payment.sessionId);
  return answer;
}

type Facts = {
  readonly orders: readonly { id: string }[];
  readonly sessions: number;
  readonly onHand: Record<string, number>;
};

/** The content of the database after all follow-ups. */
export const factsOf = async (port: string): Promise<Facts> => (await ask(port, 'GET', '/facts')).body as Facts;

/** Makes the process stop at the given stage. */
export const stopAt = (port: string, stage: string) => ask(port, 'POST', `/stop/${stage}`);

/** Starts the shop in a separate process with a clock that is this late; it ends with the test. */
export async function startSending(settings: Record<string, string>, lateMs = 0) {
  const child = startChild('send-process.ts', [String(lateMs), JSON.stringify(settings)]);
  const ready = 'ready ';
  return { child, port: (await child.says(ready)).slice(ready.length) };
}
