import { isLanguage } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { removeNewsletterKey, saveNewsletterKey } from './newsletter-store.server.ts';

type Input = {
  readonly emailAddress: string;
  readonly marketId: number;
  readonly cultureCode: string;
  readonly isWanted: boolean;
};

const perHour = { name: 'newsletter', points: 30, seconds: 60 * 60 };

/**
 * Access: everybody, for any address, limited per hour. The list is stored for later; the shop does not send
 * newsletters yet.
 */
export async function changeNewsletter(
  { db, limits }: Pick<Shop, 'db' | 'limits'>,
  visit: Visit,
  { emailAddress, marketId, cultureCode, isWanted }: Input,
) {
  if (visit.claims?.acting) return refuse({ code: 'not-while-acting' });
  const { allowed, resetSeconds } = await limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  if (!isWanted) await removeNewsletterKey(db, { marketId, emailAddress });
  else {
    const [language = ''] = cultureCode.split('-');
    const spoken = isLanguage(language) ? language : visit.language;
    await saveNewsletterKey(db, { marketId, emailAddress, language: spoken, now: visit.now });
  }
  return ok({ emailAddress, marketId, cultureCode });
}
