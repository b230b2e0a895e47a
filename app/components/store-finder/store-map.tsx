import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useClickedService } from '#app/components/tracking/use-clicked-service.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import { OutlineMap } from './outline-map.tsx';
import type { StoreMapProps } from './store-view.ts';

/** Loaded on demand: the library for vector tiles is larger than all other scripts of the page. */
const StreetMap = lazy(async () => ({ default: (await import('./street-map.tsx')).StreetMap }));

type Props = StoreMapProps & {
  /** Its height. */
  className: string;
};

/** The drawn map, and a street map in its place if the shop has one and the visitor clicks to load it. */
export function StoreMap({ className, ...shown }: Props) {
  const t = useTranslations('store-finder.map');
  const { styleUrl } = shown.map;
  const { isClicked, click, forget } = useClickedService('map');
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const isWanted = styleUrl !== undefined && isClicked && state !== 'failed';
  return (
    <div className="lg:sticky lg:top-24 lg:self-start">
      <section
        aria-label={t('label')}
        aria-busy={isWanted && state === 'loading'}
        className={cx('relative isolate overflow-hidden border border-line bg-sunken', className)}
      >
        {!(isWanted && state === 'shown') && <OutlineMap {...shown} />}
        {isWanted && (
          <Suspense>
            <StreetMap
              {...shown}
              styleUrl={styleUrl}
              isShown={state === 'shown'}
              onLoad={() => setState('shown')}
              onFail={() => setState('failed')}
            />
          </Suspense>
        )}
      </section>
      {styleUrl !== undefined && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-quiet noscript:hidden">
          {isWanted ? (
            <Button
              size="small"
              kind="secondary"
              onClick={() => {
                forget();
                setState('loading');
              }}
            >
              {t('plain')}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                kind="secondary"
                onClick={() => {
                  setState('loading');
                  click();
                }}
              >
                {t('streets')}
              </Button>
              <span>{t('streetsNote', { host: new URL(styleUrl).host })}</span>
            </>
          )}
          {state === 'failed' && <Notice className="w-full">{t('streetsFailed')}</Notice>}
        </div>
      )}
    </div>
  );
}
