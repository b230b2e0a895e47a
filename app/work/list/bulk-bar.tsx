import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import type { BulkAction } from './list-parts.ts';

type Props = { actions: readonly BulkAction[]; fields?: ReactNode; count: number; onClear: () => void };

/** Actions for the selected rows. Shown as soon as a row is selected, with or without scripts. */
export function BulkBar({ actions, fields, count, onClear }: Props) {
  const t = useTranslations('work.list');
  const sent = useNavigation().formData?.get('intent');
  return (
    <div className="sticky bottom-0 z-sticky hidden flex-wrap items-center gap-3 border border-ink bg-paper px-4 py-2.5 max-md:max-h-[45svh] max-md:items-end max-md:gap-2 max-md:overflow-y-auto shadow-lift group-has-[input[name=ids]:checked]/list:flex">
      <output className="text-sm font-semibold tabular-nums max-md:w-full">
        {count > 0 && t('selected', { count })}
      </output>
      {fields}
      {actions.map(({ intent, text, isDangerous = false, isDisabled = false }) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          size="small"
          kind={isDangerous ? 'danger' : 'primary'}
          isLoading={sent === intent}
          disabled={isDisabled}
        >
          {text}
        </Button>
      ))}
      <Button kind="quiet" size="small" onClick={onClear}>
        {t('deselect')}
      </Button>
    </div>
  );
}
