import { notYetOpen, type Page, pages } from '#app/pages.ts';

/** What can be opened of an area as it is, in the order of the table: a page of one thing needs to know which. */
export const openPagesUnder = (area: string): Page[] =>
  pages.filter(
    ({ name, pattern }) =>
      (pattern === area || pattern.startsWith(`${area}/`)) && !pattern.includes(':') && !notYetOpen.includes(name),
  );
