import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Accordion } from '#app/ui/accordion.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { Specimen } from './specimen.tsx';

const names = ['description', 'material', 'care'] as const;

export function Navigation() {
  const t = useTranslations('design');
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 7);
  const sections = names.map((id) => ({ id, title: t(`tab.${id}`), content: <p>{t('sampleText')}</p> }));
  return (
    <>
      <Specimen file="breadcrumbs.tsx">
        <Breadcrumbs
          trail={[
            { label: t('crumb.start'), to: '..' },
            { label: t('crumb.jackets'), to: '#navigation' },
          ]}
          current={t('sample')}
        />
      </Specimen>
      <Specimen file="tabs.tsx">
        <Tabs
          label={t('contents')}
          tabs={[
            ...sections.map(({ id, title, content }) => ({ id, label: title, content })),
            { id: 'off', label: t('state.disabled'), content: null, isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen file="accordion.tsx">
        <Accordion sections={sections} name="facts" openId="material" />
      </Specimen>
      <Specimen file="disclosure.tsx">
        <Disclosure label={t('tab.description')}>{t('sampleText')}</Disclosure>
      </Specimen>
      <Specimen file="pagination.tsx" className="grid gap-6">
        <Pagination page={page} pageCount={20} hrefOf={(number) => `?page=${number}#navigation`} />
        <Pagination
          label={t('order.caption')}
          page={1}
          pageCount={4}
          hrefOf={(number) => `?page=${number}#navigation`}
        />
      </Specimen>
    </>
  );
}
