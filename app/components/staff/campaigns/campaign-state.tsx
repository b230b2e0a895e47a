import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { CampaignState } from '#modules/promotion/campaign.ts';

const tones = { running: 'success', planned: 'ink', paused: 'warn', over: 'neutral' } as const;

export function CampaignStateBadge({ state }: { state: CampaignState }) {
  return <Badge tone={tones[state]}>{useTranslations('staff.campaigns')(`state.${state}`)}</Badge>;
}
