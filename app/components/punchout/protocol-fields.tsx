import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { CheckedField } from '#modules/punchout-fields/checked-field.ts';

type Props = { caption: string; fields: readonly CheckedField[] };

/** A document field by field against its protocol. What is not right is named first, because a long cart hides it. */
export function ProtocolFields({ caption, fields }: Props) {
  const t = useTranslations('punchout');
  const wrong = fields.filter(({ problem }) => problem !== undefined);
  return (
    <>
      {wrong.length > 0 ? (
        <Notice tone="warn" title={t('check.title', { count: wrong.length })} className="mb-4">
          <ul className="list-disc pl-5">
            {wrong.map(({ name, problem }) => (
              <li key={name} className="wrap-anywhere">
                {`${name}: ${t(`check.${problem}`)}`}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <p className="mb-3 flex items-center gap-2 text-sm">
          <Check aria-hidden="true" className="size-4.5 shrink-0 text-success" />
          {t('check.fine')}
        </p>
      )}
      <Table caption={caption}>
        <thead>
          <tr>
            <HeaderCell>{t('field')}</HeaderCell>
            <HeaderCell>{t('value')}</HeaderCell>
            <HeaderCell isNumber>{t('check.most')}</HeaderCell>
            <HeaderCell>{t('check.required')}</HeaderCell>
            <HeaderCell>{t('check.verdict')}</HeaderCell>
          </tr>
        </thead>
        <tbody className="text-xs">
          {fields.map((field, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a form may have a name twice
            <FieldRow key={`${index} ${field.name}`} field={field} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

function FieldRow({ field: { name, value, most, isRequired, problem } }: { field: CheckedField }) {
  const t = useTranslations('punchout.check');
  return (
    <tr>
      <Cell className="py-1.5 font-mono wrap-anywhere">
        <span className="block min-w-32 sm:min-w-52">{name}</span>
      </Cell>
      <Cell className="py-1.5 font-mono wrap-anywhere">
        <span className="block min-w-32 sm:min-w-40">{value}</span>
      </Cell>
      <Cell isNumber className="py-1.5">
        {most}
      </Cell>
      <Cell className="py-1.5">{isRequired && t('yes')}</Cell>
      <Cell className="py-1.5 whitespace-nowrap">
        {problem === undefined ? (
          <>
            <Check aria-hidden="true" className="size-4 text-success" />
            <span className="sr-only">{t('ok')}</span>
          </>
        ) : (
          <span className="flex items-center gap-1.5 font-semibold text-danger">
            <X aria-hidden="true" className="size-4 shrink-0" />
            {t(problem)}
          </span>
        )}
      </Cell>
    </tr>
  );
}
