import { Bell } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useUnread } from '#app/components/notices/use-unread.ts';
import { CountBadge } from '#app/ui/badge.tsx';
import { PageLink } from './page-link.tsx';
import { useShop } from './use-shop.ts';

/** The bell with the number of unread notices. */
export function NoticesLink({ count: loaded }: { count: number }) {
  const t = useTranslations('shell.notices');
  const { href } = useShop();
  const count = useUnread(loaded);
  return (
    <PageLink href={href('notices')} className="relative flex h-11 items-center px-2">
      <Bell aria-hidden="true" className="size-5" />
      <span className="sr-only">{t('link')}</span>
      {count > 0 && <CountBadge count={count} label={t('count', { count })} className="absolute -right-0.5 top-0.5" />}
    </PageLink>
  );
}
