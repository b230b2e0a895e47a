import { ok, refuse } from '#core/result.ts';
import type { Market } from '../market/market.ts';
import {
  type CxmlStatus,
  cxmlProfile,
  cxmlStartPage,
  cxmlStatus,
  type Stamp,
} from '../punchout-document/cxml-answer.ts';
import type { CxmlOrder } from '../punchout-document/cxml-order-request.ts';
import { type CxmlRequest, type CxmlSetup, readCxmlRequest } from '../punchout-document/cxml-request.ts';
import { languageOfProcurement } from '../punchout-document/procurement-language.ts';
import { mostLetters } from '../punchout-document/read-xml.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { buyerVisitOf } from './buyer-visit.ts';
import { readEarlierCart } from './earlier-cart.server.ts';
import { type Buyer, findBuyer } from './find-buyer.server.ts';
import { keepExchange } from './keep-exchange.server.ts';
import type { PunchoutSession } from './punchout-session.ts';
import { allowVisit, beginVisit } from './start-visit.server.ts';

type Operation = NonNullable<PunchoutSession['asked']['operation']>;

const operations: readonly Operation[] = ['create', 'edit', 'inspect'];

/** What a refusal is in the words of cXML. */
const statusOf: Partial<Record<RefusalCode, CxmlStatus>> = {
  'punch-out-refused': 401,
  'punch-out-target-unknown': 403,
  'punch-out-cart-unknown': 412,
  'punch-out-cart-not-editable': 412,
  'punch-out-cart-unsold': 412,
  'sign-in-locked': 560,
};

type CxmlLogin = {
  readonly request: CxmlRequest;
  readonly order: CxmlOrder;
  readonly market: Market;
  readonly buyer: Buyer;
};

/** What happens with an order of a procurement system, and what its sender is told. */
export type AnswerOrder = (
  shop: Shop,
  visit: Visit,
  asked: CxmlLogin,
) => Promise<{ readonly code: CxmlStatus; readonly words: string }>;

type Posted = {
  readonly market: Market;
  readonly text: string;
  readonly url: string;
  readonly answerOrder: AnswerOrder;
};

export const stampOf = ({ now, requestId }: Visit): Stamp => ({ payloadId: `${now.getTime()}.${requestId}@yrke`, now });

/**
 * Access: a system that shows the shared secret of a company. A document that cannot be read is answered in cXML, too: its sender would
 * send it again and again otherwise.
 */
export async function answerCxml(shop: Shop, visit: Visit, posted: Posted): Promise<string> {
  if (posted.text.length > mostLetters) return cxmlTooLarge(visit);
  const request = readCxmlRequest(posted.text);
  if (!request) return cxmlStatus(stampOf(visit), 406, 'The document is not well formed or no request.');
  const { document, outcome } = await follow(shop, visit, posted, request);
  const came = {
    protocol: 'CXML',
    marketId: posted.market.marketId,
    kind: kinds[request.body.kind],
    name: request.sender.identity,
    secret: request.secret,
    body: { xml: posted.text },
  } as const;
  await keepExchange(shop, visit, came, outcome, { xml: document });
  return document;
}

/** Its sender would send it again and again if it were answered by an error of HTTP. */
export const cxmlTooLarge = (visit: Visit): string =>
  cxmlStatus(stampOf(visit), 499, 'The document is too large. The limit is one megabyte.');

const kinds = { setup: 'start', profile: 'profile', order: 'order', other: 'other' } as const;

/** What the sender is told, and what it means for the log. */
type Answered = { readonly document: string; readonly outcome: Parameters<typeof keepExchange>[3] };

async function follow(shop: Shop, visit: Visit, posted: Posted, request: CxmlRequest): Promise<Answered> {
  const { market, url, answerOrder } = posted;
  const stamp = stampOf(visit);
  const { body } = request;
  if (body.kind === 'setup') return answerSetup(shop, visit, { request, body, market });
  const { sender, secret, from } = request;
  const shown = {
    name: sender.identity,
    secret,
    type: 'CXML',
    marketId: market.marketId,
    from: from.identity,
  } as const;
  const found = await findBuyer(shop, visit, shown);
  if (!found.ok) return refused(shop, visit, found.refusal);
  if (body.kind === 'profile') return { document: cxmlProfile(stamp, url), outcome: ok(undefined) };
  if (body.kind === 'other') return { document: cxmlStatus(stamp, 450), outcome: refuse({ code: 'not-offered' }) };
  const { code, words } = await answerOrder(shop, visit, { request, order: body, market, buyer: found.value });
  return {
    document: cxmlStatus(stamp, code, words),
    outcome: code === 200 ? ok(undefined) : refuse({ code: `${code} ${words}`.slice(0, 500) }),
  };
}

type Setup = { readonly request: CxmlRequest; readonly body: CxmlSetup; readonly market: Market };

async function answerSetup(shop: Shop, visit: Visit, { request, body, market }: Setup): Promise<Answered> {
  const { sender, secret, from, to, payloadId, language } = request;
  const operation = operations.find((one) => one === body.operation);
  if (!operation) return { document: cxmlStatus(stampOf(visit), 450), outcome: refuse({ code: 'not-offered' }) };
  const login = {
    marketId: market.marketId,
    type: 'CXML',
    name: sender.identity,
    secret,
    from: from.identity,
    hookUrl: body.hookUrl,
  } as const;
  const found = await allowVisit(shop, visit, login);
  if (!found.ok) return refused(shop, visit, found.refusal);
  const { company, person } = found.value;
  const buyer = buyerVisitOf(visit, { market, language: market.defaultLocale, person, company });
  const { items } = body;
  const earlier =
    operation === 'create' ? ok([]) : await readEarlierCart(shop, buyer, { companyId: company.id, items });
  if (!earlier.ok) return refused(shop, visit, earlier.refusal);
  const asked = {
    echo: {},
    target: '_top',
    charset: 'utf-8',
    language: languageOfProcurement(language),
    ...(body.productId !== '' && { productId: body.productId }),
    buyerCookie: body.buyerCookie,
    operation,
    parties: { from, to },
    items: earlier.value,
  } as const;
  const started = await beginVisit(shop, visit, { ...login, payloadId, asked }, found.value);
  return { document: cxmlStartPage(stampOf(visit), started.startPage), outcome: ok(started) };
}

function refused({ texts }: Shop, visit: Visit, { code, ...facts }: { readonly code: RefusalCode }): Answered {
  const words = texts.say('en', 'refusals', code, facts) ?? code;
  return { document: cxmlStatus(stampOf(visit), statusOf[code] ?? 400, words), outcome: refuse({ code }) };
}
