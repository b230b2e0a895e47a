import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import { readConnection } from '../punchout/connection-store.server.ts';
import { renewTrialSecret, trialPath } from '../punchout/trial-credential.server.ts';
import type { Outgoing } from '../punchout-document/cxml-outgoing.ts';
import type { DocumentBody, DocumentKind } from '../punchout-log/logged-document.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { callDoor, formBody } from './call-door.server.ts';
import { reachTrial } from './reach-trial.server.ts';
import { answerToForm, startPageIn } from './read-answer.ts';
import { opensVisit, type Question, questionsOf, type Trial } from './trial.ts';
import { type About, loginFields, profileRequest, setupRequest } from './trial-documents.ts';
import { cartIn } from './trial-order.ts';
import { insertStep, listSteps } from './trial-store.server.ts';

type TrialQuestion = { readonly companyId: number; readonly trialId: string; readonly question: Question } & About;

const kinds: Readonly<Record<Question, DocumentKind>> = {
  start: 'start',
  detail: 'detail',
  validate: 'validate',
  search: 'search',
  edit: 'start',
  inspect: 'start',
  profile: 'profile',
};

/** Access: as `mayTry`. Sends a question to the door of the protocol, and keeps it with the answer. */
export async function askShop(shop: Shop, visit: Visit, { companyId, trialId, question, ...about }: TrialQuestion) {
  const reached = await reachTrial(shop, visit, { companyId, trialId });
  if (!reached.ok) return reached;
  const { trial, company } = reached.value;
  if (!questionsOf[trial.protocol].includes(question)) return refuse({ code: 'not-found' });
  const body = await bodyOf(shop, visit, { trial, company, question, about });
  const answer = await exchange(shop, visit, { trial, company, kind: kinds[question], body });
  return ok({ trial, company, startPage: opensVisit(question) ? startPageIn(answer) : undefined });
}

type Exchange = {
  readonly trial: Trial;
  readonly company: CompanyBrief;
  readonly kind: DocumentKind;
  readonly body: DocumentBody;
};

/** One document to the shop and its answer, both kept. */
export async function exchange(shop: Shop, visit: Visit, { trial, company, kind, body }: Exchange) {
  await insertStep(shop.db, trial.id, { direction: 'in', kind, body, createdAt: visit.now });
  const sent = 'xml' in body ? body.xml : formBody('fields' in body ? body.fields : []);
  const answer = await callDoor(shop, { protocol: trial.protocol, marketId: company.marketId, body: sent });
  const said = trial.protocol === 'CXML' ? { xml: answer.text } : answerToForm(answer);
  await insertStep(shop.db, trial.id, { direction: 'out', kind: 'answer', body: said, createdAt: shop.clock.now() });
  return answer;
}

/** Where the cart of a run is posted. */
export const cartAddressOf = (shop: Pick<Shop, 'env'>, trial: Trial): string =>
  `${trial.origin}${trialPath(shop, trial.id, 'cart')}`;

/** What is in the head of a document of the built-in system: a new secret, and the names that the company is known by. */
export async function headOf(shop: Shop, visit: Visit, trial: Trial): Promise<Outgoing & { readonly name: string }> {
  const cartAddress = cartAddressOf(shop, trial);
  const { name, secret } = await renewTrialSecret(shop.db, { ...trial, cartAddress }, visit.now);
  const { senderOf } = await readConnection(shop.db, trial.companyId);
  const domain = 'NetworkID';
  return {
    payloadId: `${visit.now.getTime()}.${newId(visit.now, randomBytes)}@trial`,
    now: visit.now,
    from: { domain, identity: senderOf || name },
    to: { domain, identity: 'YRKE' },
    sender: { domain, identity: name },
    secret,
    isTest: true,
    name,
  };
}

type Of = {
  readonly trial: Trial;
  readonly company: CompanyBrief;
  readonly question: Question;
  readonly about: About;
};

async function bodyOf(shop: Shop, visit: Visit, { trial, question, about }: Of): Promise<DocumentBody> {
  const head = await headOf(shop, visit, trial);
  const cartAddress = cartAddressOf(shop, trial);
  const { name, secret } = head;
  if (trial.protocol !== 'CXML')
    return { fields: loginFields(trial.protocol, question, { name, secret, cartAddress, ...about }) };
  if (question === 'profile') return { xml: profileRequest(head) };
  return { xml: setupRequest(head, question, cartAddress, (await lastCart(shop, trial)).items) };
}

/** The cart that came back last, with its rows; without rows if there is none. */
export async function lastCart({ db }: Pick<Shop, 'db'>, { id }: Pick<Trial, 'id'>) {
  const carts = (await listSteps(db, id)).filter(({ kind }) => kind === 'cart').map(({ body }) => body);
  const cart = carts.findLast((body) => 'xml' in body && cartIn(body.xml).items.length > 0);
  return cartIn(cart && 'xml' in cart ? cart.xml : '');
}
