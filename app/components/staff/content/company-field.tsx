import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBrowser } from '#app/components/account/use-is-browser.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { CompanySearchProps } from './company-search.tsx';

/** Loaded with the first field of a company: the list of choices is larger than the rest of the editor allows. */
const CompanySearch = lazy(async () => ({ default: (await import('./company-search.tsx')).CompanySearch }));

/** A company. Until the search is loaded the field shows its number. */
export function CompanyField(props: CompanySearchProps) {
  const t = useTranslations('content-editor.company');
  const isBrowser = useIsBrowser();
  const number = <TextField size="small" label={t('label')} placeholder={t('hint')} value={props.value} readOnly />;
  if (!isBrowser) return number;
  return (
    <Suspense fallback={number}>
      <CompanySearch {...props} />
    </Suspense>
  );
}
