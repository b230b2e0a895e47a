/** A quoted cell may contain line breaks; a quote that is not closed within this limit is ordinary text. */
const mostLinesOfCell = 20;
const quoted = /"(?:[^"]|"")*"/g;

/** Splits pasted or saved text into lines and cells. The separator is detected for each line. */
export function splitCells(text: string): string[][] {
  return logicalLines(text.replace(/^\u{FEFF}/u, ''))
    .filter((line) => !/^"?sep=.?"?$/i.test(line.trim()))
    .map(cellsOf);
}

function logicalLines(text: string): string[] {
  const written = text.split(/\r\n|\r|\n/);
  const lines: string[] = [];
  for (let at = 0; at < written.length; ) {
    const whole = joined(written, at);
    lines.push(whole.line);
    at += whole.count;
  }
  return lines;
}

function joined(written: readonly string[], at: number): { line: string; count: number } {
  const first = written[at] ?? '';
  let line = first;
  for (let count = 1; count <= mostLinesOfCell; count += 1) {
    if (!isOpen(line)) return { line, count };
    if (at + count >= written.length) break;
    line += `\n${written[at + count]}`;
  }
  return { line: first, count: 1 };
}

/** A quote opens a cell only at its beginning. */
function isOpen(line: string): boolean {
  const bare = line.replaceAll(quoted, '');
  const quote = bare.indexOf('"');
  if (quote === -1) return false;
  const before = bare.slice(0, quote);
  const last = before.trimEnd();
  return last === '' || last.endsWith(';') || last.endsWith(',') || before.slice(last.length).includes('\t');
}

function separatorOf(line: string): string | undefined {
  const bare = line.replaceAll(quoted, '');
  if (bare.includes('\t')) return '\t';
  if (bare.includes(';')) return ';';
  // In "number 1,5" the comma is a decimal separator.
  return bare.replace(/\s\d+,\d{1,3}\s*$/, '').includes(',') ? ',' : undefined;
}

function cellsOf(line: string): string[] {
  const separator = separatorOf(line);
  if (separator === undefined) return [unquoted(line)];
  const cells: string[] = [];
  let cell = '';
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '"' && cell.trim() === '') {
      const [whole = letter] = line.slice(at).match(/^"(?:[^"]|"")*"/) ?? [];
      cell += whole;
      at += whole.length - 1;
    } else if (letter === separator) {
      cells.push(unquoted(cell));
      cell = '';
    } else cell += letter;
  }
  return [...cells, unquoted(cell)];
}

function unquoted(cell: string): string {
  const text = cell.trim();
  const inside = /^"((?:[^"]|"")*)"$/.exec(text)?.[1];
  const lines = (inside?.replaceAll('""', '"') ?? text).split('\n');
  return lines
    .map((line) => line.trim())
    .join(' ')
    .trim();
}
