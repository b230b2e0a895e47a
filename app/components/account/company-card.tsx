import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Card } from './card.tsx';

type Company = { id: number; name: string };

type Props = { company: Company | undefined; others: readonly Company[] };

/** The company that the customer acts for, and the other companies to switch to. */
export function CompanyCard({ company, others }: Props) {
  const t = useTranslations('account.dashboard');
  const { href } = useShop();
  return (
    <Card title={t('company')}>
      <p className="mt-3 font-display text-heading font-bold wrap-anywhere">{company?.name ?? t('noCompany')}</p>
      {company && (
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
          <div className="sm:contents">
            <dt className="text-sm text-quiet sm:text-base">{t('companyNumber')}</dt>
            <dd>{company.id}</dd>
          </div>
        </dl>
      )}
      {others.length > 0 && (
        <Form method="post" action="/auth/company" reloadDocument className="mt-6 flex flex-wrap items-end gap-3">
          <input type="hidden" name="returnTo" value={href('account')} />
          <Select
            name="companyId"
            label={t('switch')}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            className="min-w-56 flex-1"
          />
          <Button type="submit" kind="secondary">
            {t('switchNow')}
          </Button>
        </Form>
      )}
    </Card>
  );
}
