import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#app/ui/button.tsx';

type Props = {
  back: string;
  isBusy: boolean;
  isClosed: boolean;
  /** Label of the submit button. */
  children: ReactNode;
};

/** Back button at the left, submit button at the right; on a phone one above the other. */
export function StepButtons({ back, isBusy, isClosed, children }: Props) {
  const t = useTranslations('checkout');
  return (
    <div className="flex flex-col-reverse items-stretch gap-3 sm:flex-row sm:items-center sm:justify-between">
      <ButtonLink
        to={back}
        kind="quiet"
        size="large"
        icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        className="sm:-ml-8"
      >
        {t('back')}
      </ButtonLink>
      <Button type="submit" name="intent" value="next" size="large" isLoading={isBusy} disabled={isClosed}>
        {children}
      </Button>
    </div>
  );
}
