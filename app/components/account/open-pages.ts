import { type Page, pages } from '#app/pages.ts';

/** The pages of an area that need no parameter, in the order of the page table. */
export const openPagesUnder = (area: string): Page[] =>
  pages.filter(({ pattern }) => (pattern === area || pattern.startsWith(`${area}/`)) && !pattern.includes(':'));
