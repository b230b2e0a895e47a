type Place = { readonly line: number; readonly column: number };

/** A mutation of a file and its test result. Lines and columns count from one. */
export type TriedMutant = {
  readonly path: string;
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly source: string;
};

const longest = 70;

/** Lists the mutations that no test noticed, by file and line, and the totals. */
export function describeMutants(mutants: readonly TriedMutant[]): string {
  const byFile = Map.groupBy(mutants, ({ path }) => path);
  const files = [...byFile].toSorted(([a], [b]) => a.localeCompare(b));
  const lines = files.flatMap(([path, ofFile]) => {
    const survivors = ofFile.filter(isUnnoticed).toSorted((a, b) => a.location.start.line - b.location.start.line);
    return survivors.length > 0 ? ['', `${path}: ${score(ofFile)}`, ...survivors.map(describe)] : [];
  });
  return [...lines, '', `altogether: ${score(mutants)}`].join('\n');
}

const isNoticed = ({ status }: TriedMutant) => status === 'Killed' || status === 'Timeout';
const isUnnoticed = ({ status }: TriedMutant) => status === 'Survived' || status === 'NoCoverage';

function score(mutants: readonly TriedMutant[]): string {
  const noticed = mutants.filter(isNoticed).length;
  return `${noticed} of ${noticed + mutants.filter(isUnnoticed).length} changes noticed`;
}

function describe(mutant: TriedMutant): string {
  const { path, status, replacement, location } = mutant;
  const untested = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `  ${path}:${location.start.line} ${short(originalOf(mutant))} -> ${short(replacement)}${untested}`;
}

function originalOf({ source, location: { start, end } }: TriedMutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}...` : line;
}
