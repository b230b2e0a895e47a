import { ok, type Result, refuse } from '#core/result.ts';
import { defaultImageQuality, defaultImageWidth, type ImageWidth, imageWidths, isImageWidth } from './image-widths.ts';

/** Where pictures are served: the image base path of the product lists. */
export const picturesPath = '/pictures/';

/** The picture shown where there is none. */
export const missingPicturePath = 'missing.png';

export type PictureRequest = { path: string; version: string | undefined; width: ImageWidth };
export type AddressRefusal = { code: 'picture-path'; allowed: string } | { code: 'picture-width'; allowed: string };

const versioned = /^([0-9a-f]{10})\/(.+)$/;
const pathRule = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*\.(jpg|jpeg|png)$/;

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

type Query = { w?: string | undefined; q?: string | undefined };

export function parsePictureAddress(pathname: string, { w, q }: Query): Result<PictureRequest, AddressRefusal> {
  const rest = pathname.slice(picturesPath.length);
  const [, version, path = rest] = versioned.exec(rest) ?? [];
  if (!pathname.startsWith(picturesPath) || !pathRule.test(path) || path.includes('..'))
    return refuse({ code: 'picture-path', allowed: 'letters, digits, - _ . and /, ending in jpg, jpeg or png' });
  const width = w === undefined ? defaultImageWidth : /^\d+$/.test(w) ? Number(w) : Number.NaN;
  if (!isImageWidth(width) || (q !== undefined && q !== String(defaultImageQuality)))
    return refuse({ code: 'picture-width', allowed: `w of ${imageWidths.join(', ')}; q of ${defaultImageQuality}` });
  return ok({ path, version, width });
}
