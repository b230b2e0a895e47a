import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { addOption, addQuestion, moveQuestion, removeOption, removeQuestion } from '#modules/guide/guide-draft.ts';
import { GuideConditionBoxes } from './guide-condition-boxes.tsx';
import type { GuideEdit } from './guide-edit.ts';
import { GuideText } from './guide-text.tsx';
import { PartActions } from './part-actions.tsx';

const mostOptions = 8;
const mostQuestions = 12;

/** The questions with their answers, in the order in which they are asked. */
export function GuideQuestions({ edit }: { edit: GuideEdit }) {
  const t = useTranslations('guide-editor');
  const { guide, isReadOnly, change } = edit;
  const { questions } = guide;
  return (
    <>
      {questions.map(({ id, options, when }, index) => {
        const name = t('question', { number: index + 1 });
        return (
          <DetailSection
            key={id}
            title={name}
            actions={
              isReadOnly ? undefined : (
                <PartActions
                  name={name}
                  onMove={(by) => change(moveQuestion(guide, id, by))}
                  onRemove={() => change(removeQuestion(guide, id))}
                  isFirst={index === 0}
                  isLast={index === questions.length - 1}
                  mayRemove={questions.length > 1}
                />
              )
            }
          >
            <GuideText edit={edit} name={id} label={t('questionText')} />
            <div className="mt-3 grid gap-3 sm:grid-cols-2">
              {options.map((option, at) => (
                <div key={option} className="flex items-start gap-1">
                  <GuideText
                    edit={edit}
                    name={`${id}.${option}`}
                    label={t('option', { number: at + 1 })}
                    className="min-w-0 flex-1"
                  />
                  {!isReadOnly && options.length > 2 && (
                    <IconButton
                      label={t('remove', { name: t('option', { number: at + 1 }) })}
                      onClick={() => change(removeOption(guide, id, option))}
                      className="mt-6"
                    >
                      <X />
                    </IconButton>
                  )}
                </div>
              ))}
            </div>
            {!isReadOnly && options.length < mostOptions && (
              <Button
                type="button"
                kind="secondary"
                size="small"
                className="mt-3"
                onClick={() => change(addOption(guide, id))}
              >
                <Plus aria-hidden="true" /> {t('addOption')}
              </Button>
            )}
            <GuideConditionBoxes
              edit={edit}
              id={id}
              when={when}
              questions={questions.slice(0, index)}
              title={t('askedWhen')}
            />
          </DetailSection>
        );
      })}
      {!isReadOnly && questions.length < mostQuestions && (
        <Button
          type="button"
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => change(addQuestion(guide))}
        >
          <Plus aria-hidden="true" /> {t('addQuestion')}
        </Button>
      )}
    </>
  );
}
