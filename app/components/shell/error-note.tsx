import { useTranslations } from 'use-intl';

type Props = { isMissing: boolean; requestId: string; home: string };

/** What a visitor sees when a page is missing or broken: what happened, the way back, and an id to tell us. */
export function ErrorNote({ isMissing, requestId, home }: Props) {
  const t = useTranslations('shell.error');
  return (
    <section className="max-w-xl">
      <title>{`${t(isMissing ? 'notFoundTitle' : 'title')} | Yrke`}</title>
      <h1 className="font-display text-5xl font-bold leading-none">{t(isMissing ? 'notFoundTitle' : 'title')}</h1>
      {isMissing && <p className="mt-4 text-lg">{t('notFound')}</p>}
      <p className="mt-6">
        <a
          href={home}
          className="inline-block bg-ink px-6 py-3 font-semibold text-ground hover:bg-signal hover:text-ink"
        >
          {t('home')}
        </a>
      </p>
      <p className="mt-8 text-sm text-quiet">{t('requestId', { requestId })}</p>
    </section>
  );
}
