import { ListPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useBuyingHere } from '#app/components/buying/buying-context.ts';
import { Button } from '#app/ui/button.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { useFavouritesHere } from './favourites-context.ts';
import type { ListDialogProps } from './list-dialog.tsx';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));

function LazyListDialog(props: ListDialogProps) {
  return (
    <Suspense>
      <ListDialog {...props} />
    </Suspense>
  );
}

/** Beside the heart, for visitors with several lists: choose a list. */
export function ListChoice({ name, partNo, sku }: Pick<ListDialogProps, 'name' | 'partNo' | 'sku'>) {
  const t = useTranslations('hearts.lists');
  const store = useFavouritesHere();
  const buying = useBuyingHere();
  const dialog = useDialog();
  const notify = useSnackbar();
  if (!store || !buying?.isBusiness) return null;
  const onSaved = (list: string) => notify(t('saved', { list }), { tone: 'success' });
  const open = () =>
    dialog.open({ component: LazyListDialog, props: { name, partNo, sku, owner: store.owner, onSaved } });
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<ListPlus aria-hidden="true" className="size-4.5" />}
      className="noscript:hidden"
      onClick={open}
    >
      {t('open')}
    </Button>
  );
}
