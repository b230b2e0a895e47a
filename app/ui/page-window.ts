/** A page number, or a gap. */
export type PageMark = number | 'gap';

/** The first, the last, and the pages around the current one: 1 … 6 7 8 … 20. A gap never hides a single page. */
export function pageWindow(page: number, pageCount: number): PageMark[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 4) for (const early of [2, 3, 4, 5]) wanted.add(early);
  if (page >= pageCount - 3) for (const back of [1, 2, 3, 4]) wanted.add(pageCount - back);
  const numbers = [...wanted].filter((one) => one >= 1 && one <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((one, index) => {
    const missing = one - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [one];
    return missing === 1 ? [one - 1, one] : ['gap', one];
  });
}
