import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#app/ui/button-style.ts';
import { cx } from '#app/ui/class-names.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { useFavouritesHere } from './favourites-context.ts';
import type { FavouritesStore } from './favourites-store.ts';

type Props = {
  /** Name of the product. */
  name: string;
  partNo: string;
  /** With a size, if one is selected. */
  sku?: string | undefined;
  /** Over a picture, in a list row, or with text. */
  look: 'card' | 'row' | 'words';
};

const looks = {
  card: 'absolute right-1 top-1 z-10 grid size-11 place-items-center',
  row: 'relative z-10 -my-2.5 -mr-2.5 inline-grid size-11 place-items-center align-middle',
  words: buttonClasses({ kind: 'quiet', size: 'small' }),
};

/**
 * Adds a colour of a product to the favourites or removes it. Needs scripts, because favourites are stored in the
 * browser.
 */
export function HeartButton(props: Props) {
  const store = useFavouritesHere();
  return store ? <Pressable {...props} store={store} /> : null;
}

const unknown = () => undefined;

function Pressable({ name, partNo, sku, look, store }: Props & { store: FavouritesStore }) {
  const t = useTranslations('hearts');
  const notify = useSnackbar();
  const kept = useSyncExternalStore(store.subscribe, () => store.map()[partNo]?.sku, unknown);
  const press = () => {
    const outcome = store.set(partNo, kept === undefined ? (sku ?? partNo) : undefined);
    if (outcome !== 'kept') notify(t(outcome), { tone: 'danger' });
    else if (kept !== undefined)
      notify(t('removed', { name }), { action: { label: t('undo'), onPress: () => store.set(partNo, kept) } });
  };
  return (
    <button
      type="button"
      aria-pressed={kept !== undefined}
      aria-label={look === 'words' ? undefined : t('label', { name })}
      onClick={press}
      className={cx('group/heart noscript:hidden', looks[look])}
    >
      <Heart
        aria-hidden="true"
        className={cx(
          'size-5 fill-paper/70 transition-transform group-hover/heart:scale-110 group-aria-pressed/heart:fill-ink motion-reduce:transform-none',
          look === 'words' && 'size-4.5',
        )}
      />
      {look === 'words' && t('word')}
    </button>
  );
}
