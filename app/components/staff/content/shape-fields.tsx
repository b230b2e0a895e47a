import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ContentLink, ContentPicture, ContentScene, RichText } from '#modules/content/content-parts.ts';
import type { FieldShape, NamedField } from '#modules/content-editor/field-shape.ts';
import { emptyValue } from './empty-value.ts';
import type { FieldSettings, NamedFieldProps } from './field-settings.ts';
import { FilmField } from './film-field.tsx';
import { LinkField } from './link-field.tsx';
import { linkOfText, linkText } from './link-text.ts';
import { PictureField } from './picture-field.tsx';
import { ProductField } from './product-field.tsx';
import { SceneField } from './scene-field.tsx';
import { useContentNames } from './use-content-names.ts';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** The editor library is loaded only when a rich text is edited. */
const RichTextField = lazy(() => import('./rich-text-field.tsx'));

type FieldsProps = {
  settings: FieldSettings;
  fields: readonly NamedField[];
  path: string;
  value: Readonly<Record<string, unknown>>;
  onChange: (value: Record<string, unknown>) => void;
};

/** A form made of the shape of a schema. */
export function ShapeFields({ settings, fields, path, value, onChange }: FieldsProps) {
  return (
    <div className="grid gap-4">
      {fields.map(({ name, isOptional, shape }) => (
        <ShapeField
          key={name}
          settings={settings}
          name={name}
          path={`${path}.${name}`}
          shape={shape}
          isOptional={isOptional}
          isLabel={name === 'text' && isLabelled(fields)}
          value={value[name]}
          onChange={(next) => {
            const { [name]: _before, ...rest } = value;
            const isEmpty = isOptional && (next === '' || next === undefined);
            onChange(isEmpty ? rest : { ...value, [name]: next });
          }}
        />
      ))}
    </div>
  );
}

/** A short text on a link; texts of cards have a title above them. */
const isLabelled = (fields: readonly NamedField[]): boolean =>
  fields.some(({ shape }) => shape.kind === 'link') && !fields.some(({ name }) => name === 'title');

type FieldProps = {
  settings: FieldSettings;
  name: string;
  path: string;
  shape: FieldShape;
  isOptional: boolean;
  /** One line is enough for it, though others of its name are longer. */
  isLabel?: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
};

const longTexts: ReadonlySet<string> = new Set([
  'text',
  'content',
  'html',
  'intro',
  'howToMeasure',
  'description',
  'textarea',
  'footer',
]);

