import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ChangeRow, ShownFields } from './change-row.ts';

type Props = { row: ChangeRow };

export function ChangeTime({ row: { at } }: Props) {
  const timeOf = useMoment('time');
  return <time dateTime={at.toISOString()}>{timeOf(at)}</time>;
}

export function ChangeActor({ row: { actorKind, actorId, actorName, actingAs, programId, companyId } }: Props) {
  const t = useTranslations('audit.changes');
  if (actorKind === 'operator') return t('operator');
  return (
    <>
      {actorName || t('person', { id: String(actorId) })}
      {actingAs !== undefined && <span className="block text-quiet">{t('actingAs', { name: actingAs })}</span>}
      {programId !== undefined && <span className="block text-quiet">{t('program', { program: programId })}</span>}
      {companyId !== undefined && (
        <span className="block text-quiet">{t('company', { company: String(companyId) })}</span>
      )}
    </>
  );
}

/** The changed object; its link filters the list by it. */
export function ChangeSubject({ row: { subjectId } }: Props) {
  return (
    <TextLink
      to={`?subject=${encodeURIComponent(subjectId)}`}
      look="quiet"
      className="relative font-mono text-xs wrap-anywhere"
    >
      {subjectId}
    </TextLink>
  );
}

export function ChangeBefore({ row: { before } }: Props) {
  return <Fields fields={before} erased={[]} hidden={[]} />;
}

export function ChangeAfter({ row: { after, erasedFields, hiddenFields } }: Props) {
  return <Fields fields={after} erased={erasedFields} hidden={hiddenFields} />;
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
