import type { SubmissionResult } from '@conform-to/react';
import type { LogoView } from '#app/components/vas/logo-view.ts';

/** A version of a logo, as a row of staff's list. */
export type StaffLogo = LogoView & {
  readonly id: string;
  readonly company: string;
  /** When it was uploaded, as a day of the market. */
  readonly day: string;
};

export const logoIntents = ['release', 'refuse'] as const;
export type LogoIntent = (typeof logoIntents)[number];

/** The threads that were ticked in a refused release; undefined if none was sent. */
export function threadsIn(result: SubmissionResult | undefined): readonly string[] | undefined {
  if (result?.initialValue?.intent !== 'release') return undefined;
  return [result.initialValue.threadColours ?? []].flat().filter((one) => typeof one === 'string');
}
