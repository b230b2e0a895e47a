import { type Currency, currencyDecimals } from '#core/money.ts';
import { xmlText } from './xml-text.ts';

/** Number formats; text and plain numbers need none. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'day' }
  | { readonly kind: 'money'; readonly currency: Currency }
  | { readonly kind: 'rate'; readonly isWhole: boolean };

/** Custom formats start here; 14 is a date in the reader's format. */
const firstOwn = 164;
const dayFormat = 14;

/** Styles of header cells: for text, and for numbers. */
export const headerLook = 1;
export const numberHeaderLook = 2;

/** Assigns style numbers to cells. Styles are written last, when all are known. */
export function createStyles() {
  const formats: string[] = [];
  const looks: { readonly format: number; readonly isStrong: boolean }[] = [];

  function formatId(format: NumberFormat): number {
    if (format.kind === 'plain') return 0;
    if (format.kind === 'day') return dayFormat;
    const code = format.kind === 'money' ? moneyCode(format.currency) : format.isWhole ? '0%' : '0.0##%';
    const at = formats.indexOf(code);
    return firstOwn + (at < 0 ? formats.push(code) - 1 : at);
  }

  return {
    lookOf: (wanted: NumberFormat, isStrong: boolean): number => {
      if (wanted.kind === 'plain' && !isStrong) return 0;
      const format = formatId(wanted);
      const at = looks.findIndex((look) => look.format === format && look.isStrong === isStrong);
      return numberHeaderLook + 1 + (at < 0 ? looks.push({ format, isStrong }) - 1 : at);
    },
    xml: (): string => stylesXml(formats, looks),
  };
}

export type Styles = ReturnType<typeof createStyles>;

/** With the ISO code, because four currencies are called krona or krone. */
function moneyCode(currency: Currency): string {
  const decimals = currencyDecimals[currency];
  return `#,##0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}\\ [$${currency}]`;
}

const edges = (top: string, bottom: string) => `<border><left/><right/><top${top}<bottom${bottom}<diagonal/></border>`;
const thin = ' style="thin"><color auto="1"/></';

function stylesXml(formats: readonly string[], looks: readonly { format: number; isStrong: boolean }[]): string {
  const own = formats.map((code, at) => `<numFmt numFmtId="${firstOwn + at}" formatCode="${xmlText(code)}"/>`);
  const header = 'numFmtId="0" fontId="1" fillId="2" borderId="2" xfId="0" applyFont="1" applyFill="1" applyBorder="1"';
  const cells = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    `<xf ${header}/>`,
    `<xf ${header} applyAlignment="1"><alignment horizontal="right"/></xf>`,
    ...looks.map(({ format, isStrong }) => {
      const strong = isStrong ? 1 : 0;
      return `<xf numFmtId="${format}" fontId="${strong}" fillId="0" borderId="${strong}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;
    }),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '',
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE9E7E2"/><bgColor indexed="64"/></patternFill></fill></fills>',
    `<borders count="3">${edges('/>', '/>')}${edges(`${thin}top>`, '/>')}${edges('/>', `${thin}bottom>`)}</borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}
