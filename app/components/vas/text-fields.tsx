import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { typefacesOf } from '#modules/proof/typeface.ts';
import { heightField, inkField, type TypedService, textFieldName, typefaceField } from './service-form.ts';
import type { OfferedService } from './vas-answers.ts';

type Props = { service: OfferedService; typed: TypedService | undefined };

/** The texts of a service. Memoised, because the browser holds the typed text. */
export const TextFields = memo(function TextFields({ service: { id, parameters, maxLines }, typed }: Props) {
  const t = useTranslations('vas.parameters');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {parameters.map((parameter) => {
        const field = {
          name: textFieldName(parameter, id),
          label: t(parameter),
          defaultValue: typed?.parameters[parameter],
          autoComplete: 'off',
        };
        return parameter === 'vascustomizedtext' ? (
          <TextArea key={parameter} {...field} rows={maxLines || 1} className="sm:col-span-2" />
        ) : (
          <TextField key={parameter} size="small" {...field} />
        );
      })}
    </div>
  );
});

/** Memoised, because it has dozens of options and would render with every typed letter. */
export const LetteringFields = memo(function LetteringFields({ service: { id, type, inks, presetInk }, typed }: Props) {
  const t = useTranslations('proof');
  const method = type === 'embroidery' ? 'embroidery' : 'print';
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        size="small"
        name={typefaceField(id)}
        label={t('typefaceField')}
        defaultValue={typed?.typeface}
        options={typefacesOf(method).map((name) => ({ value: name, label: t(`typeface.${name}`) }))}
      />
      <Select
        size="small"
        name={inkField(id)}
        label={t('inkField')}
        {...(presetInk === null && { placeholder: t('seenBest') })}
        defaultValue={typed?.ink ?? presetInk ?? undefined}
        options={inks.map((code) => ({ value: code, label: t(`ink.${code}`) }))}
      />
      <TextField
        size="small"
        name={heightField(id)}
        label={t('heightField')}
        defaultValue={typed?.heightMm}
        placeholder={t('usual')}
        inputMode="decimal"
        maxLength={5}
        autoComplete="off"
      />
    </div>
  );
});
