import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#app/ui/icon-button.tsx';

type Props = { zoomIn: () => void; zoomOut: () => void; reset: () => void; isMoved: boolean };

export function MapButtons({ zoomIn, zoomOut, reset, isMoved }: Props) {
  const t = useTranslations('store-finder.map');
  return (
    <div className="absolute right-3 bottom-3 z-10 grid divide-y divide-line border border-line bg-paper noscript:hidden">
      <IconButton label={t('in')} onClick={zoomIn}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t('out')} onClick={zoomOut}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={t('reset')} onClick={reset} disabled={!isMoved}>
        <Maximize aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
