import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  countWaiting,
  findMessage,
  listAnswers,
  type MessagesSought,
  pageMessages as readPage,
} from './contact-store.server.ts';

type Reader = Pick<Visit, 'claims'>;

/** Access: staff with the task customers. One page of the messages in a state. */
export async function pageMessages({ db }: Pick<Shop, 'db'>, visit: Reader, sought: MessagesSought) {
  const allowed = allowRead(visit, 'customers');
  return allowed.ok ? ok(await readPage(db, sought)) : allowed;
}

/** Access: staff with the task customers. A message and its answers. */
export async function readMessage({ db }: Pick<Shop, 'db'>, visit: Reader, { id }: { id: string }) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const message = await findMessage(db, id);
  return message ? ok({ message, answers: await listAnswers(db, id) }) : refuse({ code: 'message-not-found' });
}

/** Access: staff with the task customers. The number of waiting messages, up to a maximum. */
export async function countMessagesToAnswer({ db }: Pick<Shop, 'db'>, visit: Reader, { most }: { most: number }) {
  const allowed = allowRead(visit, 'customers');
  return allowed.ok ? ok(await countWaiting(db, most)) : allowed;
}
