import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Shop } from '../shop.server.ts';
import { countRefusedSince, insertDocument } from './document-store.server.ts';
import type { LoggedDocument } from './logged-document.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Refused requests that are kept for a company within an hour: a stranger who knows its name must not fill the log. */
const mostRefused = 60;
const hour = 60 * 60_000;

type NewDocument = Omit<LoggedDocument, 'id' | 'createdAt' | 'sessionId' | 'isTrial'> & {
  readonly isTrial?: boolean;
  readonly sessionId?: string | undefined;
  readonly now: Date;
};

/**
 * Keeps a document of a procurement system, without its secrets. The log is an aid: a document that cannot be kept stops nobody. Call it
 * outside of transactions, because a failed statement would end them.
 */
export async function keepDocument({ db, log }: Pick<Shop, 'db' | 'log'>, document: NewDocument): Promise<void> {
  const { now: createdAt, sessionId, companyId, reason, direction, isTrial = false } = document;
  try {
    const isRefused = direction === 'in' && reason !== '';
    if (isRefused && (await countRefusedSince(db, companyId, new Date(createdAt.getTime() - hour))) >= mostRefused)
      return;
    const id = newId(createdAt, randomBytes);
    await insertDocument(db, { ...document, id, sessionId, isTrial, body: withoutSecrets(document.body), createdAt });
  } catch (error) {
    log.warn({ err: error, companyId, kind: document.kind }, 'a document of a procurement system was not kept');
  }
}
