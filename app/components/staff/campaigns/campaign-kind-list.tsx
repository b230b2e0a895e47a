import { useTranslations } from 'use-intl';
import { Tile } from '#app/components/account/tile.tsx';
import type { BenefitKind } from '#modules/promotion/campaign-kinds.ts';
import { kindIcons } from './campaign-icons.tsx';

/** The first step of a new campaign: the choice of the benefit. */
export function CampaignKindList({ kinds }: { kinds: readonly BenefitKind[] }) {
  const t = useTranslations('staff.campaigns');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map((kind) => (
        <li key={kind}>
          <Tile
            href={`?benefit=${kind}`}
            title={t(`kind.${kind}.title`)}
            text={t(`kind.${kind}.text`)}
            icon={kindIcons[kind]}
          />
        </li>
      ))}
    </ul>
  );
}
