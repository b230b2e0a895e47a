import { ok, type Result, refuse } from '#core/result.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Guide } from './guide.ts';
import { findGuide, type KeptGuide, saveGuide } from './guide-store.server.ts';

type Input = { readonly slug: string; readonly version?: number | undefined; readonly guide: Guide };

/** Access: staff with the task content. An outdated version is refused. */
export async function changeGuide({ db: all }: Pick<Shop, 'db'>, visit: Visit, { slug, version, guide }: Input) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  return inTransaction(all, async (db): Promise<Result<KeptGuide, Refusal>> => {
    await holdSubject(db, 'content.guide-saved', slug);
    const before = await findGuide(db, slug);
    if (version !== undefined && version !== (before?.version ?? 0)) return refuse({ code: 'guide-changed' });
    await saveGuide(db, { slug, guide, now: visit.now });
    const change = { action: 'content.guide-saved', subject: slug } as const;
    await recordChange(db, visit, { ...change, ...(before && { before: before.guide }), after: guide });
    return ok({ slug, guide, version: (before?.version ?? 0) + 1 });
  });
}
