import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { CountBadge } from '#app/ui/badge.tsx';
import { useFavouriteMap } from './favourites-context.ts';

/** The link to favourites with their number. */
export function FavouritesLink() {
  const t = useTranslations('hearts');
  const { href } = useShop();
  const count = Object.keys(useFavouriteMap()).length;
  return (
    <PageLink href={href('myFavorites')} className="relative flex h-11 items-center px-2">
      <Heart aria-hidden="true" className="size-5" />
      <span className="sr-only">{t('link')}</span>
      {count > 0 && <CountBadge count={count} label={t('count', { count })} className="absolute -right-0.5 top-0.5" />}
    </PageLink>
  );
}
