import { gatherPieces, type Pieces, plus } from '../order/pieces.ts';
import type { Invoice } from './invoice.ts';

type Step = { readonly credits: Invoice; readonly before: Pieces; readonly after: Pieces };

/**
 * Divides returned pieces among the invoices that billed them, with one credit note for each. The last billed pieces are credited first, in
 * reverse order of billing, so that each note has exactly the amount that its invoice billed.
 */
export function splitCredit(papers: readonly Invoice[], before: Pieces, after: Pieces): Step[] {
  const steps: Step[] = [];
  let standing = before;
  for (const invoice of newestFirst(papers)) {
    const own = billedBy(invoice, papers);
    const next = new Map(
      [...standing].map(([row, pieces]) => {
        const over = plus(pieces, -(after.get(row) ?? 0));
        return [row, plus(pieces, -Math.max(0, Math.min(over, own.get(row) ?? 0)))];
      }),
    );
    if ([...next].every(([row, pieces]) => pieces === standing.get(row))) continue;
    steps.push({ credits: invoice, before: standing, after: next });
    standing = next;
  }
  return steps;
}

/** Invoices of one order are in one series, so their numbers give the sequence. */
const newestFirst = (papers: readonly Invoice[]) =>
  papers
    .filter(({ kind }) => kind === 'invoice')
    .toSorted((a, b) => b.number.localeCompare(a.number, 'en', { numeric: true }));

/** Pieces of an invoice that were not credited. */
const billedBy = (invoice: Invoice, papers: readonly Invoice[]): Pieces =>
  gatherPieces(
    [invoice, ...papers.filter(({ creditsNumber }) => creditsNumber === invoice.number)].flatMap(({ rows }) => rows),
  );
