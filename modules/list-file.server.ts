import type { Cell, Row } from '#platform/sheets/cell.ts';
import { csvType, writeCsv } from '#platform/sheets/write-csv.ts';
import { workbookType, writeWorkbook } from '#platform/sheets/write-workbook.ts';
import { streamOf } from './stream-of.ts';

export type ListCell = Cell;

export const listFileKinds = ['csv', 'xlsx'] as const;

type ListFileKind = (typeof listFileKinds)[number];

type ListColumn = { readonly title: string; readonly width: number; readonly isNumber?: boolean };

type ListFile = {
  readonly kind: ListFileKind;
  /** Letters, digits and hyphens. */
  readonly fileName: string;
  readonly title: string;
  readonly columns: readonly ListColumn[];
  readonly rows: AsyncIterable<Row>;
  readonly at: Date;
};

/** A list as a file download. It is streamed while it is created, and not cached. */
export function listFile({ kind, fileName, title, columns, rows, at }: ListFile): Response {
  const pieces =
    kind === 'csv'
      ? writeCsv({ titles: columns.map((column) => column.title), rows })
      : writeWorkbook({ sheets: [{ name: title, columns, rows }], at });
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': kind === 'csv' ? csvType : workbookType,
      'content-disposition': `attachment; filename="${fileName}.${kind}"`,
      'cache-control': 'no-store',
    },
  });
}
