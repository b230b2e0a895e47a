import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { Row } from './cell.ts';
import { writeCsv } from './write-csv.ts';

async function written(titles: string[], rows: Row[]): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeCsv({ titles, rows })) pieces.push(piece);
  // Without a TextDecoder, which would remove the byte order mark.
  return Buffer.concat(pieces).toString('utf8');
}

test('values are quoted where necessary, and amounts are decimals', async () => {
  const rows = [
    { cells: ['Åsa, "the" boss', 3, money(12_345, 'SEK'), { day: '2026-11-17' }, undefined] },
    { cells: ['two\nlines', 0.5, money(100, 'EUR'), { day: '2026-01-01' }, 'x'] },
  ];
  expect(await written(['Name', 'Pieces', 'Total', 'Day', 'Note'], rows)).toBe(
    '\u{FEFF}Name,Pieces,Total,Day,Note\r\n"Åsa, ""the"" boss",3,123.45,2026-11-17,\r\n"two\nlines",0.5,1,2026-01-01,x\r\n',
  );
});

test.each(['=1+1', '+46', '-x', '@sum'])('%s stays text in a spreadsheet', async (typed) => {
  expect(await written(['Name'], [{ cells: [typed] }])).toBe(`\u{FEFF}Name\r\n'${typed}\r\n`);
});
