import { BadgePercent } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { CampaignTable } from '#app/components/staff/campaigns/campaign-table.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/campaigns.ts';
import { loadCampaigns } from './load-campaigns.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { campaigns: await loadCampaigns(context.get(shopContext), context.get(visitContext)) };
}

export default function StaffCampaigns({ loaderData: { campaigns } }: Route.ComponentProps) {
  const t = useTranslations('staff.campaigns');
  const { href } = useShop();
  const done = useDone({ removed: t('removed') });
  const add = <ButtonLink to={href('staffCampaign', { id: 'new' })}>{t('add')}</ButtonLink>;
  return (
    <StaffFrame page="staffCampaigns" title={t('title')} intro={t('intro')}>
      {done}
      {campaigns.length === 0 ? (
        <EmptyState title={t('none')} icon={<BadgePercent aria-hidden="true" />} actions={add} />
      ) : (
        <>
          {add}
          <div className="mt-8">
            <CampaignTable campaigns={campaigns} />
          </div>
        </>
      )}
    </StaffFrame>
  );
}
