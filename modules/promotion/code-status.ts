/** Result of adding a code to a cart or removing it. */
export const codeStatuses = [
  'CodeAdded',
  'AlreadyAdded',
  'CodeRemoved',
  'AlreadyRemoved',
  'RequirementsNotMet',
  'Error',
] as const;

export type CodeStatus = (typeof codeStatuses)[number];

type CodeOutcome = 'added' | 'already-added' | 'requirements-not-met' | 'invalid';

const outcomes: Readonly<Record<string, CodeOutcome>> = {
  CodeAdded: 'added',
  AlreadyAdded: 'already-added',
  RequirementsNotMet: 'requirements-not-met',
};

/** Converts a status to its outcome for the buyer; an unknown status means invalid. */
export function outcomeOf(status: string): CodeOutcome {
  return Object.hasOwn(outcomes, status) ? (outcomes[status] ?? 'invalid') : 'invalid';
}

/** Message key in `promotion` for the person who entered the code; undefined if there is no problem. */
export function problemWordOf(status: CodeStatus): 'requirementsNotMet' | 'invalidCode' | undefined {
  if (status === 'RequirementsNotMet') return 'requirementsNotMet';
  return status === 'Error' ? 'invalidCode' : undefined;
}
