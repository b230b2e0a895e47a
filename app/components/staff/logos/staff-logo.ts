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
