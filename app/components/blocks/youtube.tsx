import { Play } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConsentButton } from '#app/components/shell/consent-banner.tsx';
import { useConsent } from '#app/components/tracking/browser-consent.ts';
import { useClickedService } from '#app/components/tracking/use-clicked-service.ts';
import { filmPage, filmPlayer, isFilmId } from '#modules/content/embedded-film.ts';
import { mayUse } from '#modules/tracking/consent-rules.ts';
import type { BlockProps } from './block.ts';
import { ContentImage } from './content-image.tsx';
import { MissingFilm } from './missing-film.tsx';
import { useSurroundings } from './surroundings.ts';

/** A film at YouTube. Nothing is loaded from there before the visitor allows targeting, or clicks to show it. */
export function Youtube({ attributes }: BlockProps<'core-embed/youtube'>) {
  const { videoId, title } = attributes;
  const t = useTranslations('content.embed');
  const language = useLocale();
  const consent = useConsent();
  const { isClicked, click, forget } = useClickedService('youtube');
  const [isPlaying, setPlaying] = useState(false);
  const { missingFilm } = useSurroundings();
  if (missingFilm !== undefined && !isFilmId(videoId)) return <MissingFilm title={title} words={missingFilm} />;
  const isAllowed = consent !== undefined && mayUse('embeddedFilms', consent);
  if (!isAllowed && !isClicked)
    return (
      <Placeholder
        {...attributes}
        onShow={() => {
          setPlaying(true);
          click();
        }}
      />
    );
  return (
    <figure className="my-12">
      <iframe
        src={filmPlayer({ videoId, language, isPlaying })}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player has an origin of its own, and does not run without it
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
        className="aspect-video w-full border-0 bg-ink"
      />
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-quiet">
        {title}
        {isAllowed ? (
          <ConsentButton className={withdrawal} />
        ) : (
          <button type="button" onClick={forget} className={withdrawal}>
            {t('hide')}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

const withdrawal = 'min-h-11 text-left underline underline-offset-4';

function Placeholder({
  videoId,
  title,
  picture,
  onShow,
}: BlockProps<'core-embed/youtube'>['attributes'] & { onShow: () => void }) {
  const t = useTranslations('content.embed');
  return (
    <figure className="relative my-12 isolate grid aspect-video place-items-center bg-ink text-paper">
      {picture && (
        <ContentImage
          picture={picture}
          sizes="100vw"
          className="absolute inset-0 -z-10 size-full object-cover opacity-40"
        />
      )}
      <figcaption className="max-w-lg p-6 text-center">
        <span className="block font-display text-3xl font-bold">{title}</span>
        <button
          type="button"
          onClick={onShow}
          className="mt-5 inline-flex min-h-12 items-center gap-3 bg-signal px-6 py-2.5 font-semibold text-ink transition-colors hover:bg-paper noscript:hidden"
        >
          <Play aria-hidden="true" className="size-5" />
          {t('show')}
        </button>
        <span className="mt-3 block text-sm">{t('note')}</span>
        <a
          href={filmPage(videoId)}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('play')}
        </a>
      </figcaption>
    </figure>
  );
}
