import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';

/** Also enough for the people of an office with one address. */
export const reportsPerHour = { name: 'tracking', points: 3000, seconds: 60 * 60 };

/** Anybody can write the consent into a cookie, so without a limit a program could fill our tables and a recipient's account. */
export async function allowReport({ limits }: Pick<Shop, 'limits'>, { clientAddress }: Pick<Visit, 'clientAddress'>) {
  const { allowed, resetSeconds } = await limits.take(reportsPerHour, clientAddress);
  return allowed ? ok({}) : refuse(tooManyRequests(resetSeconds));
}
