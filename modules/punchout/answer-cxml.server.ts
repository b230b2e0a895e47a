import type { Market } from '../market/market.ts';
import {
  type CxmlStatus,
  cxmlProfile,
  cxmlStartPage,
  cxmlStatus,
  type Stamp,
} from '../punchout-document/cxml-answer.ts';
import { type CxmlRequest, type CxmlSetup, readCxmlRequest } from '../punchout-document/cxml-request.ts';
import { languageOfProcurement } from '../punchout-document/procurement-language.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findBuyer } from './find-buyer.server.ts';
import type { PunchoutSession } from './punchout-session.ts';
import { startVisit } from './start-visit.server.ts';

type Operation = NonNullable<PunchoutSession['asked']['operation']>;

const operations: readonly Operation[] = ['create', 'edit', 'inspect'];

/** What a refusal is in the words of cXML. */
const statusOf: Partial<Record<RefusalCode, CxmlStatus>> = {
  'punch-out-refused': 401,
  'punch-out-target-unknown': 403,
  'sign-in-locked': 560,
};

type Posted = { readonly market: Market; readonly text: string; readonly url: string };

export const stampOf = ({ now, requestId }: Visit): Stamp => ({ payloadId: `${now.getTime()}.${requestId}@yrke`, now });

/**
 * Access: a system that shows the shared secret of a company. A document that cannot be read is answered in cXML, too: its sender would
 * send it again and again otherwise.
 */
export async function answerCxml(shop: Shop, visit: Visit, { market, text, url }: Posted): Promise<string> {
  const stamp = stampOf(visit);
  const request = readCxmlRequest(text);
  if (!request) return cxmlStatus(stamp, 406, 'The document is not well formed, too large or no request.');
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
  return body.kind === 'profile' ? cxmlProfile(stamp, url) : cxmlStatus(stamp, 450);
}

type Setup = { readonly request: CxmlRequest; readonly body: CxmlSetup; readonly market: Market };

async function answerSetup(shop: Shop, visit: Visit, { request, body, market }: Setup): Promise<string> {
  const { sender, secret, from, to, payloadId, language } = request;
  const operation = operations.find((one) => one === body.operation);
  if (!operation) return cxmlStatus(stampOf(visit), 450);
  const started = await startVisit(shop, visit, {
    marketId: market.marketId,
    type: 'CXML',
    name: sender.identity,
    secret,
    from: from.identity,
    hookUrl: body.hookUrl,
    payloadId,
    asked: {
      echo: {},
      target: '_top',
      charset: 'utf-8',
      language: languageOfProcurement(language),
      buyerCookie: body.buyerCookie,
      operation,
      parties: { from, to },
      items: operation === 'create' ? [] : body.items,
    },
  });
  return started.ok ? cxmlStartPage(stampOf(visit), started.value.startPage) : refused(shop, visit, started.refusal);
}

function refused({ texts }: Shop, visit: Visit, { code, ...facts }: { readonly code: RefusalCode }): string {
  return cxmlStatus(stampOf(visit), statusOf[code] ?? 400, texts.say('en', 'refusals', code, facts) ?? code);
}
