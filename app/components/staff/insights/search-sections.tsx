import type { SubmissionResult } from '@conform-to/react';
import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ExportLinks } from './export-links.tsx';
import { FigureTable } from './figure-table.tsx';
import type { InsightsView, SearchLine } from './insights-view.ts';

type Props = { view: InsightsView; mayAdd: boolean; result: SubmissionResult | undefined };

/** Searches without results, and searches whose results nobody opened; a synonym is added in the row. */
export function SearchSections({ view, mayAdd, result }: Props) {
  const t = useTranslations('staff.insights');
  const { number } = useFormatter();
  return (['empty', 'ignored'] as const).map((which) => (
    <DetailSection
      key={which}
      title={t(`${which}.title`)}
      text={t(`${which}.text`)}
      actions={<ExportLinks view={view} section={which} />}
      isFlush
    >
      <FigureTable
        caption={t(`${which}.title`)}
        rows={view[which]}
        keyOf={({ language, words }) => `${language} ${words}`}
        columns={[
          { head: t('words'), value: ({ words }) => words },
          { head: t('language'), value: ({ languageName }) => languageName },
          { head: t('searches'), isNumber: true, value: ({ searches }) => number(searches) },
          ...(mayAdd
            ? [
                {
                  head: t('synonym.title'),
                  value: (row: SearchLine) => <SynonymForm row={row} which={which} result={result} />,
                },
              ]
            : []),
        ]}
      />
    </DetailSection>
  ));
}

type FormProps = { row: SearchLine; which: string; result: SubmissionResult | undefined };

function SynonymForm({ row: { language, words }, which, result }: FormProps) {
  const t = useTranslations('staff.insights.synonym');
  const sent = result?.initialValue;
  const isOwn = sent?.['phrase'] === words && sent['language'] === language;
  const error = isOwn ? Object.values(result?.error ?? {}).flatMap((texts) => texts ?? []) : [];
  return (
    <Form method="post" preventScrollReset className="flex min-w-64 items-end gap-2">
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="phrase" value={words} />
      <TextField
        id={`synonym-${which}-${language}-${words}`}
        name="meaning"
        size="small"
        label={t('label', { words })}
        isLabelHidden
        placeholder={t('hint')}
        maxLength={60}
        {...(isOwn && typeof sent?.['meaning'] === 'string' && { defaultValue: sent['meaning'] })}
        {...(error.length > 0 && { error })}
        className="flex-1"
      />
      <Button type="submit" kind="secondary" size="small">
        {t('add')}
      </Button>
    </Form>
  );
}
