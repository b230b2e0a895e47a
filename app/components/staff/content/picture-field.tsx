import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Language } from '#core/locale.ts';
import type { ContentPicture } from '#modules/content/content-parts.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { chosenFocal } from '#modules/media-library/media-item.ts';
import { FocalPicker } from '../media/focal-picker.tsx';
import type { FieldSettings, NamedFieldProps } from './field-settings.ts';
import { LibrarySearch } from './library-search.tsx';

type Props = NamedFieldProps & {
  settings: FieldSettings;
  path: string;
  value: ContentPicture | undefined;
  onChange: (picture: ContentPicture | undefined) => void;
};

/** A picture with its alternative text, which is mandatory unless it is decoration, and the point that stays visible. */
export function PictureField({ path, value, onChange, settings, ...texts }: Props) {
  const { problems, scenes, media, pictures, language, onFound } = settings;
  const t = useTranslations('content-editor');
  const words = useTranslations('media-library');
  const choices = new Map(
    [...(value ? [value] : []), ...media, ...scenes.flatMap(({ wide, tall }) => [wide, tall])]
      .toReversed()
      .map((picture) => [picture.path, picture]),
  );
  return (
    <div className="grid gap-2">
      <Select
        {...texts}
        size="small"
        value={value?.path ?? ''}
        {...((texts.isOptional || !value) && { placeholder: '–' })}
        options={[...choices.values()]
          .toReversed()
          .map(({ path: file, alt }) => ({ value: file, label: alt ? `${alt} (${file})` : file }))}
        onChange={(event) => onChange(choices.get(event.currentTarget.value))}
      />
      <LibrarySearch
        kind="picture"
        language={language}
        onChoose={({ path: file, width, height, focal, isDecorative, alts, address }) => {
          const [, version] = /^\/pictures\/([0-9a-f]{10})\//.exec(address ?? '') ?? [];
          if (width === null || height === null || version === undefined) return;
          onFound(file, version);
          const alt = alts[language as Language] ?? '';
          onChange({ path: file, alt, width, height, ...chosenFocal(focal), ...(isDecorative && { isDecorative }) });
        }}
      />
      {value && (
        <>
          {value.isDecorative !== true && (
            <TextField
              size="small"
              takes="anything"
              label={t('picture.alt')}
              error={problems[`${path}.alt`]}
              value={value.alt}
              maxLength={300}
              onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
            />
          )}
          <Checkbox
            label={words('decorative')}
            hint={words('decorativeHint')}
            checked={value.isDecorative === true}
            onChange={({ currentTarget }) => {
              const { isDecorative: _before, ...rest } = value;
              onChange(currentTarget.checked ? { ...rest, isDecorative: true } : rest);
            }}
          />
          <PictureFocal value={value} version={pictures[value.path]} onChange={onChange} />
        </>
      )}
    </div>
  );
}

type FocalProps = {
  value: ContentPicture;
  version: string | undefined;
  onChange: (picture: ContentPicture) => void;
};

function PictureFocal({ value, version, onChange }: FocalProps) {
  const t = useTranslations('media-library');
  const { x, y } = value.focal ?? { x: 0.5, y: 0.5 };
  return (
    <Disclosure label={t('focal')}>
      <FocalPicker
        label={t('focal')}
        hint={t('focalHint')}
        axes={{ x: t('axis.x'), y: t('axis.y') }}
        src={version === undefined ? undefined : pictureUrl(value.path, version, 446)}
        point={{ x: Math.round(x * 100), y: Math.round(y * 100) }}
        onChange={(point) => onChange({ ...value, focal: { x: point.x / 100, y: point.y / 100 } })}
      />
    </Disclosure>
  );
}
