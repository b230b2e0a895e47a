import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localStore } from '#app/browser-store.ts';
import type { Role } from '#modules/auth/roles.ts';
import { dealerPagesKey, decideDealerPages, type StoredDealerPages } from '#modules/content/dealer-pages.ts';
import { PageLink } from './page-link.tsx';
import { useShop } from './use-shop.ts';

type Pages = StoredDealerPages['pages'];

/** Links to dealer pages, for roles with access: loaded once per hour and language. */
export function DealerPages({ role }: { role: Role }) {
  const t = useTranslations('shell.account');
  const { language } = useShop();
  const pages = useDealerPages(role, language);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('dealerPages')} className="mt-3 border-t border-line pt-4">
      <p className="text-sm text-quiet">{t('dealerPages')}</p>
      <ul className="mt-1">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink href={`/${language}/${slug}`} className="flex min-h-10 items-center hover:underline">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const none: Pages = [];

function useDealerPages(role: Role, language: string): Pages {
  const [held, setHeld] = useState<{ language: string; pages: Pages }>();
  const pages = held?.language === language ? held.pages : none;
  useEffect(() => {
    const isWanted = { current: true };
    const show = (found: Pages) => isWanted.current && setHeld({ language, pages: found });
    void loadDealerPages(role, language, pages).then((found) => found && show(found));
    return () => {
      isWanted.current = false;
    };
  }, [role, language, pages]);
  return pages;
}

/** The stored pages, or those from the shop; undefined if there are none or loading fails. */
async function loadDealerPages(role: Role, language: string, held: Pages): Promise<Pages | undefined> {
  const key = dealerPagesKey(language);
  const stored = readStored(localStore.getItem(key));
  const decision = decideDealerPages({ role, held, stored }, new Date());
  if (decision === 'nothing') return undefined;
  if (decision === 'use-stored') return stored?.pages;
  const answer = await fetch(`/api/content/navigation/dealer-pages?lang=${language}`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const pages = (await answer.json()) as Pages;
  localStore.setItem(key, JSON.stringify({ storedAt: Date.now(), pages } satisfies StoredDealerPages));
  return pages;
}

function readStored(text: string | null): StoredDealerPages | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredDealerPages> | null;
    return stored && Array.isArray(stored.pages) && typeof stored.storedAt === 'number'
      ? { storedAt: stored.storedAt, pages: stored.pages }
      : undefined;
  } catch {
    return undefined;
  }
}
