import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { ChangeAnswer, Changeable } from './changeable.ts';
import { CodesForm } from './codes-form.tsx';
import { DocumentsForm } from './documents-form.tsx';
import { FieldPreview } from './field-preview.tsx';
import { Secrets } from './secrets.tsx';
import { SettingsForm } from './settings-form.tsx';

/** What the last form has done. A new secret is shown this once. */
export function ConnectionNotice({ answer }: { answer: ChangeAnswer | undefined }) {
  const t = useTranslations('punchout');
  const done = useDone({ saved: t('settings.saved'), ended: t('secret.ended') });
  const made = answer && 'secret' in answer ? answer.secret : undefined;
  return (
    <>
      {done}
      {made && (
        <Notice tone="success" isLive title={t('secret.copy')} className="mb-4">
          <p className="font-mono wrap-anywhere select-all">{made}</p>
        </Notice>
      )}
    </>
  );
}

type Props = { changeable: Changeable; answer: ChangeAnswer | undefined };

/** Settings and secrets of a connection. */
export function ChangeConnection({ changeable, answer }: Props) {
  const t = useTranslations('punchout');
  const made = answer && 'secret' in answer ? answer.secret : undefined;
  const preview = answer && 'preview' in answer ? answer : undefined;
  const refused = answer && 'result' in answer ? answer : undefined;
  const resultOf = (intent: string) => (refused?.intent === intent ? refused.result : undefined);
  return (
    <>
      <DetailSection title={t('settings.title')}>
        <SettingsForm
          key={refused?.answerId ?? 'stored'}
          settings={changeable.settings}
          result={resultOf('settings') ?? resultOf('preview')}
        />
        {preview && <FieldPreview key={preview.answerId} fields={preview.preview} />}
      </DetailSection>
      <DetailSection title={t('codes.title')} text={t('codes.text')}>
        <CodesForm
          key={refused?.answerId ?? 'stored'}
          codes={changeable.codes}
          usualUnits={changeable.usualUnits}
          categories={changeable.categories}
          addresses={changeable.addresses}
          result={resultOf('codes')}
        />
      </DetailSection>
      <DetailSection title={t('orderDocuments.title')} text={t('orderDocuments.text')}>
        <DocumentsForm
          key={refused?.answerId ?? 'stored'}
          documents={changeable.documents}
          result={resultOf('documents')}
        />
      </DetailSection>
      <DetailSection title={t('secret.title')} text={t('secret.text')}>
        <Secrets
          key={made ?? refused?.answerId ?? 'stored'}
          secrets={changeable.secrets}
          buyers={changeable.buyers}
          result={resultOf('addSecret')}
        />
      </DetailSection>
    </>
  );
}
