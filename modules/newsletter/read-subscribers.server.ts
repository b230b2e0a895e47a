import { dateIn } from '#core/dates.ts';
import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { countByMarket, countByMonth } from './list/growth-store.server.ts';
import { findListed, listProofs, pageListed, type SubscribersSought } from './list/list-store.server.ts';

type Reader = Pick<Visit, 'claims'>;

/** Access: staff with the task newsletter. One page of the list, with source and proof of consent. */
export async function pageSubscribers({ db }: Pick<Shop, 'db'>, visit: Reader, sought: SubscribersSought) {
  const allowed = allowRead(visit, 'newsletter');
  return allowed.ok ? ok(await pageListed(db, sought)) : allowed;
}

/** Access: staff with the task newsletter. All steps of one address, and whether the mailing system has it. */
export async function readSubscriber(
  { db, mailing, log }: Pick<Shop, 'db' | 'mailing' | 'log'>,
  visit: Reader,
  { id }: { readonly id: string },
) {
  const allowed = allowRead(visit, 'newsletter');
  if (!allowed.ok) return allowed;
  const subscriber = await findListed(db, id);
  if (!subscriber) return refuse({ code: 'not-found', id });
  const proofs = await listProofs(db, subscriber);
  const { marketId, addressKey } = subscriber;
  const mailed = await mailing.find({ marketId, addressKey }).then(
    (contact) => (contact ? ('yes' as const) : ('no' as const)),
    (error: unknown) => {
      log.warn({ err: error }, 'the mailing system could not be asked');
      return 'unknown' as const;
    },
  );
  return ok({ subscriber, proofs, mailed });
}

const months = 18;

/** Access: staff with the task newsletter. Addresses by market, and who came and left in the last 18 months. */
export async function readListGrowth(
  { db }: Pick<Shop, 'db'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { marketId }: { readonly marketId: number | undefined },
) {
  const allowed = allowRead(visit, 'newsletter');
  if (!allowed.ok) return allowed;
  const { now } = visit;
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  const [byMarket, byMonth] = await Promise.all([countByMarket(db), countByMonth(db, { marketId, since })]);
  const named = new Map(byMonth.map((one) => [one.month, one]));
  const all = Array.from({ length: months }, (_, index) => {
    const month = dateIn('UTC', new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + index, 1))).slice(0, 7);
    return named.get(month) ?? { month, joined: 0, left: 0, blocked: 0 };
  });
  return ok({ byMarket, byMonth: all });
}
