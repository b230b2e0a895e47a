import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { useIsBrowser } from '../account/use-is-browser.ts';

/** Uses the device's share dialog, or copies the link. Without scripts the address bar serves. */
export function ShareButton({ name, href }: { name: string; href: string }) {
  const t = useTranslations('product.share');
  const notify = useSnackbar();
  const isBrowser = useIsBrowser();
  const share = async () => {
    const url = new URL(href, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: name, url });
      else {
        await navigator.clipboard.writeText(url);
        notify(t('copied'), { tone: 'success' });
      }
    } catch (error) {
      // AbortError means that the visitor closed the share dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        notify(t('failed', { url }), { tone: 'danger' });
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Share2 aria-hidden="true" className="size-4.5" />}
      onClick={() => void share()}
      className={isBrowser ? undefined : 'invisible'}
    >
      {t('label')}
    </Button>
  );
}
