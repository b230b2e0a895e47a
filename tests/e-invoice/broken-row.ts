import type { Element } from '#modules/e-invoice/check-document.ts';
import type { Edit } from './edit.ts';

/** A rule, a valid document, and the edits that break the rule. */
export type BrokenRow = readonly [rule: string, from: () => Element, ...edits: readonly Edit[]];
