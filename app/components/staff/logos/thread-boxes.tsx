import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { threads } from '#modules/proof/inks.ts';

type Props = { chosen: readonly string[]; error: readonly string[] | undefined };

/** The available threads, each with its colour, name and number. */
export function ThreadBoxes({ chosen, error }: Props) {
  const t = useTranslations('staff.logos');
  const ink = useTranslations('proof.ink');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{t('threads')}</legend>
      <ul className="grid grid-cols-2 gap-x-4">
        {threads.map(({ number, ink: { code, hex } }) => (
          <li key={number}>
            <Checkbox
              name="threadColours"
              value={number}
              defaultChecked={chosen.includes(number)}
              label={
                <span className="flex min-w-0 items-center gap-2 text-sm">
                  <span className="size-4 shrink-0 border border-line" style={{ backgroundColor: hex }} />
                  <span className="min-w-0 wrap-anywhere">
                    {ink(code)} <span className="text-quiet tabular-nums">{number}</span>
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {error?.map((text) => (
        <p key={text} className="text-sm font-medium text-danger">
          {text}
        </p>
      ))}
    </fieldset>
  );
}
