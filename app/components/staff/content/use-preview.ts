import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { EditorView } from './content-view.ts';
import type { Previewed } from './preview-fields.tsx';

const queryOf = ({ market = '', role = '', company = '' }: Previewed): string =>
  new URLSearchParams({ market, role, company }).toString();

/** For whom the page is shown, and the products as that visitor sees them. */
export function usePreview(view: EditorView) {
  const { href } = useShop();
  const [preview, setPreview] = useState<Previewed>({ device: 'desktop' });
  const fetcher = useFetcher<{ view?: EditorView }>();
  const changePreview = (next: Previewed) => {
    setPreview(next);
    if (queryOf(next) !== queryOf(preview))
      void fetcher.load(`${href('staffContent', { id: view.id })}?${queryOf(next)}`);
  };
  return { preview, changePreview, products: fetcher.data?.view?.products ?? view.products };
}
