import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { saveFile } from './save-file.ts';
import { thisBrowser } from './this-browser.ts';

/** Saves files without leaving the page; `busy` is the address of the current download. */
export function useDownload() {
  const t = useTranslations('documents');
  const notify = useSnackbar();
  const [busy, setBusy] = useState<string>();
  const download = async (address: string) => {
    if (busy !== undefined) return;
    setBusy(address);
    try {
      await saveFile(address, thisBrowser());
    } catch {
      notify(t('failed'), { tone: 'danger' });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, download };
}
