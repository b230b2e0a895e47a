import type { TextProblem as ProofProblem } from '../proof/check-text.ts';
import type { TextProblem } from './text-template.ts';

/** What a row says about a problem that its proof describes in detail. */
const words: Readonly<Record<ProofProblem['code'], TextProblem>> = {
  emoji: 'vasLetters',
  'right-to-left': 'vasLetters',
  combining: 'vasLetters',
  letters: 'vasLetters',
  'too-many-lines': 'vasTooManyLines',
  'line-too-long': 'vasTextTooLong',
  'too-long': 'vasTextTooWide',
  'too-wide': 'vasTextTooWide',
  'too-high': 'vasTextTooWide',
  'too-low': 'vasTextTooLow',
};

/** Each word once. */
export const wordsOfProof = (problems: readonly Pick<ProofProblem, 'code'>[]): TextProblem[] => [
  ...new Set(problems.map(({ code }) => words[code])),
];

/** Problems that the proof beside them does not already describe. */
export function problemsBesideProof<P extends { readonly code: TextProblem }>(
  problems: readonly P[],
  inProof: readonly Pick<ProofProblem, 'code'>[],
): P[] {
  const described = wordsOfProof(inProof);
  return problems.filter(({ code }) => !described.includes(code));
}
