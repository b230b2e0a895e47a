import type { Shop } from '../shop.server.ts';
import type { LetterKind } from './letter-kinds.ts';
import { type Reader, sendNotice } from './send-notice.server.ts';
import { type LetterFacts, writeLetter } from './write-letter.server.ts';

type Options = Omit<LetterFacts, 'stop'> & {
  /** Advertising needs a link to unsubscribe, see `sendNotice`. */
  readonly kind: Exclude<LetterKind, 'favourite-campaign'>;
  /** The person, if they read it in the shop too. */
  readonly reader?: Reader;
};

/** Sends a letter with the texts of messages/<language>/mail.json. */
export async function sendLetter(
  shop: Pick<Shop, 'mail' | 'texts' | 'db' | 'clock' | 'live'>,
  { reader, ...facts }: Options,
): Promise<void> {
  await sendNotice(shop, { kind: facts.kind, message: writeLetter(shop, facts), reader });
}
