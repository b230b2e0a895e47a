import { byLength, type SizeLength } from '#modules/sizing/size-lengths.ts';
import type { ColourView, SizeView } from './product-view.ts';

type Column = Pick<SizeView, 'code' | 'alternate'>;

export type Matrix = {
  readonly length: SizeLength;
  readonly sizes: readonly Column[];
  readonly rows: readonly { readonly colour: ColourView; readonly cells: readonly (SizeView | undefined)[] }[];
};

/**
 * Size tables with colours as rows and sizes as columns, one per leg length. A missing size leaves a gap; a colour
 * without any size of a length has no row.
 */
export function matricesOf(colours: readonly ColourView[]): Matrix[] {
  const columns = new Map<string, Column>();
  for (const { sizes } of colours) for (const size of sizes) if (!columns.has(size.code)) columns.set(size.code, size);
  return byLength([...columns.values()]).map(({ length, sizes }) => ({
    length,
    sizes,
    rows: colours
      .map((colour) => ({
        colour,
        cells: sizes.map(({ code }) => colour.sizes.find((size) => size.code === code)),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
  }));
}
