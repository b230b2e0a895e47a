import type { Paper } from './paper.server.ts';
import type { Look } from './sheets.server.ts';

export type Party = { readonly label: string; readonly lines: readonly string[] };

const label = { size: 9.5, weight: 'strong', isQuiet: true } as const;

/** Side by side, in the given order. */
export function writeParties(paper: Paper, parties: readonly Party[], body: Look): void {
  const { doc, root, draw, leadOf, linesOf } = paper.sheets;
  const { width } = paper.take(0);
  const laid = parties.map(({ lines, ...party }) => ({
    ...party,
    lines: lines.flatMap((line) => linesOf(line, body, width / parties.length - 12)),
  }));
  const longest = Math.max(...laid.map(({ lines }) => lines.length));
  const { left, top } = paper.take(leadOf(label) + 2 + longest * leadOf(body));
  for (const [at, { label: name, lines }] of laid.entries()) {
    const x = left + (at * width) / parties.length;
    root.add(doc.struct('H2', {}, draw([name], label, x, top)));
    root.add(doc.struct('P', {}, draw(lines, body, x, top + leadOf(label) + 2)));
  }
}
