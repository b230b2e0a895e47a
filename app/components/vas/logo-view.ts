import type { LogoState } from '#modules/logo/logo.ts';
import type { LogoRemark } from '#modules/logo/logo-checks.ts';

/** A version of a logo, as companies and staff see it. */
export type LogoView = {
  readonly logoId: string;
  readonly version: number;
  readonly name: string;
  readonly state: LogoState;
  /** Address of the drawing. */
  readonly picture: string;
  /** Address of the uploaded file; undefined if it was not kept. */
  readonly file: string | undefined;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly thinnestLineMm: number;
  readonly dpi: number | null;
  readonly colours: readonly string[];
  readonly remarks: readonly LogoRemark[];
  readonly production: {
    readonly threadColours: readonly string[];
    readonly stitchCount: number;
    readonly priceClass: string;
  } | null;
  readonly answer: string | null;
};
