import type { readSettings } from '#modules/company-settings/read-settings.server.ts';
import type { SettingEffects } from '#modules/company-settings/setting-effects.ts';

export type SettingsView = Extract<Awaited<ReturnType<typeof readSettings>>, { ok: true }>['value'];

/** The result of a form: its problems, or the effects of a change. */
export type SettingsAnswer = {
  readonly answerId: string;
  /** What the next step is based on: the company's own values, and their version. */
  readonly base: Readonly<Record<string, string>>;
  readonly version: number;
  /** The values in the form, by key; empty if the company has no own value. */
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly errors: readonly string[];
  /** What another editor saved meanwhile, by key. */
  readonly stored: Readonly<Record<string, string>>;
  /** Present if the change can be saved. */
  readonly preview?: {
    readonly effects: SettingEffects;
    /** What is saved, as the form sends it. */
    readonly changes: string;
  };
};
