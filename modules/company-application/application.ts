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
