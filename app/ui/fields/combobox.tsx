import { Check, ChevronDown } from 'lucide-react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { useTranslations } from 'use-intl';
import { AriaLocale } from '../aria-locale.tsx';
import { cx } from '../class-names.ts';
import { controlClassesOf } from './control-style.ts';
import { FieldNotes, type FieldTexts, OptionalMark, useField } from './field.tsx';
import { errorList } from './field-errors.ts';

type Option = { value: string; label: string; hint?: string };

type Props = FieldTexts & {
  options: readonly Option[];
  size?: 'small' | 'medium';
  /** The selected value is sent under this name. */
  name?: string;
  id?: string | undefined;
  form?: string;
  placeholder?: string;
  defaultValue?: string | undefined;
  value?: string | null | undefined;
  onChange?: (value: string | null) => void;
  /** For lists that a server searches: called with the typed text. */
  onInputChange?: (text: string) => void;
  required?: boolean;
  disabled?: boolean;
};

/** A selection from a long list by typing. */
export function Combobox({
  options,
  size = 'medium',
  name,
  form,
  placeholder,
  defaultValue,
  value,
  onChange,
  onInputChange,
  required = false,
  disabled = false,
  ...texts
}: Props) {
  const t = useTranslations('ui.combobox');
  const { frame, control } = useField(texts);
  return (
    <AriaLocale>
      <ComboBox
        // Before a server has searched, there is nothing to show.
        menuTrigger={onInputChange ? 'input' : 'focus'}
        allowsEmptyCollection
        isRequired={required}
        isDisabled={disabled}
        isInvalid={errorList(frame.error).length > 0}
        {...(name !== undefined && { name })}
        {...(form !== undefined && { form })}
        {...(defaultValue !== undefined && { defaultSelectedKey: defaultValue })}
        {...(value !== undefined && { selectedKey: value })}
        onSelectionChange={(key) => onChange?.(key === null ? null : String(key))}
        {...(onInputChange && { onInputChange })}
        validationBehavior="aria"
        className={cx('flex min-w-0 flex-col', frame.className)}
      >
        <Label htmlFor={frame.id} className={frame.isLabelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
          {frame.label}
          {frame.isOptional && <OptionalMark />}
        </Label>
        <span className="relative flex">
          <Input
            id={control.id}
            aria-describedby={control['aria-describedby']}
            {...(placeholder !== undefined && { placeholder })}
            className={cx(controlClassesOf(size), size === 'small' ? 'pr-9' : 'pr-12')}
          />
          <Button
            aria-label={t('showOptions')}
            className={cx(
              'absolute inset-y-px right-px grid place-items-center hover:bg-sunken',
              size === 'small' ? 'w-8.5' : 'w-11.5',
            )}
          >
            <ChevronDown aria-hidden="true" className="size-5" />
          </Button>
        </span>
        <FieldNotes {...frame} />
        <Popover
          offset={4}
          className="z-popover w-(--trigger-width) min-w-56 overflow-auto border border-ink bg-paper shadow-lift transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
        >
          <ListBox
            className="max-h-80 divide-y divide-line overflow-auto outline-none"
            renderEmptyState={() => <p className="px-3.5 py-3 text-quiet">{t('empty')}</p>}
          >
            {options.map(({ value: key, label, hint }) => (
              <ListBoxItem
                key={key}
                id={key}
                textValue={label}
                className="group flex min-h-11 cursor-pointer items-center gap-3 px-3.5 py-2 outline-none data-focused:bg-sunken data-focused:shadow-[inset_4px_0_0_var(--color-ink)] data-selected:font-semibold"
              >
                <span className="min-w-0 flex-1">
                  {label}
                  {hint && <span className="block text-sm font-normal text-quiet">{hint}</span>}
                </span>
                <Check aria-hidden="true" className="invisible size-4.5 group-data-selected:visible" />
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}
