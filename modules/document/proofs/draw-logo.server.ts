import sharp from 'sharp';
import type { Drawing } from '../../proof/drawing-shape.ts';
import type { Artwork, Proof } from '../../proof/proof.ts';

type Logo = Extract<Artwork, { kind: 'logo' }>;

const dotsPerMm = 300 / 25.4;
const [fewest, most] = [400, 1200];
/** The range of densities that sharp accepts; at 72 one unit is one dot. */
const [thinnest, densest] = [1, 100_000];

/**
 * A logo as a picture with 300 dots per inch at its width on the garment. The units of a drawing do not define its size: one of 24 units is
 * enlarged, and one of 16,000 is never drawn at its full size.
 */
export async function drawLogo({ svg }: Pick<Logo, 'svg'>, widthMm: number): Promise<Buffer> {
  const source = Buffer.from(svg);
  const side = Math.round(Math.min(most, Math.max(fewest, widthMm * dotsPerMm)));
  const { width, height } = await sharp(source, { density: 72, limitInputPixels: false }).metadata();
  const density = Math.min(densest, Math.max(thinnest, (72 * side) / Math.max(width, height)));
  return sharp(source, { density }).resize({ width: side, height: side, fit: 'inside' }).png().toBuffer();
}

/** For many proofs at once: each version of a logo is drawn once in each width. Returns a data URL. */
export function createLogoPainter(draw: typeof drawLogo = drawLogo) {
  const drawn = new Map<string, Promise<string>>();
  const addressOf = async (svg: string, widthMm: number) =>
    `data:image/png;base64,${(await draw({ svg }, widthMm)).toString('base64')}`;
  return async (
    { artwork, method, drawnBy }: Pick<Proof, 'artwork' | 'method' | 'drawnBy'>,
    drawing: Pick<Drawing, 'files'> | undefined,
  ): Promise<string | undefined> => {
    // The large one, which has its stitches.
    const svg = drawing?.files[0]?.svg;
    if (artwork.kind !== 'logo' || svg === undefined) return undefined;
    const { widthMm, file } = artwork;
    const key = `${file.logoId}/${file.version}/${widthMm}/${method}/${drawnBy}`;
    const found = drawn.get(key) ?? addressOf(svg, widthMm);
    drawn.set(key, found);
    return found;
  };
}
