import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useCheckoutDoor } from '#app/components/checkout/checkout-door.ts';
import { VisitTokenField } from '#app/components/framed/visit-token.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { TemplateParameter } from '#modules/vas/vas-article.ts';
import { placeOf } from './rows/row-item.tsx';

const MissingData = lazy(async () => ({ default: (await import('./missing-data.tsx')).MissingData }));

type Props = {
  isValid: boolean;
  hasRows: boolean;
  /** What the visitor's account lacks for the texts on garments. */
  missingData: readonly TemplateParameter[];
  /** The first row that has to be completed. */
  markedRowId?: string | undefined;
  isShort?: boolean;
};

/** Button to the next step, or why it is not possible. */
export function NextButton({ isValid, hasRows, missingData, markedRowId, isShort = false }: Props) {
  const t = useTranslations('cart.next');
  const bar = useTranslations('shell.procurement');
  const { href } = useShop();
  const { closed, isFromProcurement } = useCheckoutDoor();
  const reason = closed ? t(`closed.${closed}`) : !hasRows ? t('empty') : isValid ? undefined : t('invalid');
  const isMarked = !closed && hasRows && !isShort && markedRowId !== undefined;
  const reasonId = isShort ? 'next-reason-short' : 'next-reason';
  const look = isShort ? {} : ({ size: 'large', className: 'mt-6 w-full' } as const);
  const face = (
    <>
      {isFromProcurement ? (isShort ? bar('back') : t('procurement')) : t('label')}
      <ArrowRight aria-hidden="true" className="size-5" />
    </>
  );
  if (!closed && missingData.length > 0)
    return (
      <Suspense>
        <MissingData missingData={missingData} look={look}>
          {face}
        </MissingData>
      </Suspense>
    );
  if (reason === undefined && isFromProcurement)
    return (
      <form method="post" action={href('checkoutStatusPunchoutConfirmed')}>
        <VisitTokenField />
        <Button type="submit" {...look}>
          {face}
        </Button>
      </form>
    );
  if (reason === undefined)
    return (
      <ButtonLink to={href('checkoutOrder')} {...look}>
        {face}
      </ButtonLink>
    );
  return (
    <>
      <Button disabled aria-describedby={reasonId} {...look}>
        {face}
      </Button>
      <p id={reasonId} className={isShort ? 'sr-only' : 'mt-2 text-sm text-quiet'}>
        {isMarked ? (
          <a href={`#${placeOf(markedRowId)}`} className="underline underline-offset-4">
            {reason}
          </a>
        ) : (
          reason
        )}
      </p>
    </>
  );
}
