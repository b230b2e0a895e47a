import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { type GuideCondition, type GuideQuestion, textOf } from '#modules/guide/guide.ts';
import { toggleWhen } from '#modules/guide/guide-draft.ts';
import type { GuideEdit } from './guide-edit.ts';

type Props = { edit: GuideEdit; id: string; when: GuideCondition; questions: readonly GuideQuestion[]; title: string };

/** The answers that lead to a question or result. No tick at a question: any answer. */
export function GuideConditionBoxes({
  edit: { guide, language, isReadOnly, change },
  id,
  when,
  questions,
  title,
}: Props) {
  const t = useTranslations('guide-editor');
  if (questions.length === 0) return null;
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">{title}</legend>
      <p className="text-sm text-quiet">{t('conditionHint')}</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {questions.map((question, index) => (
          <fieldset key={question.id} className="mt-2">
            <legend className="text-sm text-quiet">
              {textOf(guide, language, question.id) || t('question', { number: index + 1 })}
            </legend>
            {question.options.map((option, at) => (
              <Checkbox
                key={option}
                id={`when-${id}-${question.id}-${option}`}
                label={textOf(guide, language, `${question.id}.${option}`) || t('option', { number: at + 1 })}
                checked={when[question.id]?.includes(option) ?? false}
                disabled={isReadOnly}
                onChange={() => change(toggleWhen(guide, id, question.id, option))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
