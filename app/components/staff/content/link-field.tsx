import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { LinkChoice } from './content-view.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'list' | 'hint' | 'size' | 'takes'> & {
  choices: readonly LinkChoice[];
};

/** A link as one text, with the places that it can lead to. A known one is named below. */
export function LinkField({ choices, ...props }: Props) {
  const t = useTranslations('content-editor');
  const id = useId();
  const typed = props.value ?? props.defaultValue;
  return (
    <div>
      <TextField
        {...props}
        size="small"
        takes="anything"
        list={id}
        hint={choices.find(({ value }) => value === typed)?.label ?? t('link.hint')}
      />
      <datalist id={id}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </div>
  );
}
