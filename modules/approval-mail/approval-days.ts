import type { Settings } from '../company/company-settings.ts';

/** After how many days each step follows where the company says nothing. */
const defaults = { ApprovalReminderDays: 3, ApprovalEscalationDays: 7 } as const;

/** After how many days of waiting a step follows; undefined: never, which 0 says. */
export function daysUntil(step: keyof typeof defaults, settings: Settings): number | undefined {
  const text = settings[step];
  const days = text === undefined || !/^\d{1,3}$/.test(text) ? defaults[step] : Number(text);
  return days === 0 ? undefined : days;
}
