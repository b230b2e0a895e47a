import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { useShop } from '#app/components/shell/use-shop.ts';
import { pageTypeOf } from '#modules/tracking/page-type.ts';
import { reportInsight } from './report-insight.ts';
import { watchVitals } from './watch-vitals.ts';

/** Measures the first page of a visit, which is the one that a browser loads whole. */
export function VitalsHost() {
  const { language } = useShop();
  const page = useMatches().at(-1)?.id.split('.')[0] ?? '';
  // Later pages are drawn by scripts.
  const [loaded] = useState({ language, page: pageTypeOf(page) });
  useEffect(
    () => watchVitals((vitals) => reportInsight(loaded.language, { kind: 'vitals', page: loaded.page, ...vitals })),
    [loaded],
  );
  return null;
}
