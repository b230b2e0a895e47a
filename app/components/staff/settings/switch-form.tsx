import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';

/** The action's answer: empty, or the refusal with the typed value. */
export type Switched = {
  problem?: string;
  isUnreachable?: boolean;
  typed?: string;
  /** The field that was typed into. */
  field?: string;
  isSaved?: boolean;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  /** Hidden fields that identify what is switched; sent with `enabled`. */
  fields: Readonly<Record<string, string | number | undefined>>;
  /** Content below the switch, such as other markets or dependencies. */
  children?: ReactNode;
};

/** A switch with a form around it. It moves at once, moves back if the server refuses, and works without scripts. */
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
