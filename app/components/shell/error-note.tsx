import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';

type Props = { status: number; requestId?: string | undefined; home: string; signIn?: string | undefined };

const kinds = { 403: 'forbidden', 404: 'notFound', 440: 'expired', 503: 'unavailable' } as const;

/** An error message: what happened, links, and the request id for support. */
export function ErrorNote({ status, requestId, home, signIn }: Props) {
  const t = useTranslations('shell.error');
  const kind = status in kinds ? kinds[status as keyof typeof kinds] : 'failed';
  return (
    <section className="max-w-2xl py-6 md:py-12">
      <title>{`${t(`${kind}.title`)} | Yrke`}</title>
      <p aria-hidden="true" className="font-display text-lg font-semibold text-quiet">
        {status}
      </p>
      <h1 className="mt-2 font-display text-5xl font-bold leading-[0.95] text-balance md:text-7xl">
        {t(`${kind}.title`)}
      </h1>
      <p className="mt-6 max-w-xl text-lg">{t(`${kind}.text`)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {signIn && (
          <a href={signIn} className="bg-ink px-7 py-3.5 font-semibold text-ground hover:bg-signal hover:text-ink">
            {t('signIn')}
          </a>
        )}
        {kind === 'unavailable' && <Button onClick={() => window.location.reload()}>{t('again')}</Button>}
        <a href={home} className="border border-ink px-7 py-3.5 font-semibold hover:bg-signal">
          {t('home')}
        </a>
      </p>
      {requestId !== undefined && <p className="mt-10 text-sm text-quiet">{t('requestId', { requestId })}</p>}
    </section>
  );
}
