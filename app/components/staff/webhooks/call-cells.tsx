import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { WebhookCall } from '#modules/webhook/webhook.ts';

type Props = { row: WebhookCall };

export function CallMark({ row: { takenAt, givenUpAt, attempts } }: Props) {
  const t = useTranslations('fulfilment.webhooks.state');
  if (givenUpAt) return <Badge tone="danger">{t('givenUp')}</Badge>;
  if (takenAt) return <Badge tone="success">{t('taken')}</Badge>;
  return <Badge tone={attempts > 0 ? 'warn' : 'neutral'}>{attempts > 0 ? t('again') : t('due')}</Badge>;
}

export function CallTime({ row: { createdAt } }: Props) {
  return useMoment('time')(createdAt);
}
