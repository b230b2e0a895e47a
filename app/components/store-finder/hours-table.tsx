import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';

type Row = { key: string; name: string; hours: string; isToday?: boolean };

/** Days and their hours; today is marked. */
export function HoursTable({ rows, label }: { rows: readonly Row[]; label: string }) {
  const t = useTranslations('store-finder.store');
  return (
    <table aria-label={label} className="mt-3 w-full max-w-md tabular-nums">
      <tbody>
        {rows.map(({ key, name, hours, isToday = false }) => (
          <tr key={key} className={cx('border-b border-line', isToday && 'bg-paper font-semibold')}>
            <th scope="row" className="py-2 pl-2 pr-4 text-left font-[inherit] first-letter:uppercase">
              {name}
              {isToday && <span className="ml-2 text-sm text-quiet">{t('today')}</span>}
            </th>
            <td className="py-2 pr-2 text-right">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
