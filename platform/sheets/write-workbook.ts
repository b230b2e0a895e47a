import { Zip, ZipDeflate } from 'fflate';
import type { Row } from './cell.ts';
import { type Column, rowXml, sheetHead, sheetTail } from './sheet-xml.ts';
import { createStyles } from './styles.ts';
import { sheetName } from './xml-text.ts';

export type Sheet = {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
};

export type Workbook = { readonly sheets: readonly Sheet[]; readonly at: Date };

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters compressed at once. */
const portion = 65_536;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const kinds = `${schemas}/officeDocument/2006/relationships`;
const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Generates the file in pieces. Rows are read as pieces are consumed and nothing is retained: a long sheet needs no
 * more memory than a short one, and a slow reader delays only its own rows.
 */
export async function* writeWorkbook({ sheets, at }: Workbook): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const made: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) made.push(new Uint8Array(piece));
  });
  const encoder = new TextEncoder();
  const open = (path: string) => {
    const file = Object.assign(new ZipDeflate(path, { level: 6 }), { mtime: at });
    zip.add(file);
    return (text: string, isLast = false) => file.push(encoder.encode(text), isLast);
  };
  const styles = createStyles();

  for (const [path, text] of frameOf(sheets)) open(path)(text, true);
  for (const [index, { columns, rows }] of sheets.entries()) {
    const write = open(sheetPath(index));
    let waiting = sheetHead(columns, index === 0);
    let number = 1;
    for await (const row of rows) {
      number += 1;
      waiting += rowXml(row, number, styles);
      if (waiting.length < portion) continue;
      write(waiting);
      waiting = '';
      yield* made.splice(0);
    }
    write(waiting + sheetTail(columns, number), true);
  }
  open('xl/styles.xml')(styles.xml(), true);
  zip.end();
  yield* made.splice(0);
}

const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

function frameOf(sheets: readonly Sheet[]): [path: string, text: string][] {
  const paths = sheets.map((_, index) => sheetPath(index));
  const types = paths.map((path) => `<Override PartName="/${path}" ContentType="${parts}.worksheet+xml"/>`);
  const names = sheets.map(
    ({ name }, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const targets = [
    ...paths.map((path) => ['worksheet', path.slice('xl/'.length)] as const),
    ['styles', 'styles.xml'] as const,
  ];
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${parts}.sheet.main+xml"/>${types.join('')}<Override PartName="/xl/styles.xml" ContentType="${parts}.styles+xml"/></Types>`,
    ],
    ['_rels/.rels', `${declaration}${relationships([['officeDocument', 'xl/workbook.xml']])}`],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${kinds}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', `${declaration}${relationships(targets)}`],
  ];
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const list = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${kinds}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${list.join('')}</Relationships>`;
}
