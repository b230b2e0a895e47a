/** What becomes of a code that is put on a cart or taken off it. */
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

/** What a status says of a code that somebody wants to use; one that nobody knows means that it is invalid. */
export function outcomeOf(status: string): CodeOutcome {
  return Object.hasOwn(outcomes, status) ? (outcomes[status] ?? 'invalid') : 'invalid';
}

/** The text for whoever typed the code, a key of the messages `promotion`; none where nothing went wrong. */
export function problemWordOf(status: CodeStatus): 'requirementsNotMet' | 'invalidCode' | undefined {
  if (status === 'RequirementsNotMet') return 'requirementsNotMet';
  return status === 'Error' ? 'invalidCode' : undefined;
}
