import type { FlagKey } from '#modules/flags/flags.ts';

export type FlagRow = {
  readonly key: FlagKey;
  readonly isOn: boolean;
  /** Whether the chosen market has its own entry. */
  readonly isOwn: boolean;
  readonly isForcedOff: boolean;
  readonly isOffInProduction: boolean;
  /** Markets with another value than the global one. */
  readonly exceptions: readonly string[];
};

export type SettingRow = {
  readonly key: string;
  /** Whether the shop uses the setting; others belong to partners. */
  readonly isKnown: boolean;
  readonly isOn: boolean;
  /** The markets where it is on. */
  readonly onIn: readonly string[];
};
