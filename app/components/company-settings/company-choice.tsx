import { Building2 } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = {
  companies: readonly { readonly id: number; readonly name: string }[];
  search: string;
  page: number;
  pageCount: number;
};

/** Staff have no company here: they choose the company whose settings they want to see. */
export function CompanyChoice({ companies, search, page, pageCount }: Props) {
  const t = useTranslations('company-admin');
  const hrefOf = (to: number) => `?${new URLSearchParams({ ...(search && { search }), page: String(to) })}`;
  return (
    <>
      <Form method="get" className="mb-4 flex flex-wrap items-end gap-3">
        <TextField
          id="search"
          name="search"
          type="search"
          label={t('search')}
          defaultValue={search}
          className="min-w-60 flex-1"
        />
        <Button type="submit" kind="secondary">
          {t('find')}
        </Button>
      </Form>
      {companies.length === 0 ? (
        <EmptyState title={t('none')} icon={<Building2 aria-hidden="true" />} />
      ) : (
        <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2">
          {companies.map(({ id, name }) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
              <TextLink to={`?company=${id}`}>{name}</TextLink>
              <span className="text-sm text-quiet">{id}</span>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} className="mt-6" />
    </>
  );
}
