export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Formats the asker says to understand, best first. Everybody understands JPEG; the others must be named. */
export function formatsFor(accept: string | undefined): PictureFormat[] {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  const better = (['avif', 'webp'] as const).filter((format) => named.includes(`image/${format}`));
  return [...better, 'jpeg'];
}
