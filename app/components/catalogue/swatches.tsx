import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { ColourView } from './card-view.ts';

/** Main colour, and the contrast in the other corner where there is one. */
export function swatchGround(hexes: readonly string[]): string {
  const [main = 'transparent', contrast] = hexes;
  return contrast === undefined || contrast === main ? main : `linear-gradient(135deg, ${main} 58%, ${contrast} 58%)`;
}

export function Swatch({ hexes, className }: { hexes: readonly string[]; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ background: swatchGround(hexes) }}
      className={cx('block shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(22_24_26/0.28)]', className)}
    />
  );
}

type Props = {
  name: string;
  colours: readonly ColourView[];
  more: number;
  shown: ColourView | undefined;
  onShow: (colour: ColourView) => void;
};

/** The colours of a card: each shows the product in it. */
export function Swatches({ name, colours, more, shown, onShow }: Props) {
  const t = useTranslations('catalogue.card');
  if (colours.length < 2) return null;
  return (
    <ul aria-label={t('coloursOf', { name })} className="relative z-10 -ml-1.5 flex flex-wrap items-center">
      {colours.map((colour) => (
        <li key={colour.partNo}>
          <button
            type="button"
            title={colour.name}
            aria-label={colour.name}
            aria-pressed={colour === shown}
            onClick={() => onShow(colour)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(colour)}
            className="grid size-7 place-items-center rounded-full aria-pressed:shadow-[inset_0_0_0_1.5px_var(--color-ink)]"
          >
            <Swatch hexes={colour.hexes} className="size-4" />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li className="pl-1 text-sm text-quiet tabular-nums">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{t('moreColours', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}
