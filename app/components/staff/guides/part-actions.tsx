import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#app/ui/icon-button.tsx';

type Props = {
  /** The name of the part, for screen readers. */
  name: string;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  isFirst: boolean;
  isLast: boolean;
  mayRemove: boolean;
};

/** Moves or removes a question or result. */
export function PartActions({ name, onMove, onRemove, isFirst, isLast, mayRemove }: Props) {
  const t = useTranslations('guide-editor');
  return (
    <div className="flex gap-1">
      <IconButton label={t('up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={t('down', { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown />
      </IconButton>
      <IconButton label={t('remove', { name })} disabled={!mayRemove} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
