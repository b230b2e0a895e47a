import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '#modules/media/picture-address.ts';
import type { MediaView } from './media-view.ts';

/** The focal point: by a click on the picture, or by the two sliders. Values are per cent. */
export function FocalField({ item }: { item: MediaView }) {
  const t = useTranslations('media-library');
  const [point, setPoint] = useState({ x: Math.round(item.focal.x * 100), y: Math.round(item.focal.y * 100) });
  const choose = (event: MouseEvent<HTMLElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const share = (at: number, size: number) => Math.min(100, Math.max(0, Math.round((at / size) * 100)));
    setPoint({
      x: share(event.clientX - frame.left, frame.width),
      y: share(event.clientY - frame.top, frame.height),
    });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{t('focal')}</legend>
      {item.fileVersion !== undefined && (
        // The sliders do the same by keyboard.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className="relative w-fit cursor-crosshair border border-line" onClick={choose}>
          <img src={pictureUrl(item.path, item.fileVersion, 640)} alt="" className="max-h-96 w-auto" />
          <span
            aria-hidden="true"
            className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-signal/70 shadow-[0_0_0_2px_var(--color-ink)]"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
          />
        </div>
      )}
      <p className="text-sm text-quiet">{t('focalHint')}</p>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className="grid max-w-md grid-cols-[8rem_minmax(0,1fr)_3.5rem] items-center gap-3 text-sm">
          {t(`axis.${axis}`)}
          <input
            type="range"
            name={axis === 'x' ? 'focalX' : 'focalY'}
            min={0}
            max={100}
            value={point[axis]}
            onChange={(event) => setPoint({ ...point, [axis]: Number(event.currentTarget.value) })}
            className="h-11 accent-ink"
          />
          <output className="tabular-nums">{point[axis]} %</output>
        </label>
      ))}
    </fieldset>
  );
}
