import { add, type Currency, type Money, money } from '#core/money.ts';
import { type Cell, type Row, sumIfFormula } from '#platform/sheets/cell.ts';

type Field = { readonly key: string };

/** Sums of amounts, one row for each currency below the written rows. The column `currency` distinguishes them. */
export function createCurrencySums<K extends string>(keys: readonly K[]) {
  const totals = new Map<Currency, Map<K, Money>>();
  let written = 0;
  return {
    /** Adds a row; undefined if its amounts are hidden. */
    note: (amounts: Readonly<Record<K, Money>> | undefined) => {
      written += 1;
      if (!amounts) return;
      const [{ currency } = { currency: undefined }] = keys.map((key) => amounts[key]);
      if (currency === undefined) return;
      const sums = totals.get(currency) ?? new Map(keys.map((key) => [key, money(0, currency)]));
      for (const key of keys) sums.set(key, add(sums.get(key) ?? money(0, currency), amounts[key]));
      totals.set(currency, sums);
    },
    rows: (fields: readonly Field[], label: (currency: Currency) => string): Row[] => {
      const at = (key: string) => fields.findIndex((one) => one.key === key);
      return [...totals]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([currency, sums]) => {
          const cellOf = (key: string): Cell => {
            const value = sums.get(key as K);
            const span = { column: at(key), from: 2, to: written + 1 };
            return value && { formula: sumIfFormula(span, at('currency'), currency), value };
          };
          const cells = fields.map(({ key }, column) => (column === 0 ? label(currency) : cellOf(key)));
          return { isStrong: true, cells };
        });
    },
  };
}
