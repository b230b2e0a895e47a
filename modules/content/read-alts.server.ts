import type { Language } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Alts, altsIn } from './pictures-in.ts';
import { readDocuments } from './read-documents.server.ts';

/** Access: staff with the task content. The alternative texts that pictures have on the market's pages in a language. */
export async function readAltsOfPages(
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'market'>,
  language: Language,
) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const documents = await readDocuments(shop, visit, language);
  return ok<Alts>(new Map(documents.flatMap(({ data }) => altsIn(data))));
}
