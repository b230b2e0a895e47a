import type { Role } from '../auth/roles.ts';
import type { WrittenFacts } from '../people/person-infos.ts';
import type { Cells } from './import-columns.ts';

/** The effect of a line: a person is added, changed or gets an offer to join, or the line needs attention first. */
export const verdicts = ['new', 'changed', 'same', 'offer', 'attention'] as const;
export type Verdict = (typeof verdicts)[number];

/** Lines that the job applies. */
export const appliedVerdicts = ['new', 'changed', 'offer'] as const;

/** An error of a line, in a column or in the line as a whole. */
export type LineProblem = {
  readonly field: string;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** A line as it is stored until it is applied. */
export type ImportLine = {
  readonly line: number;
  readonly cells: Cells;
  readonly verdict: Verdict;
  readonly problems: readonly LineProblem[];
};

/** A person with the values of a line. */
export type WantedPerson = {
  /** Empty for a wearer without a mailbox. */
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | undefined;
  readonly cellPhone: string | undefined;
  readonly role: Role;
  readonly isActive: boolean;
  readonly facts: WrittenFacts;
};

/** Those that differ from what the person has; an empty size removes one. */
export type WantedSize = { readonly sizeGroup: string; readonly size: string };
