import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Navigation state of links to another part of a list, which move the focus to its rows. */
export const atRows = { startsAtRows: true };

/** Moves the focus to the rows after such a link, so that screen readers announce the new part. */
export function useStartAtRows(rows: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isLed = (state as Partial<typeof atRows> | null)?.startsAtRows === true;
  useEffect(() => {
    if (isLed) rows.current?.focus();
  }, [isLed, rows]);
}
