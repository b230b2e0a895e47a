import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import type { SpendingView } from './overview-view.ts';

const slot = 20;
const barWidth = 14;
const height = 100;
/** So that a small month is not taken for none. */
const lowest = 2;

/** Twelve months as bars; read aloud as a table. */
export function SpendingChart({ spending: { total, months } }: { spending: SpendingView }) {
  const t = useTranslations('overview.spending');
  return (
    <Card title={t('title')}>
      <p className="mt-3 font-display text-heading font-bold tabular-nums wrap-anywhere">{total}</p>
      <p className="mt-1 text-quiet">{t('text')}</p>
      <div aria-hidden="true" className="mt-6">
        <svg
          viewBox={`0 0 ${months.length * slot} ${height}`}
          preserveAspectRatio="none"
          className="block h-36 w-full border-b border-ink"
        >
          {months.map(({ month, name, amount, share }, at) => {
            const high = share > 0 ? Math.max(lowest, share * height) : 0;
            const isNow = at === months.length - 1;
            return (
              <g key={month}>
                <title>{`${name}: ${amount}`}</title>
                <rect x={at * slot} y={0} width={slot} height={height} fill="transparent" />
                <rect
                  x={at * slot + (slot - barWidth) / 2}
                  y={height - high}
                  width={barWidth}
                  height={high}
                  className={isNow ? 'fill-ink' : 'fill-quiet'}
                />
              </g>
            );
          })}
        </svg>
        <div className="mt-1.5 flex text-[0.6875rem] text-quiet">
          {months.map(({ month, label }, at) => (
            <span key={month} className={`flex-1 truncate text-center ${at % 2 === 0 ? 'max-sm:invisible' : ''}`}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <table className="sr-only">
        <caption>{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, name, amount }) => (
            <tr key={month}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
