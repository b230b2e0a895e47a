import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'ink' | 'signal' | 'success' | 'warn' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink',
  ink: 'bg-ink text-ground',
  signal: 'bg-signal text-ink',
  success: 'bg-success-soft text-success',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

export const badgeClasses = (tone: BadgeTone, className?: string): string =>
  cx('eyebrow notch inline-flex items-center gap-1.5 py-1 pl-2.5 pr-3 whitespace-nowrap', tones[tone], className);
