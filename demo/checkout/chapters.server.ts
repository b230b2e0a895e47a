import type { Chapter } from '../fill-demo.server.ts';

/** How the demo shop delivers, and what its companies order under. */
export const checkoutChapters: readonly Chapter[] = [];
