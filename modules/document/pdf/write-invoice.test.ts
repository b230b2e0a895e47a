import { expect, test } from 'vitest';
import { readPdf } from '#tests/build/read-pdf.ts';
import { openPaper } from './paper.server.ts';
import { type InvoiceText, writeInvoice } from './write-invoice.server.ts';

const long = 'Pay by 17 December 2026 and give the reference SE100001. '.repeat(4).trim();

const anInvoiceText = (rows: number, notes: readonly string[], rates: number): InvoiceText => ({
  title: 'Invoice SE100001',
  seller: { label: 'Seller', lines: ['Yrke'] },
  buyer: { label: 'Buyer', lines: ['Bygg'] },
  facts: [['Invoice number', 'SE100001']],
  columns: { article: 'Article', quantity: 'Quantity' },
  rows: Array.from({ length: rows }, (_, at) => ({
    text: `Article ${at}`,
    notes: at % 2 === 0 ? ['Discount 10'] : [],
    quantity: '1',
    unit: '100',
    rate: '25 %',
    amount: '100',
  })),
  amounts: {
    columns: { unit: 'Price', rate: 'VAT', amount: 'Amount' },
    taxes: {
      title: 'Tax by rate',
      columns: ['Rate', 'Taxable', 'Tax'],
      rows: Array.from({ length: rates }, (_, at) => [`${at} %`, '100', '25'] as const),
    },
    sums: [
      ['Net', '100'],
      ['VAT', '25'],
    ],
    total: ['To pay', '125'],
  },
  notes,
});

/** The lines of each page. */
async function pagesOf(text: InvoiceText): Promise<string[][]> {
  const paper = await openPaper({ title: text.title, language: 'en', day: '2026-11-17', author: 'Yrke' });
  writeInvoice(paper, text);
  const { lines } = readPdf(await paper.finish((page) => `end of page ${page}`));
  const pages: string[][] = [[]];
  for (const line of lines)
    if (line.startsWith('end of page')) pages.push([]);
    else pages.at(-1)?.push(line);
  return pages.slice(0, -1);
}

test.each([
  ['one note', ['Paid.'], 1],
  ['a note of several lines', [long], 2],
  ['two notes', ['Pay by 17 December.', 'Left to pay: 20'], 3],
])('with %s and any number of rows, tax, total and notes are on one page', async (_, notes, rates) => {
  const counts = new Set<number>();
  for (let rows = 8; rows <= 24; rows += 1) {
    const pages = await pagesOf(anInvoiceText(rows, notes, rates));
    counts.add(pages.length);
    const pageOf = (start: string) => pages.findIndex((lines) => lines.some((line) => line.startsWith(start)));
    const starts = ['Tax by rate', 'To pay', ...notes.map((note) => note.slice(0, 12))];
    const last = pages.length - 1;
    expect([rows, ...starts.map(pageOf)]).toEqual([rows, ...starts.map(() => last)]);
  }
  // The numbers of rows are around the end of the first page.
  expect([...counts]).toEqual([1, 2]);
});
