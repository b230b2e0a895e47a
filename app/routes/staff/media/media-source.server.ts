import type { MediaView } from '#app/components/staff/media/media-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { listMedia } from '#modules/media-library/list-media.server.ts';
import { type MediaItem, type MediaKind, mediaKinds, missingAlts } from '#modules/media-library/media-item.ts';
import type { Visit } from '#modules/visit.ts';

const megabyte = 1024 * 1024;

/** The media library, the latest first. */
export const mediaSource: ListSource<MediaView, 'added'> = {
  shape: {
    name: 'staff-media',
    keyKind: 'uuid',
    sorts: [{ name: 'added', kind: 'time', isDescending: true }],
    filters: { kind: mediaKinds, folder: 'text' },
  },
  read: async (shop, visit, { search, filters, part }) => {
    const kind = filters.kind as MediaKind | undefined;
    const listed = await listMedia(shop, visit, { search, folder: filters.folder, kind, part });
    if (!listed.ok) return listed;
    const items = listed.value.items.map(({ item, fileVersion }) => toMediaView(visit, item, fileVersion));
    return ok({ ...listed.value, items });
  },
};

export function toMediaView({ market }: Visit, item: MediaItem, fileVersion: string | undefined): MediaView {
  const { id, name, folder, kind, path, width, height, focal, alts, isDecorative, version } = item;
  return {
    id,
    name,
    folder,
    kind,
    path,
    width,
    height,
    focal,
    alts,
    isDecorative,
    version,
    fileVersion,
    megabytes: item.bytes / megabyte,
    missing: missingAlts(item),
    day: dayIn(market.marketId, item.createdAt),
  };
}
