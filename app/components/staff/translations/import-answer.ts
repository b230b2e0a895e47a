import type { ImportProblem } from '#modules/translation/check-import.ts';

/** The answer to an uploaded file. */
export type ImportAnswer = {
  readonly saved: readonly string[];
  readonly texts: number;
  readonly problems: readonly ImportProblem[];
  readonly refusal: string | undefined;
};
