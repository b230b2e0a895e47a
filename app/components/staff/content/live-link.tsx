import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** Opens what visitors see, in its market and language. `of` names the page where there are several links. */
export function LiveLink({ url, of }: { url: string; of?: string }) {
  const t = useTranslations('content-editor');
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={of === undefined ? undefined : `${t('inShop')}: ${of}`}
      className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4 hover:no-underline"
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      {of === undefined && t('inShop')}
    </a>
  );
}
