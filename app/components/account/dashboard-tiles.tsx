import { Building2, Heart, PackageOpen, Ruler, Settings, ShieldCheck, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardTile } from '#app/components/account/dashboard-pages.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Tile } from './tile.tsx';

const icons: Record<DashboardTile, ReactNode> = {
  accountOrders: <PackageOpen />,
  accountDeliveries: <Truck />,
  accountSizes: <Ruler />,
  myFavorites: <Heart />,
  accountSettings: <Settings />,
  company: <Building2 />,
  staff: <ShieldCheck />,
};

export function DashboardTiles({ tiles }: { tiles: readonly DashboardTile[] }) {
  const t = useTranslations('account');
  const { href } = useShop();
  return (
    <nav aria-label={t('dashboard.onward')} className="mt-4">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
        {tiles.map((name) => (
          <li key={name}>
            <Tile
              href={href(name)}
              title={t(`tiles.${name}.title`)}
              text={t(`tiles.${name}.text`)}
              icon={icons[name]}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
