import { byLength, type SizeLength } from '#modules/assortment/size-lengths.ts';
import type { ColourView, SizeView } from './product-view.ts';

type Column = Pick<SizeView, 'code' | 'alternate'>;

export type Matrix = {
  readonly groups: readonly { readonly length: SizeLength; readonly sizes: readonly Column[] }[];
  readonly rows: readonly { readonly colour: ColourView; readonly cells: readonly (SizeView | undefined)[] }[];
};

/** Colours down, sizes across: every size that one of the colours has, with a gap where another has it not. */
export function matrixOf(colours: readonly ColourView[]): Matrix {
  const columns = new Map<string, Column>();
  for (const { sizes } of colours) for (const size of sizes) if (!columns.has(size.code)) columns.set(size.code, size);
  const groups = byLength([...columns.values()]);
  const codes = groups.flatMap(({ sizes }) => sizes.map(({ code }) => code));
  return {
    groups,
    rows: colours.map((colour) => ({
      colour,
      cells: codes.map((code) => colour.sizes.find((size) => size.code === code)),
    })),
  };
}
