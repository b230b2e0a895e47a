import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { type AccountPage, isAccountPage } from './account-pages.ts';
import { AreaFrame } from './area-frame.tsx';
import { openPagesUnder } from './open-pages.ts';

type Props = { page: AccountPage; title: string; intro?: string; children: ReactNode };

/** The frame of all pages of the customer's account. */
export function AccountFrame({ page, title, intro, children }: Props) {
  const t = useTranslations('account');
  const links = [...openPagesUnder('mypages/account'), ...openPagesUnder('mypages/notices')]
    .map(({ name }) => name)
    .filter(isAccountPage)
    .map((name) => ({ page: name, text: t(`nav.${name}`) }));
  return (
    <AreaFrame label={t('title')} links={links} current={page}>
      <title>{`${title} | Yrke`}</title>
      <PageHeading title={title} intro={intro} />
      {children}
    </AreaFrame>
  );
}
