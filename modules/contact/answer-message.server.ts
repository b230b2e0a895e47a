import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contactAnswered } from './contact-events.ts';
import type { ContactMessage } from './contact-message.ts';
import { findAnswer, insertAnswer, listAnswers, lockMessage, saveState } from './contact-store.server.ts';

type AnswerShop = Pick<Shop, 'db' | 'events'>;
type Staff = Pick<Visit, 'claims' | 'now'>;

type Input = {
  readonly messageId: string;
  /** Made by the caller: a repeated answer is stored and mailed once. */
  readonly id: string;
  readonly body: string;
};

/** Access: staff with the task customers. The answer goes to the writer by mail; a second one may follow. */
export async function answerMessage({ db, events }: AnswerShop, visit: Staff, { messageId, id, body }: Input) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const { now } = visit;
  return db.transaction().execute(async (db) => {
    const message = await lockMessage(db, messageId);
    if (!message) return refuse({ code: 'message-not-found' });
    const kept = await findAnswer(db, id);
    if (kept && (kept.messageId !== messageId || kept.body !== body)) return refuse({ code: 'key-reused' });
    if (!kept) {
      await insertAnswer(db, { id, messageId, body, writtenBy: allowed.value.customer_id, writtenAt: now });
      await saveState(db, messageId, 'answered', now);
      await recordChange(db, visit, {
        action: 'contact.answered',
        subject: messageId,
        before: { state: message.state },
        after: { state: 'answered', answerId: id },
      });
      await events.publish(db, { name: contactAnswered, key: messageId, payload: { answerId: id } });
    }
    return ok({ message: { ...message, state: 'answered' as const }, answers: await listAnswers(db, messageId) });
  });
}

/** Access: staff with the task customers. Closes a message that needs no answer, or opens it again. */
export async function switchMessage(
  { db }: Pick<Shop, 'db'>,
  visit: Staff,
  { messageId, isOpen }: { messageId: string; isOpen: boolean },
) {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const state: ContactMessage['state'] = isOpen ? 'waiting' : 'closed';
  return db.transaction().execute(async (db) => {
    const message = await lockMessage(db, messageId);
    if (!message) return refuse({ code: 'message-not-found' });
    if (message.state !== state) {
      await saveState(db, messageId, state, visit.now);
      const change = { before: { state: message.state }, after: { state } };
      await recordChange(db, visit, { action: 'contact.switched', subject: messageId, ...change });
    }
    return ok({ message: { ...message, state }, answers: await listAnswers(db, messageId) });
  });
}
