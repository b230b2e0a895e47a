import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cartAnswerPaths, type OfferView } from './cart-answers.ts';
import { MergeChoices } from './merge-choices.tsx';

/** The merge question on the cart page, for browsers without scripts. */
export function MergeOffer({ offer }: { offer: OfferView | undefined }) {
  const t = useTranslations('buying.merge');
  const { language } = useShop();
  if (!offer) return null;
  return (
    <form
      method="post"
      action={`/${language}/${cartAnswerPaths.merge}`}
      className="mt-6 hidden max-w-2xl border border-ink bg-paper p-5 noscript:block"
    >
      <h2 className="mb-2 font-display text-subheading font-semibold">{t('title')}</h2>
      <MergeChoices offer={offer} />
    </form>
  );
}
