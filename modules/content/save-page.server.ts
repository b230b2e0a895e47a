import { ok } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { SavePageInput } from './page-schema.ts';
import { recordedSides } from './recorded-sides.ts';
import { saveContent } from './save-content.server.ts';

export async function savePage(
  shop: Pick<Shop, 'db' | 'clock' | 'snapshots'>,
  visit: Pick<Visit, 'market' | 'claims' | 'now'>,
  { language, everywhere, kind, page }: SavePageInput,
) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const marketId = everywhere ? undefined : visit.market.marketId;
  const document = { marketId, language, kind, slug: page.slug, data: page };
  const change = { action: 'content.page-saved', subject: `${language}/${page.slug}` } as const;
  await saveContent(shop, [document], {
    ...change,
    record: (db, [before]) => recordChange(db, visit, { ...change, ...recordedSides(document, before) }),
  });
  return ok(page);
}
