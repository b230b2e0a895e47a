import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { GuideResult } from '#modules/guide/guide.ts';
import { addResult, changeProducts, moveResult, removeResult } from '#modules/guide/guide-draft.ts';
import { GuideConditionBoxes } from './guide-condition-boxes.tsx';
import type { GuideChoices, GuideEdit } from './guide-edit.ts';
import { GuideText } from './guide-text.tsx';
import { PartActions } from './part-actions.tsx';

const mostResults = 30;

type Props = { edit: GuideEdit; choices: GuideChoices };

/** The results: the first whose condition matches counts, otherwise the last. */
export function GuideResults({ edit, choices }: Props) {
  const t = useTranslations('guide-editor');
  const { guide, isReadOnly, change } = edit;
  const { results, questions } = guide;
  return (
    <>
      {results.map((result, index) => {
        const { id, when } = result;
        const isLast = index === results.length - 1;
        const name = t('result', { number: index + 1 });
        return (
          <DetailSection
            key={id}
            title={name}
            text={isLast ? t('lastResult') : undefined}
            actions={
              isReadOnly ? undefined : (
                <PartActions
                  name={name}
                  onMove={(by) => change(moveResult(guide, id, by))}
                  onRemove={() => change(removeResult(guide, id))}
                  isFirst={index === 0}
                  isLast={isLast}
                  mayRemove={results.length > 1}
                />
              )
            }
          >
            <div className="grid gap-3">
              <GuideText edit={edit} name={`${id}.title`} label={t('resultTitle')} />
              <GuideText edit={edit} name={`${id}.text`} label={t('resultText')} isLong />
            </div>
            <ResultProducts edit={edit} result={result} choices={choices} />
            {!isLast && (
              <GuideConditionBoxes edit={edit} id={id} when={when} questions={questions} title={t('shownWhen')} />
            )}
          </DetailSection>
        );
      })}
      {!isReadOnly && results.length < mostResults && (
        <Button
          type="button"
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => change(addResult(guide))}
        >
          <Plus aria-hidden="true" /> {t('addResult')}
        </Button>
      )}
    </>
  );
}

/** Which products a result shows: by category, group and search text. */
function ResultProducts({ edit, result: { id, products }, choices }: Props & { result: GuideResult }) {
  const t = useTranslations('guide-editor');
  const { guide, isReadOnly, change } = edit;
  const set = (name: keyof GuideResult['products'], value: string) => {
    const { [name]: _, ...rest } = products;
    change(changeProducts(guide, id, value === '' ? rest : { ...rest, [name]: value }));
  };
  return (
    <fieldset className="mt-4 grid gap-3 sm:grid-cols-3">
      <legend className="mb-2 text-sm font-semibold">{t('products')}</legend>
      <Select
        id={`category-${id}`}
        size="small"
        label={t('category')}
        options={[{ value: '', label: t('any') }, ...choices.categories]}
        value={products.category ?? ''}
        disabled={isReadOnly}
        onChange={(event) => set('category', event.currentTarget.value)}
      />
      <Select
        id={`group-${id}`}
        size="small"
        label={t('group')}
        options={[{ value: '', label: t('any') }, ...choices.groups]}
        value={products.group ?? ''}
        disabled={isReadOnly}
        onChange={(event) => set('group', event.currentTarget.value)}
      />
      <TextField
        id={`search-${id}`}
        size="small"
        label={t('search')}
        maxLength={100}
        value={products.search ?? ''}
        readOnly={isReadOnly}
        onChange={(event) => set('search', event.currentTarget.value)}
        isOptional
      />
    </fieldset>
  );
}
