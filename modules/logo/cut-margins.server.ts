import sharp from 'sharp';
import { cutViewBox, drawnPart, type Opacity } from './drawn-part.ts';

/** A small file can unpack to gigabytes, so the size is read before the pixels are. */
export const mostPixels = 25_000_000;
const drawnWidth = 1000;
const pointsPerInch = 72;

/** The intended width is that of what is made, so empty margins do not count. */
export type Cut = { readonly picture: Buffer; readonly svg?: string; readonly isCut: boolean };

async function drawn(svg: string): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width } = await sharp(source).metadata();
  const density = Math.min(2400, Math.max(1, (pointsPerInch * drawnWidth) / width));
  return sharp(source, { density, limitInputPixels: mostPixels }).png().toBuffer();
}

/** Cut several times, because a small drawing on a large ground is measured too coarsely at first. */
export async function drawnWithoutMargins(svg: string, isCut = false): Promise<Cut> {
  const picture = await drawn(svg);
  const part = drawnPart(await opacityOf(picture));
  return part ? drawnWithoutMargins(cutViewBox(svg, part), true) : { picture, svg, isCut };
}

async function opacityOf(picture: Buffer): Promise<Opacity> {
  const { data, info } = await sharp(picture, { limitInputPixels: mostPixels })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function withoutMargins(picture: Buffer): Promise<Cut & { width: number }> {
  const { width, height } = await sharp(picture, { limitInputPixels: mostPixels }).metadata();
  const part = drawnPart(await opacityOf(picture));
  if (!part) return { picture, width, isCut: false };
  const [left, wide] = [part.left, part.width].map((share) => Math.round(share * width)) as [number, number];
  const [top, high] = [part.top, part.height].map((share) => Math.round(share * height)) as [number, number];
  const cut = sharp(picture, { limitInputPixels: mostPixels }).extract({ left, top, width: wide, height: high });
  return { picture: await cut.png().toBuffer(), width: wide, isCut: true };
}
