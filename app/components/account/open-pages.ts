import { notYetOpen, type Page, pages } from '#app/pages.ts';

/** The open pages of an area that need no parameter, in the order of the page table. */
export const openPagesUnder = (area: string): Page[] =>
  pages.filter(
    ({ name, pattern }) =>
      (pattern === area || pattern.startsWith(`${area}/`)) && !pattern.includes(':') && !notYetOpen.includes(name),
  );
