import { Eye, EyeOff, FileCheck2, FileSpreadsheet, QrCode, Shirt } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { OrderPageView } from './order-page-view.ts';

type Props = { order: OrderPageView; problem: string | undefined };

/** Downloads for an order, and the switch that shows it to other users of the company. */
export function OrderActions({ order, problem }: Props) {
  const { conformityHref, excelHref, proofsHref, labelsHref, isVisible } = order;
  const t = useTranslations('order-page');
  const history = useTranslations('history.excel');
  const labels = useTranslations('garment.labels');
  const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;
  return (
    <div className="flex flex-wrap gap-2 min-[1200px]:flex-col min-[1200px]:items-start">
      <ButtonLink to={conformityHref} reloadDocument kind="secondary" size="small" icon={<FileCheck2 {...icon} />}>
        {t('conformity')}
      </ButtonLink>
      <ButtonLink to={excelHref} reloadDocument kind="secondary" size="small" icon={<FileSpreadsheet {...icon} />}>
        {history('download')}
      </ButtonLink>
      {proofsHref !== undefined && (
        <ButtonLink to={proofsHref} kind="secondary" size="small" icon={<Shirt {...icon} />}>
          {t('proofs')}
        </ButtonLink>
      )}
      {labelsHref !== undefined && (
        <ButtonLink to={labelsHref} reloadDocument kind="secondary" size="small" icon={<QrCode {...icon} />}>
          {labels('download')}
        </ButtonLink>
      )}
      {isVisible !== undefined && <Visibility isVisible={isVisible} />}
      {problem && <Notice tone="danger" title={problem} className="basis-full" />}
    </div>
  );
}

function Visibility({ isVisible }: { isVisible: boolean }) {
  const t = useTranslations('order-page.visibility');
  const isSending = useNavigation().formData?.get('intent') === 'visibility';
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="visibility" />
      <input type="hidden" name="isVisible" value={String(!isVisible)} />
      <Button
        type="submit"
        kind="secondary"
        size="small"
        isLoading={isSending}
        icon={<Icon aria-hidden="true" className="size-4.5" />}
      >
        {t(isVisible ? 'hide' : 'show')}
      </Button>
    </Form>
  );
}
