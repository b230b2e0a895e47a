import sharp from 'sharp';
import { ok, type Result, refuse } from '#core/result.ts';
import { headBytes, mediaTypeOfContent } from '../media/media-content.ts';
import type { Refusal } from '../refusals.ts';

const mostMegabytes = 1;
const mostPixels = 50_000_000;
/** High enough for print in the corner of the cover. */
const box = { width: 900, height: 400 };

export type LogoName = 'RetailerLogo' | 'CustomerLogo';

/** Reads a logo by its content, not its file name; an empty field counts as absent. */
export async function readLogo(logo: LogoName, file: File | undefined): Promise<Result<Buffer | undefined, Refusal>> {
  if (!file || file.size === 0) return ok(undefined);
  if (file.size > mostMegabytes * 1024 * 1024)
    return refuse({ code: 'logo-too-large', logo, megabytes: mostMegabytes });
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = mediaTypeOfContent(bytes.subarray(0, headBytes));
  if (type !== 'image/png' && type !== 'image/jpeg') return refuse({ code: 'logo-unreadable', logo });
  try {
    const sized = sharp(bytes, { limitInputPixels: mostPixels, autoOrient: true })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    return ok(await sized.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer());
  } catch {
    return refuse({ code: 'logo-unreadable', logo });
  }
}
