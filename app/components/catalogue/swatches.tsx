import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { ColourView } from './card-view.ts';

/** Main colour, and the contrast colour in the other corner if there is one. */
function swatchGround(hexes: readonly string[]): string {
  const [main = 'transparent', contrast] = hexes;
  return contrast === undefined || contrast === main ? main : `linear-gradient(135deg, ${main} 58%, ${contrast} 58%)`;
}

type Props = {
  name: string;
  colours: readonly ColourView[];
  more: number;
  shown: ColourView | undefined;
  onShow: (colour: ColourView) => void;
};

/** The colours of a card; each shows the product in that colour. */
export function Swatches({ name, colours, more, shown, onShow }: Props) {
  const t = useTranslations('catalogue.card');
  if (colours.length < 2) return null;
  return (
    <ul aria-label={t('coloursOf', { name })} className="swatch-list">
      {colours.map((colour) => (
        <li key={colour.partNo}>
          <button
            type="button"
            title={colour.name}
            aria-label={colour.name}
            aria-pressed={colour === shown}
            onClick={() => onShow(colour)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(colour)}
            style={{ '--swatch': swatchGround(colour.hexes) } as CSSProperties}
          />
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
