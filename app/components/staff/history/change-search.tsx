import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { auditActionNames } from '#modules/audit/audit-actions.ts';

/** What the list is narrowed to, as it is in the address. */
export type ChangeQuery = {
  readonly subject: string;
  readonly actor: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
};

export function ChangeSearch({ query }: { query: ChangeQuery }) {
  const t = useTranslations('audit');
  const actions = auditActionNames.map((value) => ({ value, label: t(`actions.${value}`) }));
  return (
    <search>
      <Form method="get" key={JSON.stringify(query)} className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          name="subject"
          label={t('changes.subject')}
          hint={t('changes.subjectHint')}
          defaultValue={query.subject}
          maxLength={500}
        />
        <TextField
          name="actor"
          label={t('changes.actor')}
          hint={t('changes.actorHint')}
          defaultValue={query.actor}
          maxLength={254}
        />
        <Select
          name="action"
          label={t('changes.action')}
          options={actions}
          placeholder={t('changes.anyAction')}
          defaultValue={query.action}
        />
        <TextField type="date" name="from" label={t('changes.from')} defaultValue={query.from} />
        <TextField type="date" name="to" label={t('changes.to')} defaultValue={query.to} />
        <Button type="submit" kind="secondary" className="sm:mt-6.5">
          {t('changes.find')}
        </Button>
      </Form>
    </search>
  );
}
