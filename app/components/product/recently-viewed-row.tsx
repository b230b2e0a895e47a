import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localStore } from '#app/browser-store.ts';
import type { CardView } from '#app/components/catalogue/card-view.ts';
import { useConsent } from '#app/components/tracking/browser-consent.ts';
import { mayUse } from '#modules/tracking/consent-rules.ts';
import { CardRow } from './card-row.tsx';
import { noteViewed } from './recently-viewed.ts';

export type CardsAnswer = { cards: readonly CardView[]; priceNote: string };

/** Recently viewed products of this device, stored only with consent to personalisation. Loaded by script at the end of the page. */
export function RecentlyViewedRow({ basePartNo, href }: { basePartNo?: string; href: string }) {
  const t = useTranslations('product.related');
  const [answer, setAnswer] = useState<CardsAnswer>();
  const consent = useConsent();
  const isAllowed = consent && mayUse('personalisation', consent);
  useEffect(() => {
    if (isAllowed === undefined) return undefined;
    const control = new AbortController();
    const viewed = noteViewed(localStore, isAllowed, basePartNo);
    if (viewed.length > 0) void readAnswer(href, viewed, control.signal).then(setAnswer);
    return () => control.abort();
  }, [basePartNo, href, isAllowed]);
  if (!isAllowed || !answer || answer.cards.length === 0) return null;
  return <CardRow title={t('recent')} cards={answer.cards} priceNote={answer.priceNote} />;
}

/** Without a response the row is left out. */
async function readAnswer(href: string, partNos: readonly string[], signal: AbortSignal) {
  try {
    const query = new URLSearchParams(partNos.map((partNo) => ['partNo', partNo]));
    const answer = await fetch(`${href}?${query}`, { signal });
    return answer.ok ? ((await answer.json()) as CardsAnswer) : undefined;
  } catch {
    return undefined;
  }
}
