import { Upload } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldFrame, type FieldTexts, useField } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & FieldTexts;

/** Accepts files by choosing or dropping. The native field covers the whole frame, so it works without scripts. */
export function FileDrop({ onChange, ...props }: Props) {
  const t = useTranslations('ui.file');
  const { frame, control } = useField(props);
  const [names, setNames] = useState<string[]>([]);
  return (
    <FieldFrame {...frame}>
      <span className="hatch relative grid min-h-36 place-items-center gap-2 rounded-sm border border-dashed border-edge bg-paper p-6 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-aria-invalid:border-danger has-disabled:border-line has-disabled:text-quiet">
        <span className="grid justify-items-center gap-2 bg-paper px-3 py-2">
          <Upload aria-hidden="true" className="size-6" />
          <span className="font-medium">{t(props.multiple ? 'many' : 'one')}</span>
          {names.length > 0 && (
            <span aria-live="polite" className="text-sm text-quiet wrap-anywhere">
              {t('chosen', { count: names.length })}: {names.join(', ')}
            </span>
          )}
        </span>
        <input
          {...control}
          type="file"
          onChange={(event) => {
            setNames([...(event.currentTarget.files ?? [])].map(({ name }) => name));
            onChange?.(event);
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </span>
    </FieldFrame>
  );
}