function ShapeField(props: FieldProps) {
  const { name, path, shape, isOptional, isLabel = false, value, onChange, settings } = props;
  const { problems, scenes } = settings;
  const { fieldName, optionName } = useContentNames();
  const texts = { label: fieldName(path), error: problems[path], isOptional, id: path };
  switch (shape.kind) {
    case 'text': {
      const own = { ...texts, takes: 'anything' as const, value: textOf(value), maxLength: shape.max };
      if (path.endsWith('attributes.file'))
        return <FilmField {...texts} language={settings.language} value={textOf(value)} onChange={onChange} />;
      if (name === 'sizeGroup')
        return (
          <Select
            {...texts}
            size="small"
            value={textOf(value)}
            placeholder="–"
            options={settings.sizeGroups}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        );
      if (name === 'sku') return <ProductField {...texts} value={textOf(value)} onChange={onChange} />;
      return longTexts.has(name) && !isLabel ? (
        <TextArea {...own} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <TextField {...own} size="small" onChange={(event) => onChange(event.currentTarget.value)} />
      );
    }
    case 'number':
      return (
        <TextField
          {...texts}
          size="small"
          type="number"
          value={textOf(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      );
    case 'switch':
      return (
        <Checkbox {...texts} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      );
    case 'choice':
      return (
        <Select
          {...texts}
          size="small"
          value={textOf(value)}
          {...(isOptional && { placeholder: '–' })}
          // What is stored stays visible, even if it can no longer be chosen.
          options={[...new Set([...shape.options, ...(texts.error ? [textOf(value)] : [])])].map((option) => ({
            value: String(option),
            label: optionName(String(option)),
          }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onChange(shape.options.find((option) => String(option) === chosen));
          }}
        />
      );
    case 'rich':
      return (
        <Suspense fallback={<p className="text-sm text-quiet">{texts.label}</p>}>
          <RichTextField
            label={texts.label}
            links={settings.links}
            value={(value ?? '') as RichText}
            onChange={onChange}
          />
          {texts.error && <p className="text-sm text-danger">{texts.error}</p>}
        </Suspense>
      );
    case 'link':
      return (
        <LinkField
          {...texts}
          choices={settings.links}
          error={texts.error ?? problems[`${path}.url`]}
          value={value ? linkText(value as ContentLink) : ''}
          onChange={(event) => onChange(linkOfText(event.currentTarget.value))}
        />
      );
    case 'picture':
      return (
        <PictureField
          settings={settings}
          {...texts}
          path={path}
          value={value as ContentPicture | undefined}
          onChange={onChange}
        />
      );
    case 'scene':
      return (
        <SceneField
          settings={settings}
          {...texts}
          path={path}
          value={value as ContentScene | undefined}
          onChange={onChange}
        />
      );
    case 'group':
      return (
        <GroupField
          settings={settings}
          {...texts}
          path={path}
          fields={shape.fields}
          value={value as Record<string, unknown> | undefined}
          onAdd={() => onChange(emptyValue(shape, scenes))}
          onChange={onChange}
        />
      );
    case 'list':
      return <ListField {...props} shape={shape} />;
    default:
      return null;
  }
}

type GroupProps = NamedFieldProps & {
  settings: FieldSettings;
  path: string;
  fields: readonly NamedField[];
  value: Record<string, unknown> | undefined;
  onAdd: () => void;
  onChange: (value: Record<string, unknown> | undefined) => void;
};

/** Fields that belong together. If the group is optional, it is there as a whole or not at all. */
function GroupField({ label, isOptional, error, value, onAdd, onChange, id: _id, ...rest }: GroupProps) {
  const t = useTranslations('content-editor');
  const isThere = value !== undefined || !isOptional;
  return (
    <fieldset className="grid min-w-0 gap-3 border-l-2 border-line pl-3">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {error && <p className="text-sm text-danger">{error}</p>}
      {isThere && <ShapeFields {...rest} value={value ?? {}} onChange={onChange} />}
      {isOptional && (
        <Button
          kind="quiet"
          size="small"
          aria-label={`${t(isThere ? 'block.remove' : 'list.add')}: ${label}`}
          icon={
            isThere ? <Trash2 aria-hidden="true" className="size-4" /> : <Plus aria-hidden="true" className="size-4" />
          }
          onClick={() => (isThere ? onChange(undefined) : onAdd())}
        >
          {t(isThere ? 'block.remove' : 'list.add')}
        </Button>
      )}
    </fieldset>
  );
}

type ListProps = Omit<FieldProps, 'shape'> & { shape: Extract<FieldShape, { kind: 'list' }> };

function ListField({ name, path, shape, value, onChange, settings }: ListProps) {
  const t = useTranslations('content-editor');
  const { fieldName } = useContentNames();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const move = (at: number, by: number) => onChange(items.toSpliced(at, 1).toSpliced(at + by, 0, items[at]));
  return (
    <fieldset className="grid gap-3 border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{fieldName(path)}</legend>
      {settings.problems[path] && <p className="text-sm text-danger">{settings.problems[path]}</p>}
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no id; their fields are controlled
        <div key={at} className="grid gap-2 border-b border-line pb-3">
          <div className="flex items-center justify-between">
            <span className="text-sm tabular-nums text-quiet">{at + 1}</span>
            <span className="flex">
              <IconButton size="small" label={t('block.up')} disabled={at === 0} onClick={() => move(at, -1)}>
                <ArrowUp aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton
                size="small"
                label={t('block.down')}
                disabled={at === items.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton size="small" label={t('block.remove')} onClick={() => onChange(items.toSpliced(at, 1))}>
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </span>
          </div>
          {shape.item.kind === 'group' ? (
            <ShapeFields
              settings={settings}
              fields={shape.item.fields}
              path={`${path}.${at}`}
              value={(item ?? {}) as Record<string, unknown>}
              onChange={(next) => onChange(items.with(at, next))}
            />
          ) : (
            <ShapeField
              settings={settings}
              name={name}
              path={`${path}.${at}`}
              shape={shape.item}
              isOptional={false}
              value={item}
              onChange={(next) => onChange(items.with(at, next))}
            />
          )}
        </div>
      ))}
      <Button
        kind="quiet"
        size="small"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={shape.most !== undefined && items.length >= shape.most}
        onClick={() => onChange([...items, emptyValue(shape.item, settings.scenes)])}
      >
        {t('list.add')}
      </Button>
    </fieldset>
  );
}
