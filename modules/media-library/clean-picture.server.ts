import sharp from 'sharp';

export const mostPixels = 100_000_000;

type Clean = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/**
 * A picture as it may be published: everybody can download the stored file, and what cameras and programs write beside the
 * picture tells where and by whom it was taken. A picture without such notes stays as it is. Undefined if it cannot be
 * decoded as a whole: one that ends too early still has readable metadata.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Clean | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    const { autoOrient, exif, xmp, iptc } = await picture.metadata();
    if (exif ?? xmp ?? iptc) return { bytes: await withoutNotes(bytes), ...autoOrient };
    await picture.resize(8, 8).raw().toBuffer();
    return { bytes, ...autoOrient };
  } catch {
    return undefined;
  }
}

/** Drawn again in its own format, upright, because the direction was one of the notes. */
async function withoutNotes(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient().keepIccProfile();
  const { format } = await picture.metadata();
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'webp') return picture.webp({ quality: 95 }).toBuffer();
  if (format === 'jpeg') return picture.jpeg({ quality: 95 }).toBuffer();
  return picture.avif({ quality: 90 }).toBuffer();
}
