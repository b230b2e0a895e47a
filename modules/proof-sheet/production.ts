import type { Production } from '../logo/logo.ts';
import { sizeOf } from '../proof/artwork-size.ts';
import { threadOf } from '../proof/inks.ts';
import { layOut } from '../proof/lay-out.ts';
import { loadTypeface } from '../proof/load-typeface.ts';
import type { LogoFile, Proof } from '../proof/proof.ts';
import type { ProofEntry } from './proof-entry.ts';

/** What production needs to make one service of a row. */
export type ProductionRow = {
  readonly rowNumber: number;
  readonly sku: string;
  readonly garment: string;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  readonly service: string;
  readonly method: Proof['method'];
  readonly position: string;
  readonly side: 'front' | 'back';
  /** The middle, from the middle of the garment and from shoulder or waistband. */
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Colour of the thread or the print of a text, and its number on the spool. Undefined for logos, which have colours of their own. */
  readonly ink: string | undefined;
  readonly thread: string | undefined;
  readonly text: readonly string[];
  /** Undefined for logos. */
  readonly typeface: string | undefined;
  readonly letterHeightMm: number | undefined;
  /** The file and version of a logo; undefined for texts, and while the file is awaited. */
  readonly logo: LogoFile | undefined;
  /** What staff entered when they released the logo; undefined for texts, and before the release. */
  readonly logoProduction: Production | undefined;
  /** Where the same outlines can be fetched as SVG; `hash` says that they are the same. */
  readonly file: string;
  readonly hash: string;
};

export async function toProduction(orderId: string, entry: ProofEntry): Promise<ProductionRow[]> {
  const { rowNumber, sku, garment, colour, size, quantity, service, lines, made } = entry;
  if (!made) return [];
  const { proof, hash } = made;
  const { artwork, place, method, position, ink } = proof;
  return [
    {
      rowNumber,
      sku,
      garment,
      colour,
      size,
      quantity,
      service,
      method,
      position,
      side: place.side,
      xMm: place.xMm,
      yMm: place.yMm,
      ...(await measure(proof)),
      ink: artwork.kind === 'text' ? ink.code : undefined,
      thread: artwork.kind === 'text' ? threadOf(ink.code) : undefined,
      text: lines,
      typeface: artwork.kind === 'text' ? artwork.typeface : undefined,
      logo: artwork.kind === 'logo' ? artwork.file : undefined,
      logoProduction: entry.logoProduction,
      letterHeightMm: artwork.kind === 'text' ? artwork.heightMm : undefined,
      file: `/api/document/documents/order/${orderId}/proof/${rowNumber}/svg`,
      hash,
    },
  ];
}

async function measure({ artwork, place }: Proof): Promise<{ widthMm: number; heightMm: number }> {
  if (artwork.kind !== 'text') return sizeOf(artwork, place.roomMm);
  const { widthMm, heightMm } = layOut(artwork.lines, await loadTypeface(artwork.typeface), artwork.heightMm);
  return { widthMm, heightMm };
}
