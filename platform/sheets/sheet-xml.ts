import { toDecimal } from '#core/money.ts';
import { type Cell, columnName, type Row } from './cell.ts';
import { headerLook, type NumberFormat, numberHeaderLook, type Styles } from './styles.ts';
import { cellText } from './xml-text.ts';

export type Column = {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly isNumber?: boolean;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const firstDay = Date.UTC(1899, 11, 30);
const dayInMs = 86_400_000;

/** The part before the rows: columns, and a fixed header. */
export function sheetHead(columns: readonly Column[], isFirst: boolean): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title, isNumber }, at) =>
    textXml(title, `${columnName(at)}1`, isNumber ? numberHeaderLook : headerLook),
  );
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${main}">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols>`,
    `<sheetData><row r="1">${titles.join('')}</row>`,
  ].join('');
}

/** Suppresses the "number stored as text" warning for article numbers. */
export const sheetTail = (columns: readonly Column[], rows: number): string =>
  [
    '</sheetData><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    `<ignoredErrors><ignoredError sqref="A1:${columnName(Math.max(0, columns.length - 1))}${rows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
  ].join('');

export function rowXml({ cells, isStrong = false }: Row, number: number, styles: Styles): string {
  const written = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${number}`, isStrong, styles));
  return `<row r="${number}">${written.join('')}</row>`;
}

function cellXml(cell: Cell, place: string, isStrong: boolean, styles: Styles): string {
  const look = styles.lookOf(formatOf(cell), isStrong);
  if (cell === undefined || cell === '') return isStrong ? `<c r="${place}" s="${look}"/>` : '';
  if (typeof cell === 'string') return textXml(cell, place, look);
  const formula = typeof cell === 'object' && 'formula' in cell ? `<f>${cellText(cell.formula)}</f>` : '';
  return `<c r="${place}"${lookXml(look)}>${formula}<v>${numberOf(cell)}</v></c>`;
}

/** An inline string, so that the cell is text even if it begins with `=`. */
const textXml = (text: string, place: string, look: number): string =>
  `<c r="${place}"${lookXml(look)} t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;

const lookXml = (look: number) => (look === 0 ? '' : ` s="${look}"`);

function formatOf(cell: Cell): NumberFormat {
  if (typeof cell !== 'object') return { kind: 'plain' };
  if ('formula' in cell) return formatOf(cell.value);
  if ('day' in cell) return { kind: 'day' };
  if ('basisPoints' in cell) return { kind: 'rate', isWhole: cell.basisPoints % 100 === 0 };
  return { kind: 'money', currency: cell.currency };
}

function numberOf(cell: Exclude<Cell, string | undefined>): number {
  if (typeof cell === 'object') {
    if ('formula' in cell) return numberOf(cell.value);
    if ('day' in cell) return numberOf((Date.parse(`${cell.day}T00:00:00Z`) - firstDay) / dayInMs);
    if ('basisPoints' in cell) return cell.basisPoints / 10_000;
    return toDecimal(cell);
  }
  if (!Number.isFinite(cell)) throw new RangeError(`${cell} is no number for a sheet`);
  return cell;
}
