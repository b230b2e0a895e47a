/** A row of slides: `pitch` is from the beginning of one to the beginning of the next. */
type Row = { clientWidth: number; scrollWidth: number; pitch: number };

/** Half slides are no place to stop, pixels that got lost in rounding are no slide. */
const tolerance = 0.05;

/** The last slide that can stand at the left: with three in sight of five it is the third. */
export function lastStart({ clientWidth, scrollWidth, pitch }: Row): number {
  if (pitch <= 0) return 0;
  return Math.max(0, Math.ceil((scrollWidth - clientWidth) / pitch - tolerance));
}

/** Which slide stands at the left. Scrolled to the end it is the last that can, though it may stand further in. */
export function slideAt(row: Row & { scrollLeft: number }): number {
  const last = lastStart(row);
  const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  if (last === 0 || isAtEnd) return last;
  return Math.min(last, Math.round(row.scrollLeft / row.pitch));
}

/** How many slides are in sight as a whole: a push on a button brings as many new ones. */
export function slidesInSight({ clientWidth, pitch }: Row, gap: number): number {
  return pitch <= 0 ? 1 : Math.max(1, Math.floor((clientWidth + gap) / pitch + tolerance));
}

/** The one to show after so many steps; past an end it stays there, or starts again from the other. */
export function slideAfter(current: number, steps: number, last: number, isEndless: boolean): number {
  const end = steps < 0 ? 0 : last;
  if (isEndless && current === end) return last - end;
  return Math.min(last, Math.max(0, current + steps));
}
