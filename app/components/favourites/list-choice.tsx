import { ListPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useBuyingHere } from '#app/components/buying/buying-context.ts';
import { Button } from '#app/ui/button.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
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

/** Beside the heart, for whoever may have several lists: into one of those. */
export function ListChoice({ name, partNo, sku }: Omit<ListDialogProps, 'owner'>) {
  const t = useTranslations('hearts.lists');
  const store = useFavouritesHere();
  const buying = useBuyingHere();
  const dialog = useDialog();
  if (!store || !buying?.isBusiness) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<ListPlus aria-hidden="true" className="size-4.5" />}
      className="noscript:hidden"
      onClick={() => dialog.open({ component: LazyListDialog, props: { name, partNo, sku, owner: store.owner } })}
    >
      {t('open')}
    </Button>
  );
}
