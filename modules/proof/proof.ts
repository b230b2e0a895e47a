import type { Cut } from './cut.ts';
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

/** The text or logo on a garment. */
export type Artwork =
  | {
      readonly kind: 'logo';
      readonly svg: string;
      readonly widthMm: number;
      /** The version of the file; its drawing never changes. */
      readonly file: LogoFile;
    }
  | {
      readonly kind: 'text';
      readonly lines: readonly string[];
      readonly typeface: TypefaceName;
      readonly heightMm: number;
    }
  /** A logo whose file is missing: only its place is shown. */
  | { readonly kind: 'awaited' };

/** Everything that determines the look of a proof: equal proofs have equal drawings, but for the decimal sign of the measures. */
export type Proof = {
  readonly garment: Garment;
  /** Absent where the catalogue does not say it, and in proofs from before it was stored. */
  readonly cut?: Cut;
  readonly size: string;
  /** The cloth: main and second colour. */
  readonly cloth: { readonly main: string; readonly second: string };
  readonly position: string;
  readonly place: Place;
  readonly method: Method;
  readonly ink: Ink;
  readonly artwork: Artwork;
  /** Version of code and outlines (drawing-version.ts); absent in proofs from before it was stored. */
  readonly drawnBy?: string;
};

/** The typeface of the measures in a drawing: that of the lettering if possible. */
export const labelTypeface = ({ method }: Pick<Proof, 'method'>): TypefaceName =>
  method === 'embroidery' ? 'block' : 'narrow';
