import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { storeMedia } from '../media/store-media.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { kindOfType, type MediaItem, slugOf } from './media-item.ts';
import { findItem, insertItem, lockItem, updateItem } from './media-item-store.server.ts';
import { readUpload, type Upload } from './read-upload.server.ts';

type Content = AsyncIterable<Uint8Array>;
type Kept = { readonly item: MediaItem; readonly fileVersion: string };

/** Access: staff with the task content. Adds a file to the library. Its path is new, so nothing is replaced. */
export async function addMedium(
  shop: Shop,
  visit: Visit,
  { name, folder, content }: { name: string; folder: string; content: Content },
): Promise<Result<Kept, Refusal>> {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const upload = await readUpload(shop, content);
  if (!upload.ok) return upload;
  const id = newId(visit.now, randomBytes);
  const path = `library/${slugOf(name)}-${id.slice(-8)}.${upload.value.ending}`;
  const stored = await keepFile(shop, visit, path, upload.value);
  if (!stored.ok) return stored;
  const { fileVersion, ...facts } = stored.value;
  const item: MediaItem = {
    ...facts,
    id,
    path,
    name,
    folder,
    kind: kindOfType(facts.contentType),
    focal: { x: 0.5, y: 0.5 },
    alts: {},
    isDecorative: false,
    version: 1,
    createdAt: visit.now,
    changedAt: visit.now,
  };
  await shop.db.transaction().execute(async (db) => {
    await insertItem(db, item);
    await recordChange(db, visit, { action: 'media.changed', subject: path, before: {}, after: { name, folder } });
  });
  return ok({ item, fileVersion });
}

/** Access: staff with the task content. Replaces the file by another of the same type; pages show it at once. */
export async function replaceMedium(
  shop: Shop,
  visit: Visit,
  { id, content }: { id: string; content: Content },
): Promise<Result<Kept, Refusal>> {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const known = await findItem(shop.db, id);
  if (!known) return refuse({ code: 'media-not-found' });
  const upload = await readUpload(shop, content);
  if (!upload.ok) return upload;
  if (!known.path.endsWith(`.${upload.value.ending}`))
    return refuse({ code: 'media-type-mismatch', path: known.path, expected: known.contentType });
  const stored = await keepFile(shop, visit, known.path, upload.value);
  if (!stored.ok) return stored;
  const { fileVersion, ...facts } = stored.value;
  return shop.db.transaction().execute(async (db) => {
    const item = await lockItem(db, id);
    if (!item) return refuse({ code: 'media-not-found' });
    const replaced = { ...item, ...facts, version: item.version + 1, changedAt: visit.now };
    await updateItem(db, replaced);
    const sizes = { before: sizeOf(item), after: sizeOf(replaced) };
    await recordChange(db, visit, { action: 'media.changed', subject: item.path, ...sizes });
    return ok({ item: replaced, fileVersion });
  });
}

const sizeOf = ({ bytes, width, height }: MediaItem) => ({ bytes, width: width ?? 0, height: height ?? 0 });

async function keepFile(shop: Shop, visit: Visit, path: string, { content, mostMegabytes, size }: Upload) {
  const stored = await storeMedia(shop, visit, { path, content, mostMegabytes });
  if (!stored.ok) return stored;
  const { contentType, bytes, version: fileVersion } = stored.value;
  return ok({ contentType, bytes, width: size?.width, height: size?.height, fileVersion });
}
