import { useTranslations } from 'use-intl';

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-50 focus:bg-signal focus:px-4 focus:py-2"
    >
      {t('skipToContent')}
    </a>
  );
}
