import type { Language } from '#core/locale.ts';
import type { ApplicationData } from './application-schema.ts';

export const applicationStates = ['waiting', 'accepted', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** A company that would like to buy here. */
export type Application = {
  readonly id: string;
  readonly marketId: number;
  readonly language: Language;
  readonly state: ApplicationState;
  readonly data: ApplicationData;
  readonly createdAt: Date;
  readonly decidedAt: Date | undefined;
  readonly reason: string;
  /** The company that it became. */
  readonly companyId: number | undefined;
};

/** People need longer than this to fill in the form; programs that fill in every form of the web do not. */
const leastSeconds = 4;
const longestHours = 24;

/** Whether a form that was shown at this moment is sent at a time at which a person would send it. */
export function judgeTime(shownAt: Date | undefined, now: Date): 'ok' | 'too-fast' | 'too-old' {
  if (shownAt === undefined) return 'too-old';
  const seconds = (now.getTime() - shownAt.getTime()) / 1000;
  if (seconds < leastSeconds) return 'too-fast';
  return seconds > longestHours * 60 * 60 ? 'too-old' : 'ok';
}
