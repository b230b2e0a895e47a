import { FileInput } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { Checklist } from './checklist.tsx';
import { DocumentDetail } from './document-detail.tsx';
import type { ConnectionPage } from './punchout-view.ts';

type Props = { page: ConnectionPage };

/** One connection: what works, a document if one is chosen, and the documents of each visit on a timeline. */
export function ConnectionLog({ page: { connection, visits, next, document } }: Props) {
  const t = useTranslations('punchout');
  const timeOf = useMoment('time');
  const hrefOf = (documentId: string) => `?document=${documentId}`;
  return (
    <div className="grid gap-4">
      <DetailSection title={t('checklist')}>
        <Checklist connection={connection} hrefOf={hrefOf} />
      </DetailSection>
      {document && <DocumentDetail document={document} />}
      <DetailSection title={t('documents')} text={t('kept')}>
        {visits.length === 0 && <EmptyState title={t('noDocuments')} icon={<FileInput aria-hidden="true" />} />}
        <ol className="grid gap-4">
          {visits.map(({ key, isVisit, documents }) => (
            <li key={key} className="border-l-2 border-line pl-4">
              <p className="eyebrow text-quiet">{isVisit ? t('visit') : t('noVisit')}</p>
              <ol className="mt-1 grid gap-1 text-sm">
                {documents.map(({ id, kind, direction, isTrial, reason, createdAt }) => (
                  <li key={id} className="flex flex-wrap gap-x-3 gap-y-0.5">
                    <time dateTime={createdAt.toISOString()} className="text-quiet tabular-nums">
                      {timeOf(createdAt)}
                    </time>
                    <TextLink to={hrefOf(id)}>{t(`kind.${kind}`)}</TextLink>
                    <span className="text-quiet">{t(`direction.${direction}`)}</span>
                    {isTrial && <span className="text-quiet">{t('trial.only')}</span>}
                    {reason !== '' && <span className="text-danger wrap-anywhere">{reason}</span>}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        {next && (
          <p className="mt-4">
            <TextLink to={`?before=${next}`}>{t('earlier')}</TextLink>
          </p>
        )}
      </DetailSection>
    </div>
  );
}
