import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { positionField, type TypedService, textFieldName } from './service-form.ts';
import type { OfferedService, RenderedView } from './vas-answers.ts';

type Props = {
  service: OfferedService;
  isLimited: boolean;
  typed: TypedService | undefined;
  text: RenderedView | undefined;
};

/** Longer than any service allows: what does not fit is said, not cut off. */
const longestText = 200;

/** The place of a chosen service, its texts, and what they come to. */
export function ServiceDetails({ service, isLimited, typed, text }: Props) {
  const t = useTranslations('vas');
  const { id, positions, parameters, maxLines, maxCharacters } = service;
  return (
    <div className="mb-3 grid gap-3 pl-9">
      {positions.length > 1 && (
        <Select
          size="small"
          name={positionField(id)}
          label={t('position')}
          defaultValue={typed?.position}
          options={positions.map(({ code, name }) => ({ value: code, label: name }))}
          className="max-w-64"
        />
      )}
      {!isLimited && parameters.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {parameters.map((parameter) => {
            const field = {
              name: textFieldName(parameter, id),
              label: t(`parameters.${parameter}`),
              defaultValue: typed?.parameters[parameter],
              maxLength: longestText,
              autoComplete: 'off',
            };
            return parameter === 'vascustomizedtext' ? (
              <TextArea key={parameter} {...field} rows={maxLines || 1} className="sm:col-span-2" />
            ) : (
              <TextField key={parameter} size="small" {...field} />
            );
          })}
        </div>
      )}
      {parameters.length > 0 && maxLines > 0 && (
        <p className="text-sm text-quiet">{t('limits', { lines: maxLines, characters: maxCharacters })}</p>
      )}
      {text && <Preview text={text} />}
    </div>
  );
}

function Preview({ text: { lines, errors } }: { text: RenderedView }) {
  const t = useTranslations('vas');
  return (
    <output className="grid gap-2">
      {lines.length > 0 && (
        <span className="grid border border-line bg-sunken px-4 py-3 text-center">
          <span className="eyebrow mb-1 text-quiet">{t('preview')}</span>
          {lines.map((line, at) => (
            // Lines have no other name, and the same one may come twice.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className="font-display text-lg font-bold leading-tight wrap-anywhere">
              {line}
            </span>
          ))}
        </span>
      )}
      {errors.map((words) => (
        <span key={words} className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {words}
        </span>
      ))}
    </output>
  );
}
