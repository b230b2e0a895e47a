import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { StaffReturn } from './staff-order.ts';

const tones = { asked: 'warn', accepted: 'success', refused: 'danger' } as const;

export function ReturnMark({ row: { state } }: { row: Pick<StaffReturn, 'state'> }) {
  return <Badge tone={tones[state]}>{useTranslations('order-page.returns.state')(state)}</Badge>;
}
