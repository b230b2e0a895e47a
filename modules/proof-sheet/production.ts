import type { Production } from '../logo/logo.ts';
import { threadOf } from '../proof/inks.ts';
import { measureProof } from '../proof/measure-proof.ts';
import type { LogoFile, Proof } from '../proof/proof.ts';
import type { ProductionState } from './production-state.ts';
import type { ProofEntry } from './proof-entry.ts';

/** What production needs to make one service of a row. */
export type ProductionRow = MadeRow & Partial<DrawnRow>;

type MadeRow = {
  readonly rowNumber: number;
  readonly sku: string;
  readonly garment: string;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  readonly service: string;
  readonly serviceQuantity: number;
  /** Only what is `ready` may be made. */
  readonly state: ProductionState;
  /** As the buyer chose it, also where this garment does not have it. */
  readonly position: string;
  readonly text: readonly string[];
};

/** Absent for what is not seen, and for a garment without the place. */
type DrawnRow = {
  readonly method: Proof['method'];
  readonly side: 'front' | 'back';
  /** The middle, from the middle of the garment and from shoulder or waistband. */
  readonly xMm: number;
  readonly yMm: number;
  /** Clockwise; 0 is level. */
  readonly turnDegrees: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Colour of the thread or the print of a text, and its number on the spool. Undefined for logos, which have colours of their own. */
  readonly ink: string | undefined;
  readonly thread: string | undefined;
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

/** Every service has a row: what waits or has no place is a question that production must see. */
export async function toProduction(orderId: string, entry: ProofEntry): Promise<ProductionRow> {
  const { rowNumber, sku, garment, colour, size, quantity, service, serviceQuantity, state, lines, made } = entry;
  return {
    rowNumber,
    sku,
    garment,
    colour,
    size,
    quantity,
    service,
    serviceQuantity,
    state,
    position: made?.proof.position ?? entry.position,
    text: lines,
    ...(made && (await toDrawn(entry, made, `/api/document/documents/order/${orderId}/proof/${rowNumber}/svg`))),
  };
}

type Made = NonNullable<ProofEntry['made']>;

async function toDrawn({ logoProduction }: ProofEntry, { proof, hash }: Made, file: string): Promise<DrawnRow> {
  const { artwork, place, method, ink } = proof;
  return {
    method,
    side: place.side,
    xMm: place.xMm,
    yMm: place.yMm,
    turnDegrees: place.turn ?? 0,
    ...(await measureProof(proof)),
    ink: artwork.kind === 'text' ? ink.code : undefined,
    thread: artwork.kind === 'text' ? threadOf(ink.code) : undefined,
    typeface: artwork.kind === 'text' ? artwork.typeface : undefined,
    letterHeightMm: artwork.kind === 'text' ? artwork.heightMm : undefined,
    logo: artwork.kind === 'logo' ? artwork.file : undefined,
    logoProduction,
    file,
    hash,
  };
}
