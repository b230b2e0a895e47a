import type { CodeStatus } from './code-status.ts';

/** A code as it stands with a basket. */
export type BasketCode = {
  readonly code: string;
  readonly status: Extract<CodeStatus, 'CodeAdded' | 'RequirementsNotMet' | 'Error'>;
  readonly isValid: boolean;
  /** In the visitor's language; empty for a code that nobody knows. */
  readonly name: string;
  readonly description: string;
  /** Empty where there is nothing to say. */
  readonly message: string;
};

/** Codes are the same in capitals and small letters, and with blanks around them. */
export const foldCode = (typed: string): string => typed.trim().toUpperCase();
