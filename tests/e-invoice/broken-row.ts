import type { Element } from '#modules/e-invoice/check-document.ts';
import type { Edit } from './edit.ts';

/** A rule, a right document, and what breaks that rule in it. */
export type BrokenRow = readonly [rule: string, from: () => Element, ...edits: readonly Edit[]];
