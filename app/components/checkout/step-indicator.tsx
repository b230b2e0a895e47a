import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import type { StepView } from './checkout-page-view.ts';

type Props = { steps: readonly StepView[]; current: number };

/** The steps of the checkout, with links to earlier ones. On a phone only the current step is named. */
export function StepIndicator({ steps, current }: Props) {
  const t = useTranslations('checkout.step');
  const { href } = useShop();
  return (
    <nav aria-label={t('label')}>
      <ol className="flex items-center gap-2 text-sm sm:gap-3 sm:text-base">
        {steps.map(({ number, name, page }, index) => {
          const isDone = number < current;
          const isCurrent = number === current;
          const word = t(`name.${name === 'Order' && steps.length === 2 ? 'Pay' : name}`);
          const step = (
            <>
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-7 shrink-0 place-items-center rounded-full border text-sm tabular-nums',
                  isCurrent ? 'border-ink bg-ink text-ground' : isDone ? 'border-ink text-ink' : 'border-edge',
                )}
              >
                {isDone ? <Check className="size-4" /> : number}
              </span>
              <span className={cx(!isCurrent && 'max-sm:sr-only')}>{word}</span>
            </>
          );
          const looks = 'flex min-h-11 min-w-7 items-center gap-2 sm:gap-3';
          return (
            <li
              key={name}
              aria-current={isCurrent ? 'step' : undefined}
              className={cx('relative flex items-center gap-2 sm:gap-3', isCurrent ? 'font-semibold' : 'text-quiet')}
            >
              {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-edge sm:w-10" />}
              {isDone ? (
                <Link to={href(page)} className={cx(looks, 'underline-offset-4 hover:text-ink hover:underline')}>
                  {step}
                </Link>
              ) : (
                <span className={looks}>{step}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
