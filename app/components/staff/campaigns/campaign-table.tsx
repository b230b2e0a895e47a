import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { CampaignStateBadge } from './campaign-state.tsx';
import type { CampaignRow } from './campaign-view.ts';

/** All campaigns at a glance: what they give, to whom, and whether they run. */
export function CampaignTable({ campaigns }: { campaigns: readonly CampaignRow[] }) {
  const t = useTranslations('staff.campaigns');
  const { href } = useShop();
  return (
    <Table caption={t('title')}>
      <thead>
        <tr>
          <HeaderCell>{t('field.name')}</HeaderCell>
          <HeaderCell>{t('column.state')}</HeaderCell>
          <HeaderCell>{t('column.kind')}</HeaderCell>
          <HeaderCell>{t('field.code')}</HeaderCell>
          <HeaderCell>{t('column.markets')}</HeaderCell>
          <HeaderCell>{t('column.days')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <tr key={campaign.id}>
            <Cell className="min-w-48 font-semibold">
              <TextLink to={href('staffCampaign', { id: campaign.id })}>{campaign.name}</TextLink>
            </Cell>
            <Cell>
              <CampaignStateBadge state={campaign.state} />
            </Cell>
            <Cell className="min-w-44">{t(`kind.${campaign.kind}.title`)}</Cell>
            <Cell>{campaign.code}</Cell>
            <Cell>
              {campaign.markets.length === 0 ? (
                t('everywhere')
              ) : (
                <span title={campaign.markets.join(', ')}>{t('marketCount', { count: campaign.markets.length })}</span>
              )}
            </Cell>
            <Cell className="whitespace-nowrap">
              <Days campaign={campaign} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Days({ campaign: { validFrom, validTo } }: { campaign: CampaignRow }) {
  const t = useTranslations('staff.campaigns');
  const dayOf = useMoment('day');
  const day = (instant: string) => dayOf(new Date(instant));
  if (validFrom && validTo) return `${day(validFrom)} – ${day(validTo)}`;
  if (validFrom) return t('from', { day: day(validFrom) });
  return validTo ? t('until', { day: day(validTo) }) : t('always');
}
