import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RetryNotice } from '#app/ui/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { addressLine } from '#modules/address/address-lines.ts';
import type { ServicePoint } from '#modules/delivery/service-point.ts';
import { hoursLines } from './opening-hours.ts';
import type { ServicePointPickerProps } from './props.ts';
import { useCulture } from './use-culture.ts';
import { useServicePoints } from './use-service-points.ts';

const shownAtFirst = 4;

/** Choice of the service point: the nearest first, with opening hours. */
export function ServicePointPicker(props: ServicePointPickerProps) {
  const { name, zip, chosen, onChoose } = props;
  const t = useTranslations('delivery.point');
  const { points, isAsking, hasFailed, retry } = useServicePoints(props);
  const [showsAll, setShowsAll] = useState(false);
  if (zip.trim() === '') return <p className="text-quiet">{t('needsZip')}</p>;
  if (hasFailed)
    return (
      <RetryNotice retry={t('retry')} onRetry={retry}>
        {t('failed')}
      </RetryNotice>
    );
  const list = withChosen(points, chosen);
  if (list.length === 0) return isAsking ? <Spinner /> : <Notice tone="warn">{t('none')}</Notice>;
  return (
    <fieldset className="min-w-0" aria-busy={isAsking}>
      <legend className="mb-1.5 text-sm font-semibold">{t('title')}</legend>
      <ul className="grid gap-px border border-line bg-line">
        {list.map((point, index) => (
          <Point
            key={point.id}
            name={name}
            point={point}
            isChosen={point.id === chosen?.id}
            isFolded={!showsAll && index >= shownAtFirst}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {!showsAll && list.length > shownAtFirst && (
        <Button kind="quiet" size="small" className="mt-3 noscript:hidden" onClick={() => setShowsAll(true)}>
          {t('more')}
        </Button>
      )}
    </fieldset>
  );
}

/** The selected point stays visible while another postcode is typed. */
const withChosen = (points: readonly ServicePoint[], chosen: ServicePoint | undefined): readonly ServicePoint[] =>
  chosen && !points.slice(0, shownAtFirst).some(({ id }) => id === chosen.id)
    ? [chosen, ...points.filter(({ id }) => id !== chosen.id)]
    : points;

type PointProps = Pick<ServicePointPickerProps, 'name' | 'onChoose'> & {
  point: ServicePoint;
  isChosen: boolean;
  /** Hidden until more are requested; always shown without scripts. */
  isFolded: boolean;
};

function Point({ name, point, isChosen, isFolded, onChoose }: PointProps) {
  const t = useTranslations('delivery.point');
  const culture = useCulture();
  return (
    <li
      className={cx(
        'bg-paper px-4 pt-4 pb-2 has-checked:shadow-[inset_4px_0_0_var(--color-ink)]',
        isFolded && 'hidden noscript:list-item',
      )}
    >
      <label className="group flex items-start gap-3">
        <input
          type="radio"
          name={name}
          value={point.id}
          defaultChecked={isChosen}
          onChange={() => onChoose(point)}
          className="size-6 shrink-0 appearance-none rounded-full border border-edge bg-paper transition-[border-color,border-width] group-hover:border-ink checked:border-[7px] checked:border-ink"
        />
        <span className="pt-px font-semibold">
          {point.name}
          <span className="block text-sm font-normal text-quiet">{addressLine(point.address)}</span>
        </span>
      </label>
      <Disclosure label={<span className="text-sm">{t('hours')}</span>} className="ml-9">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 pb-2 text-sm" suppressHydrationWarning>
          {hoursLines(point.hours, culture).map(({ days, times }) => (
            <div key={days} className="contents">
              <dt suppressHydrationWarning>{days}</dt>
              <dd className="tabular-nums" suppressHydrationWarning>
                {times ?? t('closed')}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </li>
  );
}
