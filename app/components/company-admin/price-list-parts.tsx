import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { CompanyAnswer } from './company-admin-view.ts';
import { RemovalNotice } from './removal-notice.tsx';

type ListRow = {
  readonly code: string;
  readonly name: string;
  readonly type: number;
  readonly isConnected: boolean;
  readonly isPrimary: boolean;
};

/** The lists that a company may use, each to connect or to disconnect. */
export function PriceListTable({ lists }: { lists: readonly ListRow[] }) {
  const t = useTranslations('company-admin');
  if (lists.length === 0) return <p className="text-quiet">{t('lists.none')}</p>;
  return (
    <Table caption={t('lists.title')}>
      <thead>
        <tr>
          <HeaderCell>{t('field.name')}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{t('lists.code')}</HeaderCell>
          <HeaderCell className="max-sm:hidden">{t('lists.type')}</HeaderCell>
          <HeaderCell>{t('lists.connected')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {lists.map(({ code, name, type, isConnected, isPrimary }) => (
          <tr key={code}>
            <Cell>
              <TextLink to={`?list=${encodeURIComponent(code)}`}>{name}</TextLink>{' '}
              {isPrimary && <Badge>{t('lists.primary')}</Badge>}
              {/* A narrow screen has no room for these columns beside the button. */}
              <span className="block text-sm text-quiet wrap-anywhere sm:hidden">
                {code} · {t(`lists.types.${String(type) as '5'}`)}
              </span>
            </Cell>
            <Cell className="max-sm:hidden">{code}</Cell>
            <Cell className="max-sm:hidden">{t(`lists.types.${String(type) as '5'}`)}</Cell>
            <Cell>
              {isConnected ? (
                <ButtonLink
                  to={`?${new URLSearchParams({ disconnect: code })}`}
                  size="small"
                  kind="secondary"
                  aria-label={`${t('lists.disconnect')}: ${name}`}
                >
                  {t('lists.disconnect')}
                </ButtonLink>
              ) : (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="connect" />
                  <input type="hidden" name="list" value={code} />
                  <Button type="submit" size="small" kind="secondary" aria-label={`${t('lists.connect')}: ${name}`}>
                    {t('lists.connect')}
                  </Button>
                </Form>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type QuestionProps = {
  /** `isConnectable`: whether the visitor can connect it again. */
  list: Pick<ListRow, 'code' | 'name'> & { readonly isConnectable: boolean };
  company: string;
};

/** Disconnecting a list removes products for everybody in the company, so it needs a confirmation. */
export function DisconnectQuestion({ list, company }: QuestionProps) {
  const t = useTranslations('company-admin');
  return (
    <RemovalNotice
      title={t('lists.askTitle', { list: list.name })}
      fields={{ intent: 'disconnect', list: list.code }}
      confirmText={t('lists.disconnect')}
    >
      {t('lists.askText', { company })}
      {!list.isConnectable && ` ${t('lists.askForGood')}`}
    </RemovalNotice>
  );
}

const types = ['5', '6', '9', '10', '11'] as const;

/** Staff create a list for the company; it is connected at once. */
export function NewPriceList({ answer }: { answer: CompanyAnswer | undefined }) {
  const t = useTranslations('company-admin');
  const typed = typedFields(answer);
  return (
    <DetailSection title={t('lists.create')}>
      <Form method="post" className="grid gap-4 md:grid-cols-3">
        <div className="empty:hidden md:col-span-3">
          <FormErrorSummary errors={(answer?.errors ?? []).map((text) => ({ text }))} />
        </div>
        <input type="hidden" name="intent" value="create" />
        <TextField {...typed.text('name')} label={t('field.name')} />
        <Select
          {...typed.text('type', '5')}
          label={t('lists.type')}
          options={types.map((value) => ({ value, label: t(`lists.types.${value}`) }))}
        />
        <div className="self-end">
          <Button type="submit" kind="secondary">
            {t('lists.create')}
          </Button>
        </div>
      </Form>
    </DetailSection>
  );
}
