/** A row of slides: `pitch` is the distance between the starts of two slides. */
type Row = { clientWidth: number; scrollWidth: number; pitch: number };

/** Tolerance for rounding errors in pixels. */
const tolerance = 0.05;

/** The last slide that can be leftmost: with three of five visible, the third. */
export function lastStart({ clientWidth, scrollWidth, pitch }: Row): number {
  if (pitch <= 0) return 0;
  return Math.max(0, Math.ceil((scrollWidth - clientWidth) / pitch - tolerance));
}

/** The leftmost slide. At the end of the row it is the last possible one, even if it is not aligned. */
export function slideAt(row: Row & { scrollLeft: number }): number {
  const last = lastStart(row);
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  if (last === 0 || isAtEnd) return last;
  return Math.min(last, Math.round(row.scrollLeft / row.pitch));
}

/** Number of fully visible slides, by which the buttons move. */
export function slidesInSight({ clientWidth, pitch }: Row, gap: number): number {
  return pitch <= 0 ? 1 : Math.max(1, Math.floor((clientWidth + gap) / pitch + tolerance));
}

/** The slide after some steps; at an end it stays, or continues from the other end. */
export function slideAfter(current: number, steps: number, last: number, isEndless: boolean): number {
  const end = steps < 0 ? 0 : last;
  if (isEndless && current === end) return last - end;
  return Math.min(last, Math.max(0, current + steps));
}
