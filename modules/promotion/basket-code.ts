import type { CodeStatus } from './code-status.ts';

/** The status of a code for a basket. */
export type BasketCode = {
  readonly code: string;
  readonly status: Extract<CodeStatus, 'CodeAdded' | 'RequirementsNotMet' | 'Error'>;
  readonly isValid: boolean;
  /** In the visitor's language; empty for an unknown code. */
  readonly name: string;
  readonly description: string;
  /** Empty if there is no message. */
  readonly message: string;
};

/** Codes ignore case and surrounding blanks. */
export const foldCode = (typed: string): string => typed.trim().toUpperCase();
