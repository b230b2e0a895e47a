import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { BareFrame } from '#app/components/shell/bare-frame.tsx';
import { ErrorNote } from '#app/components/shell/error-note.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { Route } from './+types/failure.ts';

/** Only numeric codes of the address are shown. */
export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get('code') ?? '';
  return data({ code: /^\d{1,4}$/.test(code) ? code : undefined }, { status: 500 });
}

/** /error: shown if the data that all pages need could not be loaded. */
export default function Failure({ loaderData: { code } }: Route.ComponentProps) {
  const { language } = useShop();
  const t = useTranslations('shell.error');
  return (
    <BareFrame language={language}>
      <ErrorNote status={500} home={`/${language}`} />
      {code && <p className="text-sm text-quiet">{t('code', { code })}</p>}
    </BareFrame>
  );
}
