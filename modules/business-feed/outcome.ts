import type { Result } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';

/** The result of a line: `same` if nothing had to change, `offered` if a person got an offer to join a company. */
type Outcome = 'added' | 'changed' | 'same' | 'offered';
export type LineOutcome = Outcome | 'refused';

/** Number of lines by outcome. */
export type OutcomeCounts = Readonly<Record<LineOutcome, number>>;

/** `later`: the line waits for others of the same feed. */
export type Applied = Result<Outcome | 'later', Refusal>;
