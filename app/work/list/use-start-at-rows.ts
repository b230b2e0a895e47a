import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Navigation state of links to another part of a list: reading goes on at its rows, not at the end of the page. */
export const atRows = { startsAtRows: true };

/** Gives the focus to the rows if such a link led here, so that a screen reader says that they are others. */
export function useStartAtRows(rows: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const isLed = (state as Partial<typeof atRows> | null)?.startsAtRows === true;
  useEffect(() => {
    if (isLed) rows.current?.focus();
  }, [isLed, rows]);
}
