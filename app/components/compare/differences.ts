import type { CompareRow, Comparison, Fact } from './compare-view.ts';

/** Whether products differ in a row; the order of facts does not matter. */
export function differs(cells: CompareRow['cells']): boolean {
  const told = cells.map((facts) => facts.map(wordsOf).sort().join('\n'));
  return new Set(told).size > 1;
}

const wordsOf = ({ text, note = '', before = '' }: Fact): string => [text, note, before].join('\t');

/** The comparison without removed products, without a new request. */
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
