import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { useIsBrowser } from '../account/use-is-browser.ts';
import type { ColourView } from './product-view.ts';

type Props = { colours: readonly ColourView[]; chosen: ColourView; onChoose: (partNo: string) => void };

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Colour swatches. Without scripts each is a link to the product in that colour; with scripts they are radio buttons
 * with one tab stop and arrow keys.
 */
export function ColourChoice({ colours, chosen, onChoose }: Props) {
  const t = useTranslations('product.colour');
  const isBrowser = useIsBrowser();
  const group = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const press = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    const next = (index + (step ?? 0) + colours.length) % colours.length;
    const colour = colours[next];
    if (colour) onChoose(colour.partNo);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <div>
      <p className="text-sm">
        <span id={labelId} className="font-semibold">
          {t('label')}
        </span>
        <span className="ml-2 text-quiet">{chosen.name}</span>
      </p>
      <div ref={group} role="radiogroup" aria-labelledby={labelId} className="mt-2 flex flex-wrap gap-2">
        {colours.map((colour, index) => {
          const isChosen = colour === chosen;
          return (
            <a
              key={colour.partNo}
              href={colour.href}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link is what works before scripts do
              role="radio"
              aria-checked={isChosen}
              aria-label={colour.name}
              title={colour.name}
              tabIndex={isBrowser && !isChosen ? -1 : 0}
              onKeyDown={(event) => press(event, index)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(colour.partNo);
              }}
              className={cx(
                'block size-11 border p-1 transition-colors',
                isChosen ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-line hover:border-edge',
              )}
            >
              <Swatch hexes={colour.hexes} />
            </a>
          );
        })}
      </div>
    </div>
  );
}

/** Main colour and, if there is one, the contrast colour in the lower corner. */
export function Swatch({ hexes }: { hexes: readonly string[] }) {
  const [main = 'transparent', contrast = main] = hexes;
  return (
    <span
      aria-hidden="true"
      className="block size-full border border-ink/15"
      style={{ background: `linear-gradient(135deg, ${main} 50%, ${contrast} 50%)` }}
    />
  );
}
