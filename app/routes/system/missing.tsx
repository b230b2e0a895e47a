import { data } from 'react-router';
import { BareFrame } from '#app/components/shell/bare-frame.tsx';
import { ErrorNote } from '#app/components/shell/error-note.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';

export const loader = () => data(null, { status: 404 });

/** /404: where links to categories that no longer exist end. */
export default function Missing() {
  const { language } = useShop();
  return (
    <BareFrame language={language}>
      <ErrorNote status={404} home={`/${language}`} />
    </BareFrame>
  );
}
