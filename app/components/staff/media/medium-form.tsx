import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { FormPage } from '#app/work/form/form-page.tsx';
import { languages } from '#core/locale.ts';
import { longest } from '#modules/media-library/media-item.ts';
import { FocalField } from './focal-field.tsx';
import type { MediaView } from './media-view.ts';

type Values = {
  name: string;
  folder: string;
  isDecorative: string;
  alts: Record<(typeof languages)[number], string>;
};

type Props = { item: MediaView; result: SubmissionResult | undefined; isReadOnly: boolean };

/** Name, folder, alternative texts and focal point of an item. */
export function MediumForm({ item, result, isReadOnly }: Props) {
  const t = useTranslations('media-library');
  const { href, language } = useShop();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const [form, fields] = useForm<Values>({
    id: 'medium',
    lastResult: result ?? null,
    defaultValue: {
      name: item.name,
      folder: item.folder,
      isDecorative: item.isDecorative ? 'on' : '',
      alts: { ...Object.fromEntries(languages.map((one) => [one, ''])), ...item.alts },
    },
  });
  const alts = fields.alts.getFieldset();
  // The visitor's own language first.
  const sorted = languages.toSorted((one, other) => Number(other === language) - Number(one === language));
  return (
    <FormPage
      intent="save"
      errors={summaryOf([fields.name, fields.folder, ...sorted.map((one) => alts[one])], form.errors)}
      submit={t('save')}
      cancel={{ href: href('staffMedia'), text: t('title') }}
      formProps={getFormProps(form)}
      action="?"
      isReadOnly={isReadOnly}
    >
      <input type="hidden" name="version" value={item.version} />
      <DetailSection title={t('facts')}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            {...getInputProps(fields.name, { type: 'text' })}
            key="name"
            size="small"
            label={t('field.name')}
            error={fields.name.errors}
            maxLength={longest.name}
          />
          <TextField
            {...getInputProps(fields.folder, { type: 'text' })}
            key="folder"
            size="small"
            label={t('field.folder')}
            hint={t('folderHint')}
            error={fields.folder.errors}
            maxLength={longest.folder}
            isOptional
          />
        </div>
        {item.kind === 'picture' && <FocalField item={item} />}
      </DetailSection>
      {item.kind !== 'document' && (
        <DetailSection title={t('alts')} text={t('altsHint')}>
          <Checkbox
            {...getInputProps(fields.isDecorative, { type: 'checkbox' })}
            key="isDecorative"
            label={t('decorative')}
            hint={t('decorativeHint')}
          />
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            {sorted.map((one) => (
              <TextField
                {...getInputProps(alts[one], { type: 'text' })}
                key={one}
                size="small"
                lang={one}
                label={names.of(one) ?? one}
                error={alts[one].errors}
                maxLength={longest.alt}
              />
            ))}
          </div>
        </DetailSection>
      )}
    </FormPage>
  );
}
