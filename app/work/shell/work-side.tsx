import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { localStore } from '#app/browser-store.ts';
import { useIsBrowser } from '#app/components/account/use-is-browser.ts';
import { cx } from '#app/ui/class-names.ts';
import type { OpenWork } from './navigation.ts';
import { WorkMenu } from './work-menu.tsx';

const storageKey = 'yrke_work_menu';
const narrow = 'narrow';

/** The navigation at the side. Collapsed, it shows icons only; the browser remembers that. */
export function WorkSide({ openWork, pages }: { openWork: OpenWork; pages: readonly string[] }) {
  const t = useTranslations('work');
  const isBrowser = useIsBrowser();
  const [turned, setTurned] = useState<boolean>();
  const isNarrow = turned ?? (isBrowser && localStore.getItem(storageKey) === narrow);
  const turn = () => {
    localStore.setItem(storageKey, isNarrow ? '' : narrow);
    setTurned(!isNarrow);
  };
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={cx(
        'sticky top-12 hidden h-[calc(100dvh-3rem)] shrink-0 flex-col justify-between overflow-y-auto border-r border-line bg-paper p-2 lg:flex',
        isNarrow ? 'w-14' : 'w-56',
      )}
    >
      <WorkMenu openWork={openWork} pages={pages} isNarrow={isNarrow} />
      <button
        type="button"
        onClick={turn}
        aria-expanded={!isNarrow}
        aria-label={isNarrow ? t('expand') : t('collapse')}
        className="mt-4 flex h-9 items-center gap-3 rounded-sm px-2.5 text-sm text-quiet hover:bg-sunken hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        {!isNarrow && <span aria-hidden="true">{t('collapse')}</span>}
      </button>
    </div>
  );
}
