import type { Paper } from './paper.server.ts';

const fact = { size: 10 } as const;
const factTerm = { size: 10, weight: 'strong' } as const;
const factGap = 4;

/** Writes facts in two columns, the left one first. */
export function writeFacts(paper: Paper, facts: readonly (readonly [term: string, said: string])[]): void {
  const { doc, root, draw, leadOf, linesOf } = paper.sheets;
  const half = Math.ceil(facts.length / 2);
  const list = doc.struct('L');
  root.add(list);
  const { width } = paper.take(0);
  const [termWidth, saidWidth] = [width * 0.22, width * 0.26];
  const laid = facts.map(([term, said]) => ({
    terms: linesOf(term, factTerm, termWidth - 6),
    words: linesOf(said, fact, saidWidth - 6),
  }));
  const columns = [laid.slice(0, half), laid.slice(half)];
  const heights = Array.from({ length: half }, (_, at) =>
    Math.max(...columns.map((column) => heightOf(column[at]) * leadOf(fact) + factGap)),
  );
  const { left, top } = paper.take(heights.reduce((sum, height) => sum + height, 0));
  for (const [side, column] of columns.entries())
    for (const [at, { terms, words }] of column.entries()) {
      const x = left + (side * width) / 2;
      const y = top + heights.slice(0, at).reduce((sum, height) => sum + height, 0);
      list.add(
        doc.struct('LI', {}, [
          doc.struct('Lbl', {}, draw(terms, factTerm, x, y)),
          doc.struct('LBody', {}, draw(words, fact, x + termWidth, y)),
        ]),
      );
    }
  list.end();
}

const heightOf = (laid: { readonly terms: readonly string[]; readonly words: readonly string[] } | undefined) =>
  Math.max(laid?.terms.length ?? 0, laid?.words.length ?? 0);
