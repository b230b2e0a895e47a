import { ok, type Result, refuse } from '#core/result.ts';
import { defaultImageQuality, defaultImageWidth, type ImageWidth, imageWidths, isImageWidth } from './image-widths.ts';
import { isPicturePath } from './media-path.ts';

/** Where pictures are served: the image base path of the product lists. */
export const picturesPath = '/pictures/';

/** The picture shown where there is none. */
export const missingPicturePath = 'missing.png';

/** When to ask again for a picture that could not be made in time. */
export const comeAgainSeconds = 20;

export type PictureRequest = { path: string; version: string | undefined; width: ImageWidth };
export type AddressRefusal = { code: 'picture-path'; allowed: string } | { code: 'picture-width'; allowed: string };

const versioned = /^([0-9a-f]{10})\/(.+)$/;

/** A picture that never changes at this address: another content has another version. */
export function pictureUrl(path: string, version: string | undefined, width: ImageWidth = defaultImageWidth): string {
  return `${picturesPath}${version === undefined ? '' : `${version}/`}${path}?w=${width}&q=${defaultImageQuality}`;
}

type Given = string | null | undefined;

/** The address of a list's picture: its base path and the picture's own, or the missing picture where one is absent. */
export function imageUrl(base: Given, path: Given, width: ImageWidth = defaultImageWidth): string {
  if (!base || !path) return pictureUrl(missingPicturePath, undefined, width);
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}?w=${width}&q=${defaultImageQuality}`;
}

/** Every key with all its values. */
type Query = Readonly<Record<string, readonly string[]>>;

export function parsePictureAddress(pathname: string, query: Query): Result<PictureRequest, AddressRefusal> {
  const rest = pathname.slice(picturesPath.length);
  const [, version, path = rest] = versioned.exec(rest) ?? [];
  if (!pathname.startsWith(picturesPath) || !isPicturePath(path))
    return refuse({ code: 'picture-path', allowed: 'letters, digits, - _ . and /, ending in the name of a picture' });
  const { w: [w, ...moreWidths] = [], q: [q, ...moreQualities] = [], ...unknown } = query;
  const isPlain = moreWidths.length === 0 && moreQualities.length === 0 && Object.keys(unknown).length === 0;
  const width = w === undefined ? defaultImageWidth : /^[1-9]\d*$/.test(w) ? Number(w) : Number.NaN;
  if (!isPlain || !isImageWidth(width) || (q !== undefined && q !== String(defaultImageQuality)))
    return refuse({
      code: 'picture-width',
      allowed: `w of ${imageWidths.join(', ')}; q of ${defaultImageQuality}; each once, and nothing else`,
    });
  return ok({ path, version, width });
}
