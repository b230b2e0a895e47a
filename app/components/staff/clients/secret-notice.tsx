import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';

/** The secret of an API client. It is shown once. */
export function SecretNotice({ id, secret }: { id: string; secret: string }) {
  const t = useTranslations('staff.clients');
  const notify = useSnackbar();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify(t('copied'), { tone: 'success' });
  };
  return (
    <Notice
      tone="success"
      isLive
      title={t('secretTitle')}
      className="mb-8"
      actions={
        <Button
          kind="secondary"
          size="small"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
      }
    >
      <p>{t('secretText')}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-quiet">{t('id')}</dt>
        <dd className="font-mono wrap-anywhere">{id}</dd>
        <dt className="text-quiet">{t('secret')}</dt>
        <dd className="font-mono wrap-anywhere">{secret}</dd>
      </dl>
    </Notice>
  );
}
