import { gatherPieces, type Pieces, plus } from '../order/pieces.ts';
import type { Invoice } from './invoice.ts';

type Step = { readonly credits: Invoice; readonly before: Pieces; readonly after: Pieces };

/**
 * From which invoices the pieces are taken back that lie between those billed before and after, a credit note for each. What was
 * billed last is taken back first, as it was laid on top: so each note is worth what its invoice billed, to the last minor unit.
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

/** Those of one order are of one series: their numbers say which came first. */
const newestFirst = (papers: readonly Invoice[]) =>
  papers
    .filter(({ kind }) => kind === 'invoice')
    .toSorted((a, b) => b.number.localeCompare(a.number, 'en', { numeric: true }));

/** Pieces of an invoice that no credit note has taken back. */
const billedBy = (invoice: Invoice, papers: readonly Invoice[]): Pieces =>
  gatherPieces(
    [invoice, ...papers.filter(({ creditsNumber }) => creditsNumber === invoice.number)].flatMap(({ rows }) => rows),
  );
