import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { type GuideAnswers, resultOf, textOf, walk } from '#modules/guide/guide.ts';
import type { GuideEdit } from './guide-edit.ts';

/** Walks through the guide as it is being written, before it is saved. Products are on the guide's own page. */
export function GuidePreview({ edit: { guide, language } }: { edit: GuideEdit }) {
  const t = useTranslations('guide-editor');
  const [answers, setAnswers] = useState<GuideAnswers>({});
  const { given, next } = walk(guide, answers);
  const result = next ? undefined : resultOf(guide, given);
  const say = (key: string) => textOf(guide, language, key) || t('noText');
  const steps = Object.entries(given);
  return (
    <DetailSection title={t('preview')} text={t('previewHint')}>
      <div lang={language} className="grid gap-3">
        <p className="font-display text-2xl font-bold text-balance">{say('title')}</p>
        {steps.length > 0 && (
          <ol className="grid gap-1 text-sm text-quiet">
            {steps.map(([question, option]) => (
              <li key={question}>
                {say(question)} <span className="font-semibold text-ink">{say(`${question}.${option}`)}</span>
              </li>
            ))}
          </ol>
        )}
        {next && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold">{say(next.id)}</legend>
            {next.options.map((option) => (
              <Button
                key={option}
                type="button"
                kind="secondary"
                size="small"
                onClick={() => setAnswers({ ...given, [next.id]: option })}
              >
                {say(`${next.id}.${option}`)}
              </Button>
            ))}
          </fieldset>
        )}
        {result && (
          <div className="grid gap-1 border-l-4 border-signal pl-3" aria-live="polite">
            <p className="font-display text-xl font-semibold">{say(`${result.id}.title`)}</p>
            <p className="text-pretty">{say(`${result.id}.text`)}</p>
          </div>
        )}
        {steps.length > 0 && (
          <Button type="button" kind="quiet" size="small" onClick={() => setAnswers({})}>
            {t('again')}
          </Button>
        )}
      </div>
    </DetailSection>
  );
}
