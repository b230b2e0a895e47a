import type { Settings } from '../company/company-settings.ts';

/** After how many days each step follows if the company has no setting. */
const defaults = { ApprovalReminderDays: 3, ApprovalEscalationDays: 7 } as const;

/** After how many days of waiting a step follows; undefined for never, which is stored as 0. */
export function daysUntil(step: keyof typeof defaults, settings: Settings): number | undefined {
  const text = settings[step];
  const days = text === undefined || !/^\d{1,3}$/.test(text) ? defaults[step] : Number(text);
  return days === 0 ? undefined : days;
}
