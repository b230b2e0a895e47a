import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#app/ui/icon-button.tsx';

type Props = { zoomIn: () => void; zoomOut: () => void; reset: () => void; isMoved: boolean };

export function MapButtons({ zoomIn, zoomOut, reset, isMoved }: Props) {
  const t = useTranslations('store-finder.map');
  return (
    <div className="absolute right-3 bottom-3 z-10 grid gap-px border border-line bg-line noscript:hidden">
      <IconButton label={t('in')} onClick={zoomIn} className="bg-paper">
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t('out')} onClick={zoomOut} className="bg-paper">
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t('reset')} onClick={reset} disabled={!isMoved} className="bg-paper">
        <Maximize aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
