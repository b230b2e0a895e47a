import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ProtocolFields } from './protocol-fields.tsx';
import type { DocumentView } from './punchout-view.ts';

/** A document field by field, and how its articles differ from the shop of today. */
export function DocumentDetail({ document }: { document: DocumentView }) {
  const t = useTranslations('punchout');
  const timeOf = useMoment('time');
  const { kind, direction, createdAt, reason, fields, fileHref, changes, replay } = document;
  const title = `${t(`kind.${kind}`)}, ${t(`direction.${direction}`)}, ${timeOf(createdAt)}`;
  return (
    <DetailSection
      title={title}
      text={t('secretsRemoved')}
      actions={
        fields.length > 0 && (
          <ButtonLink to={fileHref} kind="secondary" size="small" reloadDocument>
            <Download aria-hidden="true" className="size-4" />
            {t('download')}
          </ButtonLink>
        )
      }
    >
      {reason !== '' && <Notice tone="danger" title={reason} className="mb-4" />}
      {changes && <Changes changes={changes} />}
      {replay && <Replay replay={replay} />}
      {fields.length === 0 ? (
        <p className="text-sm text-quiet">{t('empty')}</p>
      ) : (
        <ProtocolFields caption={title} fields={fields} />
      )}
    </DetailSection>
  );
}

function Changes({ changes }: { changes: NonNullable<DocumentView['changes']> }) {
  const t = useTranslations('punchout.edit');
  if (changes.length === 0) return <Notice title={t('same')} className="mb-4" />;
  return (
    <Notice title={t('changed', { count: changes.length })} className="mb-4">
      <ul className="list-disc pl-5">
        {changes.map(({ sku, was, now }) => (
          <li key={sku}>{t('line', { sku, was, now })}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Replay({ replay: { compared, differences } }: { replay: NonNullable<DocumentView['replay']> }) {
  const t = useTranslations('punchout');
  if (differences.length === 0)
    return <Notice tone="success" title={t('same', { count: compared })} className="mb-4" />;
  return (
    <Notice tone="warn" title={t('differs', { count: differences.length })} className="mb-4">
      <ul className="list-disc pl-5">
        {differences.map(({ sku, what, was, now }) => (
          <li key={`${sku} ${what}`}>{t(`difference.${what}`, { sku, was, now })}</li>
        ))}
      </ul>
    </Notice>
  );
}
