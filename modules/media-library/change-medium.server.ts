import type { Language } from '#core/locale.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { listPlacesWith } from '../content-editor/list-places-with.server.ts';
import { removeMedia } from '../media/store-media.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Alts, type MediaItem, missingAlts } from './media-item.ts';
import type { ChangeInput } from './media-item-schema.ts';
import { deleteItem, findItem, lockItem, updateItem } from './media-item-store.server.ts';

/**
 * Access: staff with the task content. An item that pages use in a language keeps its alternative text there; the text of a picture
 * without any language is required.
 */
export async function changeMedium(
  shop: Pick<Shop, 'db'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { id, version, ...change }: ChangeInput & { id: string },
): Promise<Result<MediaItem, Refusal>> {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  return shop.db.transaction().execute(async (db): Promise<Result<MediaItem, Refusal>> => {
    const before = await lockItem(db, id);
    if (!before) return refuse({ code: 'media-not-found' });
    if (before.version !== version) return refuse({ code: 'media-changed' });
    const alts = withoutEmpty(change.alts);
    const item = { ...before, ...change, alts, version: version + 1, changedAt: visit.now };
    const used = new Set((await listPlacesWith(db, item.path)).map(({ language }) => language));
    const missing = missingAlts(item);
    const lacking = missing.filter((language) => used.has(language));
    const errors = (missing.length === 14 ? ['en' as const] : lacking).map(altRequired);
    if (errors.length > 0) return refuse({ code: 'invalid-input', errors });
    await updateItem(db, item);
    await recordChange(db, visit, {
      action: 'media.changed',
      subject: item.path,
      before: factsOf(before),
      after: factsOf(item),
    });
    return ok(item);
  });
}

const altRequired = (language: Language) => ({ path: `alts.${language}`, code: 'required' as const, facts: {} });

const withoutEmpty = (alts: ChangeInput['alts']): Alts =>
  Object.fromEntries(Object.entries(alts).filter(([, text]) => text !== undefined && text !== ''));

const factsOf = ({ name, folder, alts, isDecorative, focal }: MediaItem) => ({
  name,
  folder,
  alts,
  isDecorative,
  focal: `${focal.x} ${focal.y}`,
});

/** Access: staff with the task content. An item that a page uses is not removed. */
export async function removeMedium(shop: Shop, visit: Visit, { id }: { id: string }) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const item = await findItem(shop.db, id);
  if (!item) return refuse({ code: 'media-not-found' });
  if ((await listPlacesWith(shop.db, item.path)).length > 0) return refuse({ code: 'media-in-use' });
  const removed = await removeMedia(shop, visit, item.path);
  if (!removed.ok) return removed;
  await shop.db.transaction().execute(async (db) => {
    await deleteItem(db, id);
    const before = { name: item.name, folder: item.folder };
    await recordChange(db, visit, { action: 'media.changed', subject: item.path, before, after: {} });
  });
  return ok({ id });
}
