import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type Props = {
  /** The cart was returned to the procurement system. */
  isReturned: boolean;
  /** Why the cart cannot be returned; the visit continues. */
  problem: string | undefined;
};

/** Shown if no cart is returned: the visit has ended, or the reason why the cart cannot be returned. */
export function VisitOver({ isReturned, problem }: Props) {
  const t = useTranslations('outcome.punchout');
  const { href } = useShop();
  const words = problem === undefined && isReturned ? 'done' : problem === undefined ? 'over' : 'refused';
  const Icon = words === 'refused' ? CircleAlert : CircleCheck;
  const tone = words === 'refused' ? 'text-danger' : 'text-success';
  return (
    <>
      <title>{`${t(`${words}.title`)} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <header className="flex max-w-3xl items-start gap-4 md:gap-5">
        <Icon aria-hidden="true" className={`mt-1 size-9 shrink-0 md:mt-2 md:size-12 ${tone}`} />
        <div className="min-w-0">
          <h1 className="font-display text-title font-bold text-balance wrap-anywhere">{t(`${words}.title`)}</h1>
          <output className="mt-3 block text-lg text-pretty wrap-anywhere text-quiet">
            {problem ?? t(words === 'done' ? 'done.text' : 'over.text')}
          </output>
          {problem !== undefined && (
            <ButtonLink to={href('checkout')} className="mt-6">
              {t('refused.cart')}
            </ButtonLink>
          )}
        </div>
      </header>
    </>
  );
}
