import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { CompanyTab } from './history-views.ts';

type Props = { page: CompanyTab; tabs: readonly CompanyTab[]; title: string; intro?: string; children: ReactNode };

/** The frame of a company's pages, with the tabs that the visitor may open. */
export function CompanyFrame({ page, tabs, title, intro, children }: Props) {
  const t = useTranslations('history');
  return (
    <AreaFrame label={t('company')} links={tabs.map((name) => ({ page: name, text: t(`nav.${name}`) }))} current={page}>
      <title>{`${title} | Yrke`}</title>
      <PageHeading title={title} intro={intro} />
      {children}
    </AreaFrame>
  );
}
