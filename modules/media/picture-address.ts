import { ok, type Result, refuse } from '#core/result.ts';
import { defaultImageQuality, defaultImageWidth, type ImageWidth, imageWidths, isImageWidth } from './image-widths.ts';
import { isPicturePath } from './media-path.ts';

/** Base path of pictures, also returned with product lists. */
export const picturesPath = '/pictures/';

/** Shown where a picture is missing. */
export const missingPicturePath = 'missing.png';

/** Retry-After of a picture that could not be made in time. */
export const comeAgainSeconds = 20;

export type PictureRequest = { path: string; version: string | undefined; width: ImageWidth };
export type AddressRefusal = { code: 'picture-path'; allowed: string } | { code: 'picture-width'; allowed: string };

const versioned = /^([0-9a-f]{10})\/(.+)$/;

/** An immutable address: other content has another version. */
export function pictureUrl(path: string, version: string | undefined, width: ImageWidth = defaultImageWidth): string {
  return `${picturesPath}${version === undefined ? '' : `${version}/`}${path}?w=${width}&q=${defaultImageQuality}`;
}

type OptionalText = string | null | undefined;

/** Address of a list's picture from its base path and own path, or of the missing picture if either is absent. */
export function imageUrl(base: OptionalText, path: OptionalText, width: ImageWidth = defaultImageWidth): string {
  if (!base || !path) return pictureUrl(missingPicturePath, undefined, width);
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}?w=${width}&q=${defaultImageQuality}`;
}

/** Each key with all its values. */
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
