/** Media ids that a product page shows, in this order; other ids are not shown. */
export const productMediaIds: readonly number[] = [
  43, 171, 282, 58, 124, 61, 123, 111, 126, 112, 125, 47, 48, 49, 172, 280, 173, 281, 46, 51,
];

/** Certificates and manuals. 281 is in both lists of the shop; the file extension decides what it is. */
export const documentMediaIds: readonly number[] = [278, 281, 430, 431, 143, 144];

/** Views that can be the poster of a film. */
const posterMediaIds: readonly number[] = [43, 171, 58];

/** Views by media id; keys of the alternative texts in `messages/<language>/media.json`. */
const views = { 43: 'front', 171: 'back', 282: 'worn', 58: 'detail' } as const;

export type PictureView = (typeof views)[keyof typeof views] | 'other';

/**
 * Key for the alternative text: `t(viewOf(mediaId), { name, colour })` of `media.alt`. An unknown colour is `none`; the
 * text of `other` uses only the name.
 */
export const viewOf = (mediaId: number): PictureView =>
  Object.hasOwn(views, mediaId) ? views[mediaId as keyof typeof views] : 'other';

export type Medium = { mediaId: number; path: string };
export type Asset =
  | { kind: 'image'; path: string; mediaId: number }
  | { kind: 'video'; path: string; poster: string | undefined };

const isImage = ({ path }: Medium) => /\.(jpg|jpeg|png)$/i.test(path);
const isVideo = ({ path }: Medium) => /\.mp4$/i.test(path);
const isDocument = ({ path }: Medium) => /\.pdf$/i.test(path);

/** The media shown on the page: pictures and films in the order of their ids. */
export function assetsOf(media: readonly Medium[]): Asset[] {
  const first = (ids: readonly number[]) =>
    ids.flatMap((id) => media.filter((medium) => medium.mediaId === id && isImage(medium)))[0];
  return productMediaIds
    .flatMap((id) => media.filter(({ mediaId }) => mediaId === id))
    .flatMap((medium): Asset[] => {
      if (isImage(medium)) return [{ kind: 'image', path: medium.path, mediaId: medium.mediaId }];
      return isVideo(medium) ? [{ kind: 'video', path: medium.path, poster: first(posterMediaIds)?.path }] : [];
    });
}

/** Declarations, certificates and manuals of a product, in the order of their ids. */
export const documentsOf = (media: readonly Medium[]): Medium[] =>
  documentMediaIds.flatMap((id) => media.filter((medium) => medium.mediaId === id && isDocument(medium)));
