const begin = '<!-- modules: generated from modules/dependencies.ts -->';
const end = '<!-- end of modules -->';

type Modules = Readonly<Record<string, readonly string[]>>;

/** The table of modules for docs/architecture.md, with the column widths of the formatter. */
export function moduleTable(mayImport: Modules, owns: Readonly<Record<string, string>>): string {
  const code = (name: string) => `\`${name}\``;
  const rows = Object.entries(mayImport).map(([name, known]) => [
    code(name),
    owns[name] ?? '',
    known.map(code).join(', '),
  ]);
  const table = [['Module', 'Owns', 'May know'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

/** The document with its table replaced. */
export function withModuleTable(document: string, table: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to === -1) throw new Error('the markers around the table of modules are missing');
  return `${document.slice(0, from + begin.length)}\n\n${table}\n\n${document.slice(to)}`;
}
