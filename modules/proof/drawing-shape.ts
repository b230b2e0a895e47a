/** A scale, a turn and a translation: x and y are multiplied, then turned, then moved. */
export type At = {
  readonly scaleX: number;
  readonly scaleY: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  readonly x: number;
  readonly y: number;
};

/** The six numbers of a transformation in SVG and in PDF. */
export function matrixOf({ scaleX, scaleY, turn = 0, x, y }: At): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [scaleX * cos, scaleX * sin, -scaleY * sin, scaleY * cos, x, y].map((one) => rounded(one) || 0).join(' ');
}

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

/** A logo file, which is drawn unchanged, turned around its middle. */
export type PlacedFile = {
  readonly svg: string;
  /** In degrees, clockwise. */
  readonly turn?: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const middleOf = ({ x, y, width, height }: PlacedFile): [x: number, y: number] => [
  rounded(x + width / 2),
  rounded(y + height / 2),
];

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
