import { useTranslations } from 'use-intl';
import { Select } from '#app/ui/fields/select.tsx';
import type { ContentScene } from '#modules/content/content-parts.ts';
import type { FieldSettings, NamedFieldProps } from './field-settings.ts';
import { PictureField } from './picture-field.tsx';
import { useContentNames } from './use-content-names.ts';

type Props = NamedFieldProps & {
  settings: FieldSettings;
  path: string;
  value: ContentScene | undefined;
  onChange: (scene: ContentScene) => void;
};

const choices = {
  quiet: ['left', 'right'],
  tallQuiet: ['top', 'bottom'],
  tone: ['dark', 'light'],
} as const;
const first = { quiet: 'left', tallQuiet: 'top', tone: 'dark' } as const;

/** A scene that another page shows, or one made of two pictures: a wide one, and a tall one for phones. */
export function SceneField({ value, onChange, label, error, id, isOptional, path, settings }: Props) {
  const t = useTranslations('content-editor');
  const { fieldName, optionName } = useContentNames();
  const { scenes } = settings;
  const isKnown = scenes.some(({ wide }) => wide.path === value?.wide?.path);
  const change = (part: Partial<ContentScene>) => onChange({ ...first, ...value, ...part } as ContentScene);
  return (
    <fieldset className="grid min-w-0 gap-3 border-l-2 border-line pl-3">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {scenes.length > 0 && (
        <Select
          id={id}
          label={t('scene.known')}
          error={error}
          size="small"
          value={isKnown ? value?.wide.path : ''}
          {...(!isKnown && { placeholder: '–' })}
          options={scenes.map(({ wide }) => ({ value: wide.path, label: wide.alt || wide.path }))}
          onChange={(event) => {
            const scene = scenes.find(({ wide }) => wide.path === event.currentTarget.value);
            if (scene) onChange(scene);
          }}
        />
      )}
      {(['wide', 'tall'] as const).map((crop) => (
        <PictureField
          key={crop}
          settings={settings}
          id={`${id}-${crop}`}
          path={`${path}.${crop}`}
          label={t(`scene.${crop}`)}
          isOptional={isOptional}
          error={settings.problems[`${path}.${crop}`]}
          value={value?.[crop]}
          onChange={(picture) => picture && change({ [crop]: picture })}
        />
      ))}
      {(['quiet', 'tallQuiet', 'tone'] as const).map((name) => (
        <Select
          key={name}
          size="small"
          label={fieldName(name)}
          value={value?.[name] ?? first[name]}
          options={choices[name].map((option) => ({ value: option, label: optionName(option) }))}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}
