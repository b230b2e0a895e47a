import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { PassportView } from './garment-view.ts';

const tones = { 'in-use': 'success', lost: 'warn', retired: 'neutral' } as const;

/** The wearer of a garment, its place in the laundry, and its treatment. */
export function PassportFacts({ passport }: { passport: PassportView }) {
  const t = useTranslations('garment.page');
  const day = useMoment('day');
  const { state, wearer, employeeNo, department, place, washes, maxWashes, repairs } = passport;
  const whose: [string, string][] = [
    [t('wearer'), wearer],
    [t('employeeNo'), employeeNo],
    [t('department'), department],
    [t('locker'), place],
  ];
  const done: [string, string][] = [
    [t('repairs'), String(repairs)],
    [t('deliveredOn'), day(passport.deliveredAt)],
    [t('washedOn'), passport.washedAt ? day(passport.washedAt) : ''],
    [t('seenOn'), passport.seenAt ? day(passport.seenAt) : ''],
  ];
  return (
    <Card title={t('title')}>
      <p className="mt-3">
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </p>
      {state === 'in-use' && maxWashes !== undefined && washes >= maxWashes && (
        <Notice tone="danger" className="mt-4">
          {t('worn')}
        </Notice>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3">
        <Facts facts={whose} />
        <div className="min-w-0">
          <dt className="text-sm text-quiet">{t('washes')}</dt>
          <dd className="font-semibold tabular-nums">
            {maxWashes === undefined ? washes : t('washesOf', { washes, limit: maxWashes })}
            {maxWashes !== undefined && <Share of={maxWashes} done={washes} />}
          </dd>
        </div>
        <Facts facts={done} />
      </dl>
    </Card>
  );
}

const Facts = ({ facts }: { facts: readonly (readonly [term: string, said: string])[] }) =>
  facts
    .filter(([, said]) => said !== '')
    .map(([term, said]) => (
      <div key={term} className="min-w-0">
        <dt className="text-sm text-quiet">{term}</dt>
        <dd className="font-semibold wrap-anywhere tabular-nums">{said}</dd>
      </div>
    ));

const Share = ({ of, done }: { of: number; done: number }) => (
  <span aria-hidden="true" className="mt-1 block h-2 max-w-40 bg-line">
    <span
      className={done >= of ? 'block h-full bg-danger' : 'block h-full bg-ink'}
      style={{ width: `${Math.min(100, (done / of) * 100)}%` }}
    />
  </span>
);

/** Events of a garment that laundries reported, the latest first. */
export function GarmentHistory({ passport: { scans } }: { passport: PassportView }) {
  const t = useTranslations('garment.page');
  const time = useMoment('time');
  return (
    <Card title={t('history')}>
      {scans.length === 0 && <p className="mt-3 text-quiet">{t('noHistory')}</p>}
      <ol className="mt-3 empty:hidden">
        {scans.map(({ key, kind, at }) => (
          <li key={key} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
            <span className="font-semibold">{t(`kind.${kind}`)}</span>
            <span className="text-quiet tabular-nums">{time(at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
