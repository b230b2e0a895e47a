import sharp, { type Sharp } from 'sharp';
import { defaultImageQuality, type ImageWidth, widestRaster } from './image-widths.ts';
import type { PictureFormat } from './picture-format.ts';

/** Drawings are designed for this width and its double. */
const rasterWidths = { narrow: widestRaster / 2, wide: widestRaster } as const;
export type Raster = keyof typeof rasterWidths;

export const rasterFor = (width: ImageWidth): Raster => (width <= rasterWidths.narrow ? 'narrow' : 'wide');

const svgDensity = 72;
const mostPixels = 100_000_000;

/** One thread per picture leaves the other cores to the shop. The memory cache is off. */
export function restrainSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

const isSvg = (bytes: Uint8Array) => /^\s*<(svg|\?xml)/.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));

/**
 * Renders the picture once, large and nearly lossless, as the source of every width: JPEG can be decoded quickly at
 * reduced size.
 */
export async function makeRaster(bytes: Uint8Array, raster: Raster): Promise<Buffer> {
  const width = rasterWidths[raster];
  const density = svgDensity * (isSvg(bytes) && raster === 'wide' ? 2 : 1);
  const picture = sharp(bytes, { density, limitInputPixels: mostPixels, autoOrient: true });
  const { hasAlpha } = await picture.metadata();
  const sized = picture.resize({ width, withoutEnlargement: true });
  if (hasAlpha && !isSvg(bytes)) return sized.webp({ quality: 95, effort: 1 }).toBuffer();
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  // AVIF has its own quality scale: its 50 looks like 75 of the others.
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: defaultImageQuality, effort: 3 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: defaultImageQuality }),
};

/** Pictures are never enlarged: browsers do that equally well from fewer bytes. */
export function encode(raster: Buffer, width: ImageWidth, format: PictureFormat): Promise<Buffer> {
  return encoders[format](sharp(raster).resize({ width, withoutEnlargement: true })).toBuffer();
}
