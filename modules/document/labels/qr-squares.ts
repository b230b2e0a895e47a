import encodeQr from 'qr';

type Square = { readonly column: number; readonly row: number };

/** The library draws a quiet zone of at least one square; labels have their own. */
const border = 1;

/** The dark squares of a QR code without its quiet zone, and how many squares it is wide. */
export function qrSquares(text: string): { readonly size: number; readonly dark: readonly Square[] } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border }).slice(border, -border);
  const dark = rows.flatMap((cells, row) =>
    cells.slice(border, -border).flatMap((isDark, column) => (isDark ? [{ column, row }] : [])),
  );
  return { size: rows.length, dark };
}
