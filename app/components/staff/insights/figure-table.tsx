import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';

type FigureColumn<Row> = {
  readonly head: string;
  readonly isNumber?: boolean;
  readonly value: (row: Row) => ReactNode;
};

type Props<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  keyOf: (row: Row) => string;
};

/** A table of figures, or a sentence that there are none. */
export function FigureTable<Row>({ caption, rows, columns, keyOf }: Props<Row>) {
  const t = useTranslations('staff.insights');
  if (rows.length === 0) return <p className="px-4 pb-4 text-quiet">{t('nothing')}</p>;
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map(({ head, isNumber = false }) => (
            <HeaderCell key={head} isNumber={isNumber}>
              {head}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, isNumber = false, value }) => (
              <Cell key={head} isNumber={isNumber}>
                {value(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
