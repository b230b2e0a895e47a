import type { Language } from '#core/locale.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { type Claims, isFromProcurement } from '../auth/claims.ts';
import { noticesOf } from '../live-topics.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type NoticeKind, noticeKinds, type Topic, topicOf } from './notice-kinds.ts';
import { countUnread, findNotices, markRead, markReadUpTo } from './notice-store.server.ts';

/** The path of a page, if it is open to the visitor. Pages belong to the app. */
export type OpenHrefOf = (page: string, visit: Visit, params: Readonly<Record<string, string>>) => string | undefined;

export type ShownNotice = {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly topic: Topic;
  readonly title: string;
  /** Null if it leads nowhere, or to a page that is closed to the person now. */
  readonly href: string | null;
  readonly createdAt: string;
  readonly isRead: boolean;
};

const mostShown = 50;
/** The bell shows 99+ for more. */
export const mostCounted = 100;

type NoticeShop = Pick<Shop, 'db' | 'texts'>;

/** Allowed for the signed-in person, but not from procurement systems: many buyers may share the person. */
export function readerOf({ claims }: Visit): Result<Claims, Refusal> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return isFromProcurement(claims) ? refuse({ code: 'not-from-procurement' }) : ok(claims);
}

/** Allowed for the person themselves; staff who act for them only read. */
export function changerOf(visit: Visit): Result<Claims, Refusal> {
  const reader = readerOf(visit);
  return reader.ok && reader.value.acting ? refuse({ code: 'not-while-acting' }) : reader;
}

/** The person's notices, the newest first; `next` continues the list. */
export async function listNotices(
  shop: NoticeShop,
  visit: Visit,
  { before, hrefOf }: { before?: number | undefined; hrefOf: OpenHrefOf },
) {
  const reader = readerOf(visit);
  if (!reader.ok) return reader;
  const { customer_id: customerId, company_id } = reader.value;
  const found = await findNotices(shop.db, customerId, { before, most: mostShown + 1 });
  const notices = found.slice(0, mostShown).flatMap(({ id, kind, facts, page, params, ...one }): ShownNotice[] => {
    const topic = topicOf(kind);
    if (topic === undefined) return [];
    const isOfCompany = one.companyId === null || one.companyId === company_id;
    return [
      {
        id,
        kind,
        topic,
        title: titleOf(shop, visit.language, kind, facts),
        href: (page !== null && isOfCompany && hrefOf(page, visit, params)) || null,
        createdAt: one.createdAt.toISOString(),
        isRead: one.readAt !== null,
      },
    ];
  });
  const unread = await countUnread(shop.db, customerId, mostCounted);
  return ok({ notices, unread, next: found.length > mostShown ? (found[mostShown - 1]?.id ?? null) : null });
}

/** The subject of a notice in the reader's language. */
export function titleOf(
  { texts }: Pick<Shop, 'texts'>,
  language: Language,
  kind: NoticeKind,
  facts: Record<string, string>,
): string {
  const [file = '', key = ''] = noticeKinds[kind].texts.split(':');
  return texts.say(language, file, `${key}.subject`, facts) ?? kind;
}

/** For the bell: one count of an index; 0 for visitors without notices of their own. */
export async function countNotices({ db }: Pick<Shop, 'db'>, visit: Visit): Promise<number> {
  const reader = readerOf(visit);
  return reader.ok ? countUnread(db, reader.value.customer_id, mostCounted) : 0;
}

/** Allowed for the person; to others the notice does not exist. */
export async function readNotice({ db, live }: Pick<Shop, 'db' | 'live'>, visit: Visit, { id }: { id: number }) {
  const person = changerOf(visit);
  if (!person.ok) return person;
  const { customer_id: customerId } = person.value;
  if (!(await markRead(db, { customerId, id }, visit.now))) return refuse({ code: 'not-found' });
  live.tell(noticesOf(customerId));
  return ok({ id });
}

/** Allowed for the person: marks their notices up to the newest one that they have seen. */
export async function readAllNotices(
  { db, live }: Pick<Shop, 'db' | 'live'>,
  visit: Visit,
  { upTo }: { upTo: number },
) {
  const person = changerOf(visit);
  if (!person.ok) return person;
  const { customer_id: customerId } = person.value;
  await markReadUpTo(db, { customerId, upTo }, visit.now);
  live.tell(noticesOf(customerId));
  return ok({ upTo });
}
