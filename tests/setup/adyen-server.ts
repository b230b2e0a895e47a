import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { hmacValidator as HmacValidator } from '@adyen/api-library/lib/src/utils/index.js';
import { startHttpServer } from './http-server.ts';

type Amount = { currency: string; value: number };
type Session = { id: string; reference: string; amount: Amount; status: string; psp: string; expiresAt: string };
type SessionBody = { reference: string; amount: Amount; merchantAccount: string; expiresAt: string };
type ReceivedRequest = { method: string; path: string; key: string | undefined; body: Record<string, unknown> };
type Ended = 'approve' | 'refuse' | 'cancel' | 'pending' | 'error' | 'expire';

export const adyenSettings = {
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_KEY: 'test-key',
  ADYEN_CLIENT_KEY: 'test_client',
  ADYEN_MERCHANT_ACCOUNT: 'TestMerchant',
  ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

const statuses = {
  approve: 'completed',
  refuse: 'active',
  cancel: 'canceled',
  pending: 'paymentPending',
  error: 'active',
  expire: 'expired',
} satisfies Record<Ended, string>;

const resultCodes: Record<string, string> = {
  approve: 'Authorised',
  refuse: 'Refused',
  cancel: 'Cancelled',
  pending: 'Pending',
  error: 'Error',
};

/** A fake of the provider's HTTP API: the calls of the shop's adapter, and the actions of a shopper in the drop-in. */
export async function startAdyenServer() {
  const asked: ReceivedRequest[] = [];
  const sessions = new Map<string, Session>();
  const answers = new Map<string, object>();
  const notifications: object[] = [];
  let made = 0;
  const nextReference = () => `PSP${String(++made).padStart(13, '0')}`;

  function createSession(body: SessionBody): object {
    const id = `CS${nextReference()}`;
    const { reference, amount, expiresAt } = body;
    sessions.set(id, { id, reference, amount, expiresAt, status: 'active', psp: nextReference() });
    return { ...body, id, sessionData: 'opaque' };
  }

  function sessionResult(path: string, result: string): object | undefined {
    const session = sessions.get(path.split('/').at(-1) ?? '');
    if (!session || result !== `result-${session.id}`) return undefined;
    const { id, reference, status, amount, psp } = session;
    const paid = { pspReference: psp, resultCode: 'Authorised', amount };
    return { id, reference, status, payments: status === 'completed' ? [paid] : [] };
  }

  function details(redirectResult: string): object | undefined {
    const [ended = '', id = ''] = redirectResult.split(' ');
    const session = sessions.get(id);
    if (!session) return undefined;
    const { psp, reference, amount } = session;
    return { resultCode: resultCodes[ended], pspReference: psp, merchantReference: reference, amount };
  }

  function change(path: string, body: Record<string, unknown>): object | undefined {
    const [psp, kind = ''] = path.split('/').slice(-2);
    const session = [...sessions.values()].find((each) => each.psp === psp);
    if (!session) return undefined;
    const eventCode = { captures: 'CAPTURE', cancels: 'CANCELLATION', refunds: 'REFUND' }[kind] ?? '';
    const pspReference = nextReference();
    const amount = (body.amount as Amount | undefined) ?? session.amount;
    tell({ ...session, amount, psp: pspReference }, { eventCode, success: true, originalReference: session.psp });
    return { ...body, status: 'received', pspReference, paymentPspReference: psp };
  }

  function tell(
    { psp, reference, amount }: Pick<Session, 'psp' | 'reference' | 'amount'>,
    facts: { eventCode: string; success: boolean; originalReference?: string; reason?: string },
  ) {
    const item = {
      ...facts,
      originalReference: facts.originalReference ?? '',
      success: String(facts.success),
      pspReference: psp,
      merchantAccountCode: adyenSettings.ADYEN_MERCHANT_ACCOUNT,
      merchantReference: reference,
      amount,
    };
    // Signed by the provider's own library, so that our verification is tested against it.
    const hmacSignature = new HmacValidator().calculateHmac(item as never, adyenSettings.ADYEN_HMAC_KEY);
    const NotificationRequestItem = { ...item, additionalData: { hmacSignature } };
    notifications.push({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
  }

  function answerOf({ method, path, body }: ReceivedRequest, query: URLSearchParams): object | undefined {
    if (path === '/sessions') return createSession(body as unknown as SessionBody);
    if (method === 'GET') return sessionResult(path, query.get('sessionResult') ?? '');
    if (path === '/payments/details') return details((body.details as { redirectResult: string }).redirectResult);
    return change(path, body);
  }

  const url = await startHttpServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://adyen');
    const content = await text(request);
    const call: ReceivedRequest = {
      method: request.method ?? '',
      // The library chooses the API version.
      path: pathname.replace(/^\/v\d+/, ''),
      key: headerOf(request, 'idempotency-key'),
      body: content === '' ? {} : JSON.parse(content),
    };
    asked.push(call);
    const isAllowed = headerOf(request, 'x-api-key') === adyenSettings.ADYEN_API_KEY;
    const answer = !isAllowed ? undefined : (answers.get(call.key ?? '') ?? answerOf(call, searchParams));
    if (answer && call.key !== undefined) answers.set(call.key, answer);
    const status = isAllowed ? 422 : 401;
    response.writeHead(answer ? 200 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { status, errorCode: '901', message: 'refused', errorType: 'validation' }));
  });

  function end(id: string, ended: Ended): Session {
    const session = sessions.get(id);
    if (!session) throw new Error(`there is no session ${id}`);
    session.status = statuses[ended];
    if (ended === 'approve') tell(session, { eventCode: 'AUTHORISATION', success: true });
    if (ended === 'pending') tell(session, { eventCode: 'PENDING', success: true });
    if (ended === 'refuse') tell(session, { eventCode: 'AUTHORISATION', success: false, reason: 'Refused' });
    if (ended === 'cancel') tell(session, { eventCode: 'AUTHORISATION', success: false, reason: 'Cancelled' });
    return session;
  }

  return {
    url,
    asked,
    /** The notifications since the last call. */
    takeNotifications: () => notifications.splice(0),
    /** The shopper finishes the drop-in, which returns this. */
    pay: (id: string, ended: Ended): string => `result-${end(id, ended).id}`,
    /** The shopper returns from a bank with this. */
    comeBack: (id: string, ended: Ended): string => `${ended} ${end(id, ended).id}`,
  };
}

const headerOf = (request: IncomingMessage, name: string) => request.headers[name]?.toString();
