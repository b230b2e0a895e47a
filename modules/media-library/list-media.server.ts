import type { Language } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { listPlacesWith } from '../content-editor/list-places-with.server.ts';
import { findFile } from '../media/find-file.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { altIn } from './media-item.ts';
import {
  findItem,
  findItemsAt,
  type MediaSought,
  pageItems,
  listFolders as readFolders,
} from './media-item-store.server.ts';

type Reader = Pick<Visit, 'claims'>;
type MediaShop = Pick<Shop, 'db' | 'files'>;

/**
 * Access: staff with the task content. One page of the library, the latest first, with the version of each file. For a picker: pass the
 * language of the page, to get only what it may use, with its alternative text.
 */
export async function listMedia(shop: MediaShop, visit: Reader, sought: MediaSought) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const page = await pageItems(shop.db, sought);
  const items = await Promise.all(
    page.items.map(async (item) => ({
      item,
      fileVersion: (await findFile(shop, item.path))?.version,
      alt: sought.language && altIn(item, sought.language),
    })),
  );
  return ok({ ...page, items });
}

/** Access: staff with the task content. An item, and the pages that use it. */
export async function readMedium(shop: MediaShop, visit: Reader, { id }: { id: string }) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const item = await findItem(shop.db, id);
  if (!item) return refuse({ code: 'media-not-found' });
  const file = await findFile(shop, item.path);
  return ok({ item, fileVersion: file?.version, usage: await listPlacesWith(shop.db, item.path) });
}

/** Access: staff with the task content. The names of all folders with items. */
export async function listFolders({ db }: Pick<Shop, 'db'>, visit: Reader) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await readFolders(db)) : allowed;
}

type AltsWanted = { readonly paths: readonly string[]; readonly language: Language };

/** Access: staff with the task content. The alternative texts that these items have in a language, by path. */
export async function readAltsOfMedia({ db }: Pick<Shop, 'db'>, visit: Reader, { paths, language }: AltsWanted) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const items = await findItemsAt(db, paths);
  return ok(
    new Map(
      items.flatMap((item): [string, string][] => {
        const alt = altIn(item, language);
        return alt ? [[item.path, alt]] : [];
      }),
    ),
  );
}
