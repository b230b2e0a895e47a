import type { Garment } from './garment.ts';
import type { Ink } from './inks.ts';
import type { Place } from './positions.ts';
import type { Method, TypefaceName } from './typeface.ts';

/** A version of a company's logo. */
export type LogoFile = {
  readonly logoId: string;
  readonly version: number;
  readonly name: string;
  readonly fileName: string;
};

/** What is put on a garment. */
export type Artwork =
  | {
      readonly kind: 'logo';
      readonly svg: string;
      readonly widthMm: number;
      /** Which file it is; its drawing never changes. */
      readonly file: LogoFile;
    }
  | {
      readonly kind: 'text';
      readonly lines: readonly string[];
      readonly typeface: TypefaceName;
      readonly heightMm: number;
    }
  /** A logo that is not here yet: its place is shown. */
  | { readonly kind: 'awaited' };

/** All that decides what a proof looks like: equal proofs have equal drawings. */
export type Proof = {
  readonly garment: Garment;
  readonly size: string;
  /** The cloth: main and second colour. */
  readonly cloth: { readonly main: string; readonly second: string };
  readonly position: string;
  readonly place: Place;
  readonly method: Method;
  readonly ink: Ink;
  readonly artwork: Artwork;
  /** Code and outlines that draw it (drawing-version.ts); absent in proofs from before it was kept. */
  readonly drawnBy?: string;
};

/** The typeface of the measures in a drawing, which is that of the lettering wherever possible. */
export const labelTypeface = ({ method }: Pick<Proof, 'method'>): TypefaceName =>
  method === 'embroidery' ? 'block' : 'narrow';
