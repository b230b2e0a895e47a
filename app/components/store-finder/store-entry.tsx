import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import type { StoreCard } from './store-view.ts';

type Props = {
  store: StoreCard;
  number: number;
  isMarked: boolean;
  onMark: (slug: string | undefined) => void;
};

/** A store of the list. Its number is on the map as well. */
export function StoreEntry({ store, number, isMarked, onMark }: Props) {
  const t = useTranslations('store-finder');
  const { href } = useShop();
  const { slug, name, kind, address, distance, isOpen, stateText, services } = store;
  return (
    <li
      className={cx(
        'relative grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-4 border-b border-line px-3 py-5 transition-colors -mx-3',
        isMarked && 'bg-paper',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-9 place-items-center rounded-full font-display text-lg font-bold tabular-nums',
          isMarked ? 'bg-signal text-ink' : 'bg-ink text-ground',
        )}
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="text-sm text-quiet">{t(`kind.${kind}`)}</p>
        <h3 className="mt-0.5 font-display text-2xl font-bold leading-tight">
          <Link
            to={href('findStoreDetails', { slug })}
            onMouseEnter={() => onMark(slug)}
            onMouseLeave={() => onMark(undefined)}
            onFocus={() => onMark(slug)}
            onBlur={() => onMark(undefined)}
            className="decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h3>
        <address className="mt-1 not-italic text-quiet">{address.join(', ')}</address>
        <p className={cx('mt-2 flex items-center gap-2 text-sm font-semibold', isOpen ? 'text-success' : 'text-quiet')}>
          <span
            aria-hidden="true"
            className={cx('size-2 rounded-full', isOpen ? 'bg-success' : 'border border-current')}
          />
          {stateText}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-2 gap-y-1.5">
          {services.map((service) => (
            <li key={service} className="border border-line px-2 py-0.5 text-sm">
              {service}
            </li>
          ))}
        </ul>
      </div>
      {distance !== undefined && <p className="pt-5 font-semibold tabular-nums whitespace-nowrap">{distance}</p>}
    </li>
  );
}
