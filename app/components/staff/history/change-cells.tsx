import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ChangeRow, ShownFields } from './change-row.ts';

type Props = { row: ChangeRow };

export function ChangeTime({ row: { at } }: Props) {
  const timeOf = useMoment('time');
  return <time dateTime={at.toISOString()}>{timeOf(at)}</time>;
}

export function ChangeActor({ row: { actorKind, actorId, actorName, actingAs, programId, company } }: Props) {
  const t = useTranslations('audit.changes');
  if (actorKind === 'operator') return t('operator');
  return (
    <>
      {actorName || t('person', { id: String(actorId) })}
      {actingAs !== undefined && <span className="block text-quiet">{t('actingAs', { name: actingAs })}</span>}
      {programId !== undefined && <span className="block text-quiet">{t('program', { program: programId })}</span>}
      {company !== undefined && <span className="block text-quiet">{t('company', { company })}</span>}
    </>
  );
}

/** What was done, and to which company or person. */
export function ChangeWhat({ row: { action, subjectName } }: Props) {
  const t = useTranslations('audit.actions');
  return (
    <>
      {t(action)}
      {subjectName !== undefined && <span className="block text-quiet">{subjectName}</span>}
    </>
  );
}

/** The changed object; its link filters the list by it. */
export function ChangeSubject({ row: { subjectId, subjectName } }: Props) {
  return (
    <>
      {subjectName !== undefined && <span className="block">{subjectName}</span>}
      <TextLink
        to={`?subject=${encodeURIComponent(subjectId)}`}
        look="quiet"
        className="relative font-mono text-xs wrap-anywhere"
      >
        {subjectId}
      </TextLink>
    </>
  );
}

export function ChangeBefore({ row: { before } }: Props) {
  return <Fields fields={before} erased={[]} hidden={[]} reader="staff" />;
}

export function ChangeAfter({ row: { after, erasedFields, hiddenFields, reader } }: Props) {
  return <Fields fields={after} erased={erasedFields} hidden={hiddenFields} reader={reader} />;
}

type FieldsProps = {
  fields: ShownFields;
  erased: readonly string[];
  hidden: readonly string[];
  reader: ChangeRow['reader'];
};

function Fields({ fields, erased, hidden, reader }: FieldsProps) {
  const t = useTranslations('audit.changes');
  const withoutValue = [
    { names: erased, why: t('erased') },
    { names: hidden, why: t(reader === 'staff' ? 'hidden' : 'hiddenFromCompany') },
  ].filter(({ names }) => names.length > 0);
  return (
    <dl className="grid gap-1 text-sm">
      {fields.map(({ field, name, value }) => (
        <div key={field}>
          <dt className="inline text-quiet after:content-[':']">{name}</dt>{' '}
          <dd className="inline wrap-anywhere">{value}</dd>
        </div>
      ))}
      {withoutValue.map(({ names, why }) => (
        <div key={why} className="text-quiet italic">
          <dt className="inline after:content-[':']">{names.join(', ')}</dt> <dd className="inline">{why}</dd>
        </div>
      ))}
    </dl>
  );
}
