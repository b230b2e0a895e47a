import { cx } from '#app/ui/class-names.ts';

/** One bar; `before` is the same time of the period before, drawn as a line across the bar. */
export type Bar = { readonly label: string; readonly value: number; readonly text: string; readonly before?: number };

/** Minimum height of a bar in percent, so that a small value does not look like zero. */
const lowest = 1.5;
/** About as many labels as fit below the bars on a phone. */
const mostLabels = 6;

/** Bars over time. The table below the chart has the same numbers, so screen readers leave the chart out. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]));
  const every = Math.ceil(bars.length / mostLabels);
  const heightOf = (value: number) => (value > 0 ? `${Math.max(lowest, (value / highest) * 100)}%` : '0');
  return (
    <div aria-hidden="true" className="px-4 pt-2 pb-4">
      <div className="flex h-44 items-stretch gap-px border-b border-ink">
        {bars.map(({ label, value, text, before }) => (
          <div key={label} title={`${label}: ${text}`} className="group relative flex flex-1 items-end justify-center">
            <div className="w-[78%] bg-ink group-hover:bg-quiet" style={{ height: heightOf(value) }} />
            {before !== undefined && before > 0 && (
              <div
                className="absolute inset-x-0 h-[3px] bg-signal ring-1 ring-ink"
                style={{ bottom: heightOf(before) }}
              />
            )}
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex gap-px text-[0.6875rem] text-quiet">
        {bars.map(({ label }, index) => (
          <span key={label} className="flex-1 overflow-visible whitespace-nowrap">
            {index % every === 0 ? (
              <span className={cx('block w-0', index % (2 * every) > 0 && 'max-sm:hidden')}>{label}</span>
            ) : null}
          </span>
        ))}
      </div>
    </div>
  );
}
