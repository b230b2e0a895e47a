import { useEffect, useState } from 'react';
import { cartValidationDelayMs } from '#core/timings.ts';
import type { CartPageView, RowView } from './cart-page-view.ts';
import { errorsByRow } from './rows/row-errors.ts';

/** Validates rows shortly after they change. */
export function useValidation(rows: readonly RowView[], needs: CartPageView['needs']) {
  const [errors, setErrors] = useState(() => errorsByRow(rows, needs));
  useEffect(() => {
    const timer = setTimeout(() => setErrors(errorsByRow(rows, needs)), cartValidationDelayMs);
    return () => clearTimeout(timer);
  }, [rows, needs]);
  return errors;
}
