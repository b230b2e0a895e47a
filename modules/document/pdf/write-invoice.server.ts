import type { Paper } from './paper.server.ts';
import type { Look } from './sheets.server.ts';
import { writeFacts } from './write-facts.server.ts';
import { type Party, writeParties } from './write-parties.server.ts';
import { heightOfTable, writeTable } from './write-table.server.ts';

/** Texts of an invoice or credit note. Without `amounts` no amounts are printed. */
export type InvoiceText = {
  readonly title: string;
  readonly seller: Party;
  readonly buyer: Party;
  readonly facts: readonly (readonly [term: string, said: string])[];
  readonly columns: { readonly article: string; readonly quantity: string };
  readonly rows: readonly {
    readonly text: string;
    readonly notes: readonly string[];
    readonly quantity: string;
    readonly unit: string;
    readonly rate: string;
    readonly amount: string;
  }[];
  readonly amounts: InvoiceAmounts | undefined;
  readonly notes: readonly string[];
};

type InvoiceAmounts = {
  readonly columns: { readonly unit: string; readonly rate: string; readonly amount: string };
  readonly taxes: {
    readonly title: string;
    readonly columns: readonly [rate: string, taxable: string, tax: string];
    readonly rows: readonly (readonly [rate: string, taxable: string, tax: string])[];
  };
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
};

const label = { size: 9.5, weight: 'strong', isQuiet: true } as const;
const body = { size: 11 } as const;
const strong = { size: 16, weight: 'strong' } as const;
const taxesGap = 16;
const titleGap = 4;
const sumsGap = 10;
const notesGap = 12;

export function writeInvoice(paper: Paper, invoice: InvoiceText): void {
  const { title, facts, columns, rows, amounts, notes } = invoice;
  paper.write('H1', title, { size: 26, weight: 'strong' });
  paper.gap(6);
  paper.rule();
  paper.gap(4);
  writeParties(paper, [invoice.seller, invoice.buyer], body);
  paper.gap(10);
  writeFacts(paper, facts);
  paper.gap(10);
  writeTable(
    paper,
    [
      { title: columns.article },
      { title: columns.quantity, width: 55, isNumber: true },
      ...(amounts
        ? [
            { title: amounts.columns.unit, width: 85, isNumber: true },
            { title: amounts.columns.rate, width: 65, isNumber: true },
            { title: amounts.columns.amount, width: 95, isNumber: true },
          ]
        : []),
    ],
    rows.map(({ text, notes: small, quantity, unit, rate, amount }) => ({
      cells: [text, quantity, ...(amounts ? [unit, rate, amount] : [])],
      notes: small,
    })),
  );
  if (amounts) writeAmounts(paper, amounts, notes);
  paper.gap(notesGap);
  for (const text of notes) paper.write('P', text, body);
}

/** Tax, totals and the notes about payment stay on one page. */
function writeAmounts(paper: Paper, { taxes, sums, total }: InvoiceAmounts, notes: readonly string[]): void {
  const { doc, root, draw, leadOf, widthOf } = paper.sheets;
  const [rate, taxable, tax] = taxes.columns;
  const columns = [
    { title: rate },
    { title: taxable, width: 150, isNumber: true },
    { title: tax, width: 120, isNumber: true },
  ];
  const rows = taxes.rows.map((cells) => ({ cells }));
  const heightOfPair = (look: Look) => leadOf(look) + 3;
  const heights = [
    taxesGap + paper.heightOf(taxes.title, label) + titleGap,
    heightOfTable(paper, columns, rows),
    sumsGap + sums.length * heightOfPair(body) + heightOfPair(strong),
    notesGap,
    ...notes.map((text) => paper.heightOf(text, body)),
  ];
  paper.keep(heights.reduce((sum, height) => sum + height, 0));
  paper.gap(taxesGap);
  paper.write('H2', taxes.title, label);
  paper.gap(titleGap);
  writeTable(paper, columns, rows);
  paper.gap(sumsGap);
  const pair = ([name, amount]: readonly [string, string], look: Look) => {
    const { left, top, width } = paper.take(heightOfPair(look));
    const start = left + width / 2;
    const draws = [draw([name], look, start, top), draw([amount], look, left + width - widthOf(look)(amount), top)];
    root.add(
      doc.struct('P', {}, () => {
        for (const paint of draws) paint();
      }),
    );
  };
  for (const one of sums) pair(one, body);
  pair(total, strong);
}
