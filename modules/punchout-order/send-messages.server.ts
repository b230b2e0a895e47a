import type { Job } from '#platform/jobs/jobs.server.ts';
import { readHeld } from '../fulfilment/hold-order.server.ts';
import { isAway } from '../is-away.server.ts';
import type { Order } from '../order/order.ts';
import { readXml } from '../punchout-document/read-xml.ts';
import { at } from '../punchout-document/xml-element.ts';
import { keepDocument } from '../punchout-log/keep-document.server.ts';
import type { Shop } from '../shop.server.ts';
import { tryAgainAt } from '../webhook/back-off.ts';
import { messageBody, payloadIdOf } from './message-body.server.ts';
import { type DueMessage, forgetMessagesBefore, markMessage, takeDueMessages } from './outbound-store.server.ts';
import { findProcurementOrder } from './procurement-order-store.server.ts';
import { findReceiver } from './receiver.server.ts';

type SendShop = Pick<Shop, 'db' | 'env' | 'clock' | 'log'>;

const atOnce = 20;
const leaseMs = 5 * 60_000;
const answerKept = 300;
const keptMs = 400 * 86_400_000;

/** What became of an attempt: `over` is an answer that another attempt would get again. */
type Attempt = { readonly outcome: 'sent' | 'over' | 'again'; readonly answer: string };

const nowhere: Attempt = { outcome: 'over', answer: 'There is nothing to send, or nowhere to send it.' };

/** Job that runs every minute: sends the documents that are due. Each is sent at least once, with the same payloadID. */
export async function sendMessages(shop: SendShop): Promise<number> {
  const now = shop.clock.now();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const due = await takeDueMessages(shop.db, { now, leaseUntil, most: atOnce });
  await Promise.all(due.map((message) => send(shop, message)));
  return due.length;
}

async function send(shop: SendShop, message: DueMessage): Promise<void> {
  const { outcome, answer } = await attempt(shop, message).catch((error: unknown): Attempt => {
    // The receiver was not called, so this does not count.
    if (isAway(error)) throw error;
    return { outcome: 'again', answer: (error instanceof Error ? error.message : String(error)).slice(0, answerKept) };
  });
  const now = shop.clock.now();
  const nextAt = outcome === 'again' ? tryAgainAt(message.attempts + 1, now) : undefined;
  await markMessage(shop.db, message.id, { answer, nextAt, isSent: outcome === 'sent' }, now);
  const { id, kind, companyId } = message;
  if (outcome !== 'sent' && !nextAt)
    shop.log.warn({ message: id, kind, companyId, answer }, 'a document for a procurement system was given up');
}

async function attempt({ db, env, clock, log }: SendShop, message: DueMessage): Promise<Attempt> {
  const about = await findProcurementOrder(db, { orderId: message.orderId });
  const held = about && (await readHeld(db, message.orderId));
  if (!held || about.deletedAt) return nowhere;
  const { parties, trialId } = about.facts;
  const { marketId } = held.order;
  const receiver = await findReceiver({ db, env }, { companyId: message.companyId, marketId, trialId });
  if (!receiver) return nowhere;
  const { secret } = receiver;
  if (secret === undefined) return { outcome: 'again', answer: 'The secret of the receiver has to be entered again.' };
  const { from: to, to: from } = parties;
  const outgoing = {
    payloadId: payloadIdOf(message.id),
    now: clock.now(),
    from,
    to,
    secret,
    isTest: held.order.isTestOrder,
  };
  const body = await messageBody(db, outgoing, { message, held, about });
  if (body === undefined) return { outcome: 'over', answer: 'There is nothing to tell.' };
  const { isTaken, answer, text } = await receiver.post(body);
  const judged = judge(isTaken, answer, text);
  await keepDocument(
    { db, log },
    {
      companyId: message.companyId,
      marketId,
      exchange: message.id,
      people: peopleIn(held.order),
      direction: 'out',
      protocol: 'CXML',
      kind: message.kind,
      isTrial: trialId !== undefined,
      reason: judged.outcome === 'sent' ? '' : judged.answer,
      body: { xml: body },
      now: clock.now(),
    },
  );
  return judged;
}

/** The buyer, and the wearers of what was ordered. */
function peopleIn({ owner, rows }: Order): number[] {
  const wearers = rows.flatMap(({ coworker }) => (coworker ? [coworker.id] : []));
  return [...new Set([...(owner.kind === 'public' ? [] : [owner.customerId]), ...wearers])];
}

/** The status within the document counts. An answer without one is a failure on the way, as the user's guide says. */
function judge(isTaken: boolean, answer: string, text: string): Attempt {
  const status = at(readXml(text), 'Response', 'Status')?.attributes;
  const code = Number(status?.['code']);
  const said = `${answer}, ${status ? `${status['code']} ${status['text']}` : 'no cXML'}`.slice(0, answerKept);
  if (isTaken && code >= 200 && code < 300) return { outcome: 'sent', answer: said };
  return { outcome: code >= 400 && code < 500 ? 'over' : 'again', answer: said };
}

export function punchoutOrderJobs(shop: Omit<Shop, 'jobs'>): Job[] {
  return [
    { name: 'send-procurement-documents', cron: '* * * * *', run: async () => void (await sendMessages(shop)) },
    {
      name: 'forget-procurement-documents',
      cron: '23 4 * * *',
      run: () => forgetMessagesBefore(shop.db, new Date(shop.clock.now().getTime() - keptMs)),
    },
  ];
}
