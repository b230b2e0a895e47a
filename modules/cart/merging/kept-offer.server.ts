import { sha256 } from '../../auth/keys.server.ts';
import type { CartVisit } from '../access/cart-access.server.ts';

const name = 'Blk.Cart.Kept';

/** Hashes the session id, so that the merge question is asked again after the next sign-in. */
const answerFor = ({ claims }: CartVisit, openId: string) => sha256(`${claims?.sid} ${openId}`);

export const wasKept = (visit: CartVisit, openId: string): boolean =>
  visit.cookies.read(name) === answerFor(visit, openId);

export function rememberKept(visit: CartVisit, openId: string): void {
  visit.cookies.write(name, answerFor(visit, openId), { maxAgeSeconds: undefined });
}
