import type { ApplicationState } from '#modules/company-application/application.ts';

/** A company that applied, as a row and as a page. */
export type ApplicationView = {
  readonly id: string;
  readonly state: ApplicationState;
  readonly market: string;
  readonly day: string;
  readonly companyName: string;
  readonly contact: string;
  readonly emailAddress: string;
  readonly reason: string;
  /** The company that it became. */
  readonly companyHref: string | undefined;
  /** Names of fields with what was typed. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

export const applicationIntents = ['accept', 'refuse'] as const;
export type ApplicationIntent = (typeof applicationIntents)[number];
