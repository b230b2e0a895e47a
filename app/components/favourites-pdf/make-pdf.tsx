import { FileText } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ChosenList } from '#app/components/favourites/favourites-view.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import type { Favourite } from '#modules/favourites/favourites.ts';
import type { PdfDialogProps } from './pdf-dialog.tsx';
import { createPdfSetup } from './pdf-setup.ts';

const PdfDialog = lazy(async () => ({ default: (await import('./pdf-dialog.tsx')).PdfDialog }));

function LazyPdfDialog(props: PdfDialogProps) {
  return (
    <Suspense>
      <PdfDialog {...props} />
    </Suspense>
  );
}

type Props = {
  chosen: ChosenList;
  /** Title of the page. */
  title: string;
  /** In the order shown. */
  items: readonly Favourite[];
  hidesPrices: boolean;
};

/** Prepares the PDF when the page opens, and opens the dialog. */
export function MakePdf({ chosen, title, items, hidesPrices }: Props) {
  const t = useTranslations('favourites-pdf');
  const { language } = useShop();
  const dialog = useDialog();
  const shared = useSearchParams()[0].get('shared');
  const setup = useMemo(() => createPdfSetup(language), [language]);
  useEffect(() => void setup.load(), [setup]);
  if (items.length === 0) return null;
  const source = {
    title,
    items,
    ...(chosen.kind === 'named' && { listId: chosen.id }),
    ...(chosen.kind === 'shared' && shared !== null && { shared }),
  };
  return (
    <Button
      kind="secondary"
      icon={<FileText aria-hidden="true" className="size-5" />}
      className="max-sm:w-full"
      onClick={() =>
        dialog.open({ component: LazyPdfDialog, props: { setup, source, language, hidesPrices }, size: 'medium' })
      }
    >
      {t('open')}
    </Button>
  );
}
