import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { findOwnerOfEmail } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  type ApplicationsSought,
  countWaiting,
  findApplication,
  pageApplications as readPage,
} from './application-store.server.ts';

type Reader = Pick<Visit, 'claims'>;

/** For staff with the task customers: one page of the applications in a state, the oldest first. */
export async function pageApplications({ db }: Pick<Shop, 'db'>, visit: Reader, sought: ApplicationsSought) {
  const allowed = allowRead(visit, 'customers');
  return allowed.ok ? ok(await readPage(db, sought)) : allowed;
}

/** For staff with the task customers. Says whether the contact has an account, and so would get an offer to join. */
export async function readApplication({ db }: Pick<Shop, 'db'>, visit: Reader, { id }: { id: string }) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const application = await findApplication(db, id);
  if (!application) return refuse({ code: 'application-not-found' });
  const isContactKnown = (await findOwnerOfEmail(db, application.data.emailAddress)) !== undefined;
  return ok({ ...application, isContactKnown });
}

/** For staff with the task customers: the number of waiting applications, up to a maximum. */
export async function countApplications({ db }: Pick<Shop, 'db'>, visit: Reader, { most }: { most: number }) {
  const allowed = allowRead(visit, 'customers');
  return allowed.ok ? ok(await countWaiting(db, most)) : allowed;
}
