import { cx } from './class-names.ts';

/** Placeholder for loading content. Set its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-breathe bg-sunken', className)} />;
}

const widths = ['w-full', 'w-11/12', 'w-3/4'];

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines are all alike and stay where they are
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-2/5' : widths[line % widths.length])} />
      ))}
    </span>
  );
}

/** A placeholder for a product card. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-[4/5]" />
      <SkeletonText lines={2} className="mt-4" />
    </div>
  );
}
