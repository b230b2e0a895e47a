export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** Formats that the Accept header lists, best first. JPEG is always accepted; the others must be listed. */
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
