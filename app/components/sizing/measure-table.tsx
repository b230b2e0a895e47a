import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { type LengthUnit, measureOfColumn } from '#modules/sizing/size-measures.ts';
import type { SizeSheet } from '#modules/sizing/size-sheet.ts';
import type { GarmentDimensions } from './sizing-answer.ts';
import { useLengthWords } from './use-length-words.ts';

type Value = number | readonly number[] | undefined;

type BodyProps = {
  sheet: Pick<SizeSheet, 'title' | 'unit' | 'columns'>;
  table: SizeSheet['bodyMeasurements'][number];
  unit: LengthUnit;
  /** Highlighted size. */
  marked?: string | undefined;
};

/** The size table of a guide. All texts are React text, so a guide cannot inject markup. */
export function BodyTable({ sheet, table, unit, marked }: BodyProps) {
  const { number } = useLengthWords(unit);
  const perUnit = sheet.unit === 'cm' ? 10 : 1;
  const say = (code: string, value: Value): string => {
    if (value === undefined || value === 0) return '';
    // A British size is not a length, so it is not converted to inches.
    const isLength = measureOfColumn(code) !== undefined;
    const ends = typeof value === 'number' ? [value] : value;
    return ends.map((end) => (isLength ? number(end * perUnit) : String(end))).join('–');
  };
  const columns = sheet.columns.filter(({ code }) => table.rows.some(({ values }) => say(code, values[code]) !== ''));
  return (
    <Sizes
      caption={`${sheet.title}, ${table.title}`}
      names={columns.map(({ name }) => name)}
      rows={table.rows.map(({ size, values }) => ({ size, cells: columns.map(({ code }) => say(code, values[code])) }))}
      marked={marked}
    />
  );
}

type GarmentProps = { caption: string; dimensions: GarmentDimensions; unit: LengthUnit; marked: string | undefined };

export function GarmentTable({ caption, dimensions: { columns, sizes }, unit, marked }: GarmentProps) {
  const { number } = useLengthWords(unit);
  return (
    <Sizes
      caption={caption}
      names={columns.map(({ name }) => name)}
      rows={sizes.map(({ size, values }) => ({ size, cells: values.map((value) => number(value * 10)) }))}
      marked={marked}
    />
  );
}

type SizesProps = {
  caption: string;
  names: readonly string[];
  rows: readonly { size: string; cells: readonly string[] }[];
  marked: string | undefined;
};

function Sizes({ caption, names, rows, marked }: SizesProps) {
  const t = useTranslations('sizing');
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <HeaderCell className="sticky left-0 bg-paper">{t('size')}</HeaderCell>
          {names.map((name) => (
            <HeaderCell key={name} isNumber>
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, cells }) => (
          <tr key={size} className={size === marked ? 'bg-signal/30' : undefined}>
            <th scope="row" className={cx('sticky left-0 px-4 py-2.5 font-semibold', size !== marked && 'bg-paper')}>
              {size}
            </th>
            {cells.map((cell, at) => (
              <Cell key={names[at]} isNumber className="py-2.5 whitespace-nowrap">
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
