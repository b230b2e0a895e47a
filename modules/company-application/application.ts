import type { Language } from '#core/locale.ts';
import type { ApplicationData } from './application-schema.ts';

export const applicationStates = ['waiting', 'accepted', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** An application of a company to buy in this shop. */
export type Application = {
  readonly id: string;
  readonly marketId: number;
  readonly language: Language;
  readonly state: ApplicationState;
  readonly data: ApplicationData;
  readonly createdAt: Date;
  readonly decidedAt: Date | undefined;
  readonly reason: string;
  /** The company that was created from it. */
  readonly companyId: number | undefined;
};

/** People need longer than this to fill in the form; bots do not. */
const leastSeconds = 4;
const longestHours = 24;

/** Whether the time between showing and sending a form is plausible for a person. */
export function judgeTime(shownAt: Date | undefined, now: Date): 'ok' | 'too-fast' | 'too-old' {
  if (shownAt === undefined) return 'too-old';
  const seconds = (now.getTime() - shownAt.getTime()) / 1000;
  if (seconds < leastSeconds) return 'too-fast';
  return seconds > longestHours * 60 * 60 ? 'too-old' : 'ok';
}
