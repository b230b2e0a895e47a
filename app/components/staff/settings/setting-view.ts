import type { FlagKey } from '#modules/flags/flags.ts';

export type FlagRow = {
  readonly key: FlagKey;
  readonly isOn: boolean;
  /** Whether the chosen market has an entry of its own. */
  readonly isOwn: boolean;
  readonly isForcedOff: boolean;
  readonly isOffInProduction: boolean;
  /** Markets whose entry says something else than the global one. */
  readonly exceptions: readonly string[];
};

export type SettingRow = {
  readonly key: string;
  /** One whose meaning the shop knows; the others belong to partners. */
  readonly isKnown: boolean;
  readonly isOn: boolean;
  /** The markets where it is on. */
  readonly onIn: readonly string[];
};
