import { notYetOpen, type Page, pages } from '#app/pages.ts';

/** What can be opened of an area, in the order of the table. */
export const openPagesUnder = (area: string): Page[] =>
  pages.filter(
    ({ name, pattern }) => (pattern === area || pattern.startsWith(`${area}/`)) && !notYetOpen.includes(name),
  );
