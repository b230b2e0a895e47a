import { useEffect, useState } from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { type ServicesAnswer, servicesPath } from './vas-answers.ts';

type Loaded = { readonly sku: string; readonly answer: ServicesAnswer | 'failed' };

/** The services of a sku; undefined while they load. */
export function useServices(sku: string): ServicesAnswer | 'failed' | undefined {
  const { language } = useShop();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const control = new AbortController();
    const load = async () => {
      const answer = await ask(`/${language}/${servicesPath}?${new URLSearchParams({ sku })}`, control.signal);
      if (!control.signal.aborted) setLoaded({ sku, answer });
    };
    void load();
    return () => control.abort();
  }, [language, sku]);
  return loaded?.sku === sku ? loaded.answer : undefined;
}

async function ask(href: string, signal: AbortSignal): Promise<ServicesAnswer | 'failed'> {
  try {
    const answer = await fetch(href, { signal });
    return answer.ok ? ((await answer.json()) as ServicesAnswer) : 'failed';
  } catch {
    return 'failed';
  }
}
