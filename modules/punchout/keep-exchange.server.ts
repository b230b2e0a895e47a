import type { Result } from '#core/result.ts';
import { sha256 } from '../auth/keys.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { ReturnForm } from '../punchout-document/transfer.ts';
import { keepDocument } from '../punchout-log/keep-document.server.ts';
import type { DocumentBody, DocumentKind } from '../punchout-log/logged-document.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCredentialsByName } from './connection-store.server.ts';
import type { PunchoutSession } from './punchout-session.ts';

type Log = Pick<Shop, 'db' | 'log'>;

export type Came = {
  readonly protocol: PunchOutType;
  readonly marketId: number;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly secret: string;
  readonly body: DocumentBody;
};

/** The visit that a request opened, if it opened one. */
type Opened = { readonly session?: Pick<PunchoutSession, 'id'> } | undefined;

/**
 * Keeps what a procurement system sent, with the reason if it was refused, and what it was answered. What names no company, or one of
 * several, is nobody's and is not kept.
 */
export async function keepExchange(
  shop: Log,
  visit: Visit,
  came: Came,
  outcome: Result<Opened, { readonly code: string }>,
  answered?: DocumentBody,
): Promise<void> {
  if (!outcome.ok && outcome.refusal.code === 'sign-in-locked') return;
  const owner = await findOwner(shop, came).catch(() => undefined);
  if (!owner) return;
  const { companyId, customerId, isProven, trial } = owner;
  const { protocol, marketId, kind, body } = came;
  const sessionId = outcome.ok ? outcome.value?.session?.id : undefined;
  const people = isProven ? [customerId] : [];
  const of = {
    companyId,
    marketId,
    sessionId,
    exchange: visit.requestId,
    people,
    protocol,
    isTrial: trial !== undefined,
    now: visit.now,
  };
  const reason = outcome.ok ? '' : reasonOf(outcome.refusal.code, isProven);
  await keepDocument(shop, { ...of, direction: 'in', kind, reason, body });
  const said = protocol === 'CXML' ? 'answer' : kind;
  if (answered && isProven) await keepDocument(shop, { ...of, direction: 'out', kind: said, reason, body: answered });
}

/** A wrong secret and a right one that does not fit this connection are answered alike, but have different remedies. */
const reasonOf = (code: string, isProven: boolean): string =>
  code === 'punch-out-refused' ? (isProven ? 'wrong-connection' : 'wrong-secret') : code;

async function findOwner({ db }: Log, { name, secret }: Came) {
  const named = name === '' ? [] : await findCredentialsByName(db, name);
  const proven = named.filter(({ secretHash }) => secretHash === sha256(secret));
  const companies = new Set((proven.length > 0 ? proven : named).map(({ companyId }) => companyId));
  const [first] = proven.length > 0 ? proven : named;
  return first && companies.size === 1 ? { ...first, isProven: proven.length > 0 } : undefined;
}

type Returned = {
  readonly session: PunchoutSession;
  readonly result: Result<ReturnForm, Pick<Refusal, 'code'>>;
  readonly wearers: readonly number[];
};

/** Keeps the cart that was returned, or why it was not. */
export async function keepCart(shop: Log, visit: Visit, { session, result, wearers }: Returned): Promise<void> {
  const { id: sessionId, companyId, customerId, marketId, type: protocol } = session;
  await keepDocument(shop, {
    companyId,
    marketId,
    sessionId,
    exchange: visit.requestId,
    people: [...new Set([customerId, ...wearers])],
    direction: 'out',
    protocol,
    isTrial: session.asked.isTrial === true,
    kind: 'cart',
    reason: result.ok ? '' : result.refusal.code,
    body: result.ok ? documentIn(withoutSession(result.value, session.hookUrl), protocol) : { fields: [] },
    now: visit.now,
  });
}

/** OCI sends the query of the address as fields: there the buyer's system keeps its session. */
function withoutSession({ fields }: Pick<ReturnForm, 'fields'>, hookUrl: string): Pick<ReturnForm, 'fields'> {
  const ofAddress = new Set(URL.parse(hookUrl)?.searchParams.keys());
  return { fields: fields.map((one) => (ofAddress.has(one.name) ? { ...one, value: '***' } : one)) };
}

/** A form with one document in it is kept as that document. */
function documentIn({ fields }: Pick<ReturnForm, 'fields'>, protocol: PunchOutType): DocumentBody {
  if (protocol !== 'CXML' && protocol !== 'PEPPOL3') return { fields };
  const value = fields.map((field) => field.value).find((text) => text.startsWith('<') || text.length > 200);
  if (value === undefined) return { fields };
  return { xml: value.startsWith('<') ? value : Buffer.from(value, 'base64').toString('utf8') };
}
