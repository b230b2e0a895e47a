/** A scale and a translation: x and y are multiplied, then moved. */
export type At = { readonly scaleX: number; readonly scaleY: number; readonly x: number; readonly y: number };

/** One shape of a drawing, with features that both SVG and PDF support. */
export type Shape = {
  /** SVG path data with absolute commands. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: readonly [on: number, off: number];
  readonly opacity?: number;
  /** Only the part inside this path is drawn. */
  readonly clip?: string;
  readonly at?: At;
};

/** A logo file, which is drawn unchanged. */
export type PlacedFile = {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** Drawn on top of the shapes. */
  readonly files: readonly PlacedFile[];
};

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${rounded(x)} ${rounded(y)}L${rounded(x + width)} ${rounded(y)}L${rounded(x + width)} ${rounded(y + height)}L${rounded(x)} ${rounded(y + height)}Z`;
