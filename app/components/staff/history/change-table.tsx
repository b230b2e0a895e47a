import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { AuditAction } from '#modules/audit/audit-actions.ts';

/** Names and values of fields, as text. */
export type ShownFields = readonly { readonly name: string; readonly value: string }[];

export type ChangeRow = {
  readonly id: number;
  readonly at: Date;
  readonly actorKind: 'person' | 'program' | 'operator';
  readonly actorId: number | undefined;
  readonly actorName: string;
  readonly programId: string | undefined;
  readonly companyId: number | undefined;
  readonly action: AuditAction;
  readonly subjectId: string;
  readonly before: ShownFields;
  readonly after: ShownFields;
  readonly erasedFields: readonly string[];
  readonly hiddenFields: readonly string[];
};

export function ChangeTable({ changes }: { changes: readonly ChangeRow[] }) {
  const t = useTranslations('audit');
  const timeOf = useMoment('time');
  return (
    <Table caption={t('changes.title')} className="mt-6">
      <thead>
        <tr>
          <HeaderCell>{t('changes.when')}</HeaderCell>
          <HeaderCell>{t('changes.who')}</HeaderCell>
          <HeaderCell>{t('changes.what')}</HeaderCell>
          <HeaderCell>{t('changes.before')}</HeaderCell>
          <HeaderCell>{t('changes.after')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <Cell className="align-top text-sm whitespace-nowrap">
              <time dateTime={change.at.toISOString()}>{timeOf(change.at)}</time>
            </Cell>
            <Cell className="min-w-36 align-top text-sm">
              <Actor change={change} />
            </Cell>
            <Cell className="min-w-44 align-top text-sm">
              {t(`actions.${change.action}`)}
              <TextLink
                to={`?subject=${encodeURIComponent(change.subjectId)}`}
                look="quiet"
                className="block font-mono text-xs wrap-anywhere"
              >
                {change.subjectId}
              </TextLink>
            </Cell>
            <Cell className="min-w-48 align-top">
              <Fields fields={change.before} erased={[]} hidden={[]} />
            </Cell>
            <Cell className="min-w-48 align-top">
              <Fields fields={change.after} erased={change.erasedFields} hidden={change.hiddenFields} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Actor({ change: { actorKind, actorId, actorName, programId, companyId } }: { change: ChangeRow }) {
  const t = useTranslations('audit.changes');
  if (actorKind === 'operator') return t('operator');
  return (
    <>
      {actorName || t('person', { id: String(actorId) })}
      {programId !== undefined && <span className="block text-quiet">{t('program', { program: programId })}</span>}
      {companyId !== undefined && (
        <span className="block text-quiet">{t('company', { company: String(companyId) })}</span>
      )}
    </>
  );
}

type FieldsProps = { fields: ShownFields; erased: readonly string[]; hidden: readonly string[] };

function Fields({ fields, erased, hidden }: FieldsProps) {
  const t = useTranslations('audit.changes');
  const withoutValue = [
    ...erased.map((name) => ({ name, why: t('erased') })),
    ...hidden.map((name) => ({ name, why: t('hidden') })),
  ];
  return (
    <dl className="grid gap-1 text-sm">
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt className="inline text-quiet after:content-[':']">{name}</dt>{' '}
          <dd className="inline wrap-anywhere">{value}</dd>
        </div>
      ))}
      {withoutValue.map(({ name, why }) => (
        <div key={name} className="text-quiet italic">
          <dt className="inline after:content-[':']">{name}</dt> <dd className="inline">{why}</dd>
        </div>
      ))}
    </dl>
  );
}
