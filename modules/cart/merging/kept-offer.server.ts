import { sha256 } from '../../auth/keys.server.ts';
import type { CartVisit } from '../access/cart-access.server.ts';

const name = 'Blk.Cart.Kept';

/** Names the session without telling it: at the next sign-in the question is a new one. */
const answerFor = ({ claims }: CartVisit, openId: string) => sha256(`${claims?.sid} ${openId}`);

export const wasKept = (visit: CartVisit, openId: string): boolean =>
  visit.cookies.read(name) === answerFor(visit, openId);

export function rememberKept(visit: CartVisit, openId: string): void {
  visit.cookies.write(name, answerFor(visit, openId), { maxAgeSeconds: undefined });
}
