import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';

/** What the action answers: nothing, or why it could not be done, with what was typed. */
export type Switched = { problem?: string; isUnreachable?: boolean; typed?: string; isSaved?: boolean };

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  /** What is switched, sent beside `enabled`. */
  fields: Readonly<Record<string, string | number | undefined>>;
  /** Below the switch: where else it is on, what it depends on. */
  children?: ReactNode;
};

/** A switch that is a form of its own: it moves at once, goes back when the server refuses, and works before scripts do. */
export function SwitchForm({ label, hint, isOn, isDisabled = false, fields, children }: Props) {
  const id = useId();
  const t = useTranslations('staff');
  const notify = useSnackbar();
  const fetcher = useFetcher<Switched>();
  const sent = fetcher.formData?.get('enabled');
  const isShownOn = sent === undefined || sent === null ? isOn : sent === 'true';
  const tell = useEffectEvent(() => {
    const problem = fetcher.data?.isUnreachable ? t('unreachable') : fetcher.data?.problem;
    if (problem !== undefined) notify(problem, { tone: 'danger' });
  });
  useEffect(() => {
    if (fetcher.data) tell();
  }, [fetcher.data]);
  return (
    <fetcher.Form method="post" className="flex items-start gap-5 py-3 text-sm">
      {Object.entries(fields).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="min-w-0 flex-1">
        <p id={id} className="font-semibold wrap-anywhere">
          {label}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="mt-1 max-w-2xl text-quiet text-pretty">
            {hint}
          </p>
        )}
        {children}
      </div>
      <button
        type="submit"
        name="enabled"
        value={String(!isShownOn)}
        role="switch"
        aria-checked={isShownOn}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={isDisabled}
        className="group -m-2 shrink-0 p-2 -outline-offset-2"
      >
        <span
          aria-hidden="true"
          className={cx(
            'relative block h-7 w-12 rounded-sm border border-edge bg-sunken transition-colors group-hover:border-ink group-disabled:border-line',
            'before:absolute before:left-[3px] before:top-[3px] before:size-5 before:rounded-xs before:bg-edge before:transition-[translate,background-color] group-disabled:before:bg-line',
            'group-aria-checked:border-ink group-aria-checked:bg-ink group-aria-checked:before:translate-x-5 group-aria-checked:before:bg-signal',
          )}
        />
      </button>
    </fetcher.Form>
  );
}
