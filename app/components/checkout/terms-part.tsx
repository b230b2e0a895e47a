import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '#app/ui/text-link.tsx';
import type { OrderPageView } from './checkout-page-view.ts';
import type { FormParts } from './form-parts.ts';
import { Tick } from './tick.tsx';

type Props = FormParts & { page: OrderPageView };

/** Opens in a new tab, so that the form keeps its content. */
const linkTo = (href: string | undefined) => (words: ReactNode) =>
  href === undefined ? (
    words
  ) : (
    <TextLink to={href} isExternal>
      {words}
    </TextLink>
  );

export function TermsPart({ page: { legal, mayTest }, state, errorOf }: Props) {
  const t = useTranslations('checkout.terms');
  return (
    <div className="border-t border-line pt-6">
      <Tick
        name="acceptTerms"
        label={t.rich('accept', { terms: linkTo(legal.terms) })}
        isTicked={state.flags.acceptTerms}
        error={errorOf('acceptTerms')}
      />
      {mayTest && <Tick name="isTestOrder" label={t('test')} isTicked={state.flags.isTestOrder} />}
      <p className="mt-2 text-sm text-quiet">{t.rich('privacy', { privacy: linkTo(legal.privacy) })}</p>
    </div>
  );
}
