import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ImportAnswer } from './import-answer.ts';

const mostShown = 100;

type Props = { answer: ImportAnswer | undefined; market: string };

/** Uploads a translated file, and shows what was saved or why nothing was. */
export function ImportForm({ answer, market }: Props) {
  const t = useTranslations('translation');
  const isSending = useNavigation().state === 'submitting';
  const problems = answer?.problems ?? [];
  return (
    <div className="grid gap-4">
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {answer?.refusal !== undefined && <Notice tone="danger">{answer.refusal}</Notice>}
        {answer && answer.refusal === undefined && problems.length === 0 && (
          <Notice tone="success">{t('saved', { texts: answer.texts, documents: answer.saved.length })}</Notice>
        )}
        {problems.length > 0 && (
          <Notice tone="danger" title={t('nothingSaved', { count: problems.length })}>
            <ul className="mt-2 grid gap-1 text-sm">
              {problems.slice(0, mostShown).map(({ document, unit, problem }) => (
                <li key={`${document} ${unit}`} className="wrap-anywhere">
                  {[document, unit].filter((one) => one !== '').join(', ')}: {t(`problem.${problem}`)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-3">
        <FileDrop
          id="translation-file"
          name="file"
          label={t('file')}
          hint={t('fileHint')}
          accept=".xlf,.xliff,.json,application/xliff+xml,application/json"
          required
        />
        <Select
          id="translation-place"
          name="place"
          size="small"
          label={t('place')}
          options={[
            { value: 'market', label: market },
            { value: 'everywhere', label: t('everywhere') },
          ]}
        />
        <Button type="submit" size="small" isLoading={isSending} className="justify-self-start">
          {t('import')}
        </Button>
      </Form>
    </div>
  );
}
