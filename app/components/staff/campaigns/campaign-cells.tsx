import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { CampaignStateBadge } from './campaign-state.tsx';
import type { CampaignRow } from './campaign-view.ts';

type Props = { row: CampaignRow };

export function CampaignMark({ row: { state } }: Props) {
  return <CampaignStateBadge state={state} />;
}

export function CampaignMarkets({ row: { markets } }: Props) {
  const t = useTranslations('staff.campaigns');
  if (markets.length === 0) return t('everywhere');
  return <span title={markets.join(', ')}>{t('marketCount', { count: markets.length })}</span>;
}

export function CampaignDays({ row: { validFrom, validTo } }: Props) {
  const t = useTranslations('staff.campaigns');
  const dayOf = useMoment('day');
  const day = (instant: string) => dayOf(new Date(instant));
  if (validFrom && validTo) return `${day(validFrom)} – ${day(validTo)}`;
  if (validFrom) return t('from', { day: day(validFrom) });
  return validTo ? t('until', { day: day(validTo) }) : t('always');
}
