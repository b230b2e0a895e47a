import type { Result } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';

/** What a line did: `same` where everything was as it says, `offered` where a person was asked to join a company. */
type Outcome = 'added' | 'changed' | 'same' | 'offered';
export type LineOutcome = Outcome | 'refused';

/** How many lines did what. */
export type OutcomeCounts = Readonly<Record<LineOutcome, number>>;

/** `later`: the line waits for others of the same feed. */
export type Applied = Result<Outcome | 'later', Refusal>;
