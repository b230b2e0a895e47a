import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { WritingIntent } from '#app/components/reviews/writing-intents.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { longest } from '#modules/review/review.ts';
import { StarChoice } from './star-choice.tsx';
import type { WritingView } from './writing-view.ts';

type Values = { stars: string; title: string; text: string; language: string; signature: string };

type Props = Pick<WritingView, 'own' | 'names' | 'languages'> & { result: SubmissionResult | undefined };

/** The form for a new or changed review. Typed values are kept after errors. */
export function ReviewForm({ own, names, languages, result }: Props) {
  const t = useTranslations('reviews');
  const { language: page } = useShop();
  const intent: WritingIntent = 'send';
  const isSending = useNavigation().formData?.get('intent') === intent;
  const [form, fields] = useForm<Values>({
    id: 'review-form',
    lastResult: result ?? null,
    defaultValue: own
      ? { stars: String(own.stars), title: own.title, text: own.text, language: own.language, signature: own.signature }
      : { language: page, signature: 'name' },
  });
  const { stars, title, text, language, signature } = fields;
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="grid max-w-2xl gap-6">
      <FormErrorSummary errors={summaryOf([stars, title, text, language, signature], form.errors)} />
      <input type="hidden" name="intent" value={intent} />
      <StarChoice
        id={stars.id}
        name={stars.name}
        label={t('field.stars')}
        error={stars.errors}
        defaultValue={stars.initialValue}
      />
      <TextField
        {...getInputProps(title, { type: 'text' })}
        label={t('field.title')}
        error={title.errors}
        autoComplete="off"
        isOptional
      />
      <TextArea
        {...getTextareaProps(text)}
        label={t('field.text')}
        hint={t('textHint', { count: longest.text })}
        error={text.errors}
        rows={7}
        isOptional
      />
      {languages.length > 1 && (
        <Select
          {...getSelectProps(language)}
          label={t('field.language')}
          error={language.errors}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <RadioGroup
        id={signature.id}
        name={signature.name}
        label={t('field.signature')}
        error={signature.errors}
        choices={[
          { value: 'name', label: names.name },
          { value: 'kind', label: names.kind },
        ]}
        defaultValue={signature.initialValue}
      />
      <div>
        <Button type="submit" isLoading={isSending}>
          {own ? t('form.sendAgain') : t('form.send')}
        </Button>
      </div>
    </Form>
  );
}
