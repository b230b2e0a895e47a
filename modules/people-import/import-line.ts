import type { Role } from '../auth/roles.ts';
import type { WrittenFacts } from '../people/person-infos.ts';
import type { Cells } from './import-columns.ts';

/** What applying a line does: somebody is added, changed or asked to join, or it needs attention first. */
export const verdicts = ['new', 'changed', 'same', 'offer', 'attention'] as const;
export type Verdict = (typeof verdicts)[number];

/** Lines that the job applies. */
export const appliedVerdicts = ['new', 'changed', 'offer'] as const;

/** What is wrong with a line, at a column or with all of it. */
export type LineProblem = {
  readonly field: string;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** A line as it is kept until it is applied. */
export type ImportLine = {
  readonly line: number;
  readonly cells: Cells;
  readonly verdict: Verdict;
  readonly problems: readonly LineProblem[];
};

/** A person as a line wants them. */
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
