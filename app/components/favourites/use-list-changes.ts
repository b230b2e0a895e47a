import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import type { Favourite } from '#modules/favourites/favourites.ts';
import { useFavourites } from './favourites-context.ts';
import type { ChosenList } from './favourites-view.ts';
import { sendChanges } from './send-changes.ts';

export type ListChanges = ReturnType<typeof useListChanges>;

/** Changes to the shown list, in the browser or in the account. Each returns whether it was saved. */
export function useListChanges(chosen: ChosenList) {
  const t = useTranslations('favourites');
  const { language } = useShop();
  const store = useFavourites();
  const notify = useSnackbar();
  const { revalidate } = useRevalidator();
  const listId = chosen.kind === 'named' ? chosen.id : undefined;

  const change = useCallback(
    async (list: string | undefined, items: readonly Favourite[], isRemoved: boolean): Promise<boolean> => {
      if (list === undefined) {
        const outcomes = items.map(({ partNo, sku, addedAt }) =>
          store.set(partNo, isRemoved ? undefined : sku, addedAt),
        );
        return outcomes.every((outcome) => outcome === 'kept');
      }
      const changes = items.map(({ at, ...item }) => ({
        ...item,
        at: Math.max(Date.now(), at + 1),
        isRemoved,
      }));
      const answer = await sendChanges(language, { owner: store.owner, listId: list, changes });
      if (answer) await revalidate();
      return answer !== undefined && answer.leftOut.length === 0;
    },
    [store, language, revalidate],
  );

  return useMemo(() => {
    const failed = () => notify(t('item.failed'), { tone: 'danger' });
    const keep = async (items: readonly Favourite[]) => {
      if (!(await change(listId, items, false))) failed();
    };
    return {
      /** Changes the size. */
      keep,
      remove: async (items: readonly Favourite[], name?: string) => {
        if (!(await change(listId, items, true))) return failed();
        return notify(name === undefined ? t('item.removedMany') : t('item.removed', { name }), {
          action: { label: t('item.undo'), onPress: () => void keep(items) },
        });
      },
      /** Copies to another list, or moves there. */
      save: async (item: Favourite, to: { id: string | undefined; name: string }, isMove: boolean) => {
        const copy = { ...item, addedAt: Date.now() };
        const isDone = (await change(to.id, [copy], false)) && (!isMove || (await change(listId, [item], true)));
        if (isDone) notify(t(isMove ? 'save.moved' : 'save.copied', { list: to.name }), { tone: 'success' });
        return isDone;
      },
    };
  }, [change, listId, notify, t]);
}
