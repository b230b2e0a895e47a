import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { FocalPicker } from './focal-picker.tsx';
import type { MediaView } from './media-view.ts';

/** The focal point of an item. */
export function FocalField({ item: { path, fileVersion, focal } }: { item: MediaView }) {
  const t = useTranslations('media-library');
  const [point, setPoint] = useState({ x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) });
  return (
    <FocalPicker
      label={t('focal')}
      hint={t('focalHint')}
      axes={{ x: t('axis.x'), y: t('axis.y') }}
      src={fileVersion === undefined ? undefined : pictureUrl(path, fileVersion, 640)}
      point={point}
      names={{ x: 'focalX', y: 'focalY' }}
      onChange={setPoint}
    />
  );
}
