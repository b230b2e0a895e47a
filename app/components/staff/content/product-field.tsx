import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SuggestionsView } from '#app/components/catalogue/suggestions-view.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = {
  id: string;
  label: string;
  error: string | undefined;
  isOptional: boolean;
  value: string;
  onChange: (partNo: string) => void;
};

type Found = { readonly text: string; readonly partNo: string };

/** A product by its number, or found by its name. */
export function ProductField({ value, onChange, ...texts }: Props) {
  const t = useTranslations('content-editor');
  const { language } = useShop();
  const [found, setFound] = useState<readonly Found[]>([]);
  const look = async (query: string) => {
    if (query.trim().length < 2) return setFound([]);
    const answer = await fetch(`/${language}/search/suggestions?${new URLSearchParams({ query })}`);
    const { products } = answer.ok ? ((await answer.json()) as SuggestionsView) : { products: [] };
    return setFound(products.map(({ text, partNo }) => ({ text, partNo })));
  };
  return (
    <div className="grid gap-2">
      <TextField {...texts} size="small" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      <TextField
        size="small"
        type="search"
        label={t('product.find')}
        onChange={(event) => void look(event.currentTarget.value).catch(() => setFound([]))}
      />
      {found.length > 0 && (
        <ul className="grid border border-line bg-paper">
          {found.map(({ text, partNo }) => (
            <li key={partNo}>
              <button
                type="button"
                className="w-full px-3 py-2 text-left text-sm hover:bg-signal"
                onClick={() => {
                  onChange(partNo);
                  setFound([]);
                }}
              >
                {text} <span className="text-quiet">{partNo}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
