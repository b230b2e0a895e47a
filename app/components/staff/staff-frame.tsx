import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { openPagesUnder } from '#app/components/account/open-pages.ts';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { StaffPage } from './staff-pages.ts';

type Props = { page: StaffPage; title: string; intro: string; children: ReactNode };

export function StaffFrame({ page, title, intro, children }: Props) {
  const t = useTranslations('staff');
  const mayOpen = useShellData()?.user?.staffPages ?? [];
  const links = openPagesUnder('staff')
    .filter(({ name }) => mayOpen.includes(name))
    .map(({ name }) => ({ page: name, text: t(`nav.${name as StaffPage}`) }));
  return (
    <AreaFrame label={t('title')} links={links} current={page}>
      <title>{`${title} | Yrke`}</title>
      <PageHeading title={title} intro={intro} />
      <div className="mt-10">{children}</div>
    </AreaFrame>
  );
}
