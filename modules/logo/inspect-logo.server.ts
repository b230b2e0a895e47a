import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { ok, type Result, refuse } from '#core/result.ts';
import { type Cut, drawnWithoutMargins, mostPixels, withoutMargins } from './cut-margins.server.ts';
import type { LogoFacts, LogoType, ReadLogo } from './logo.ts';
import type { ReaderRefusal } from './logo-reader.ts';
import { isSeeThrough, mainColours, type Pixels, thinnestLine } from './measure-pixels.ts';
import { sanitiseSvg } from './sanitise-svg.server.ts';

const keptWidth = 2000;
const measuredWidth = 1000;

/** What a file really is; its name and declared type may lie. */
function typeOf(bytes: Buffer): LogoType | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const start = bytes.subarray(0, 1024).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  return /^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE|svg|[\w-]+:svg)/i.test(start) ? 'svg' : undefined;
}

/** Reads, cleans and measures a file of a stranger. Run it in a process of its own. */
export async function inspectLogo(file: Uint8Array): Promise<Result<ReadLogo, ReaderRefusal>> {
  const bytes = Buffer.from(file);
  const type = typeOf(bytes);
  if (!type) return refuse({ code: 'logo-type' });
  try {
    return await readers[type](bytes);
  } catch {
    return refuse({ code: 'logo-broken' });
  }
}

const readers: Record<LogoType, (bytes: Buffer) => Promise<Result<ReadLogo, ReaderRefusal>>> = {
  svg: async (bytes) => {
    const clean = sanitiseSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''));
    return clean.ok ? measured(await drawnWithoutMargins(clean.value), { type: 'svg' }) : clean;
  },
  png: async (bytes) => {
    if (bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > mostPixels) return refuse({ code: 'logo-too-many-pixels' });
    const cut = await withoutMargins(bytes);
    return measured(cut, { type: 'png', pixels: cut.width });
  },
  pdf: async (bytes) => {
    const library = await PDFiumLibrary.init();
    const page = (await library.loadDocument(bytes)).getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(20, keptWidth / originalWidth);
    // Drawing needs all its pixels at once, outside of the memory that the process is limited to.
    if (originalWidth * originalHeight * scale ** 2 > mostPixels) return refuse({ code: 'logo-too-many-pixels' });
    const { data, width, height } = await page.render({ scale, render: 'bitmap', transparent: true });
    const raw = { width, height, channels: 4 } as const;
    return measured(await withoutMargins(await sharp(data, { raw }).png().toBuffer()), { type: 'pdf' });
  },
};

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: mostPixels })
    .ensureAlpha()
    .toColourspace('srgb')
    // Sharper kernels brighten edges, which would count as another colour.
    .resize({
      width: measuredWidth,
      height: measuredWidth * 4,
      fit: 'inside',
      withoutEnlargement: true,
      kernel: 'linear',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function measured({ picture, svg, isCut }: Cut, { type, pixels }: Pick<LogoFacts, 'type'> & { pixels?: number }) {
  const seen = await pixelsOf(picture);
  const colours = mainColours(seen);
  if (colours.length === 0) return refuse({ code: 'logo-empty' as const });
  const hasTransparency = isCut || isSeeThrough(seen);
  return ok({
    svg: svg ?? (await framed(picture)),
    facts: {
      type,
      ratio: Math.round((seen.height / seen.width) * 1000) / 1000,
      pixels,
      hasTransparency,
      colours,
      thinnest: thinnestLine(seen, hasTransparency),
    },
  });
}

/** Pixels written anew, without what else the file contained, in a frame that is used like a drawing. */
async function framed(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture, { limitInputPixels: mostPixels })
    .resize({ width: keptWidth, height: keptWidth, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  const image = `<image ${size} href="data:image/png;base64,${data.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">${image}</svg>`;
}
