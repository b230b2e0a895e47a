import type { CartRow } from '../cart.ts';
import { coworkerIdOf, entryOf } from '../row-metadata.ts';

type Employee = { readonly id: number; readonly employeeNo: string | undefined };

/** Rows with an outdated employee number of their wearer, with the current number. */
export function outdatedEmployeeNumbers(
  rows: readonly CartRow[],
  coworkers: readonly Employee[],
): { row: CartRow; employeeNo: string }[] {
  const numbers = new Map(coworkers.map(({ id, employeeNo }) => [id, employeeNo]));
  return rows.flatMap((row) => {
    const employeeNo = numbers.get(coworkerIdOf(row) ?? Number.NaN);
    return employeeNo === undefined || employeeNo === entryOf(row, 'EmployeeNo') ? [] : [{ row, employeeNo }];
  });
}
