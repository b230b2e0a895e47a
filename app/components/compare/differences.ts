import type { CompareRow, Comparison, Fact } from './compare-view.ts';

/** Whether a row tells the same of every product; in which order it is told makes no difference. */
export function differs(cells: CompareRow['cells']): boolean {
  const told = cells.map((facts) => facts.map(wordsOf).sort().join('\n'));
  return new Set(told).size > 1;
}

const wordsOf = ({ text, note = '', before = '' }: Fact): string => [text, note, before].join('\t');

/** The comparison of those that are left, while or instead of asking for it anew. */
export function onlyThese({ products, rows, missing }: Comparison, partNos: readonly string[]): Comparison {
  const isLeft = products.map(({ partNo }) => partNos.includes(partNo));
  return {
    products: products.filter((_, at) => isLeft[at]),
    rows: rows
      .map((row) => ({ ...row, cells: row.cells.filter((_, at) => isLeft[at]) }))
      .filter(({ cells }) => cells.some((facts) => facts.length > 0))
      .map((row) => ({ ...row, differs: differs(row.cells) })),
    missing: missing.filter((partNo) => partNos.includes(partNo)),
  };
}
