import { useEffect, useState } from 'react';

const waitMs = 180;
const shortest = 3;
const shown = 6;

/** What is searched: everything that the visitor may buy, or the assortment that the company has agreed on. */
export type SearchedAssortment = 'All' | 'Agreement';

export type Variant = { readonly sku: string; readonly productName: string; readonly look: string };

/** Suggestions for a typed number or name, shortly after the last key; a scanner is faster than that delay. */
export function useVariants(
  text: string,
  language: string,
  isWanted: boolean,
  context: SearchedAssortment = 'All',
): readonly Variant[] {
  const [answer, setAnswer] = useState<{ text: string; variants: readonly Variant[] }>();
  const asked = isWanted && text.trim().length >= shortest ? text.trim() : '';
  useEffect(() => {
    if (asked === '') return undefined;
    const control = new AbortController();
    const ask = async () => {
      const variants = await fetchVariants(asked, { language, context }, control.signal);
      if (!control.signal.aborted) setAnswer({ text: asked, variants });
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, language, context]);
  return asked === '' || answer?.text !== asked ? [] : answer.variants;
}

/** `name` is the name of the colour. */
type VariantResult = { sku?: string; productName: string; name: string; size?: string };

/** Without suggestions the line is still checked. */
async function fetchVariants(
  text: string,
  { language, context }: { readonly language: string; readonly context: SearchedAssortment },
  signal: AbortSignal,
): Promise<Variant[]> {
  try {
    const query = new URLSearchParams({ cultureCode: language, context, pageSize: String(shown) });
    const answer = await fetch(`/api/product/variants/simplesearch/${encodeURIComponent(text)}?${query}`, { signal });
    if (!answer.ok) return [];
    const { results } = (await answer.json()) as { results: readonly VariantResult[] };
    return results.flatMap(({ sku, productName, name, size }) =>
      sku === undefined ? [] : [{ sku, productName, look: [name, size].filter(Boolean).join(', ') }],
    );
  } catch {
    return [];
  }
}
