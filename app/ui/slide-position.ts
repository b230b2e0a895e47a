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

/** The next one to show; at an end it stays, or starts again from the other. */
export function slideAfter(current: number, step: 1 | -1, last: number, isEndless: boolean): number {
  const wanted = current + step;
  if (wanted >= 0 && wanted <= last) return wanted;
  if (!isEndless) return current;
  return wanted < 0 ? last : 0;
}
