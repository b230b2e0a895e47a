import { type ReactNode, useEffect, useRef } from 'react';
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl';
import { inContext } from '#app/addresses/in-context.ts';
import { MatrixForm } from '#app/components/buying/matrix-form.tsx';
import { SizeMatrix } from '#app/components/product/size-matrix.tsx';
import { StockProvider, stockMapOf } from '#app/components/product/stock-map.ts';
import { useAnswer } from '#app/components/shell/use-answer.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { ModalSurface } from '#app/ui/modal-surface.tsx';
import { RetryNotice } from '#app/ui/retry-notice.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { basePartNumber } from '#core/sku.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import { type MatrixAnswer, matrixAnswerPath } from './matrix-answer.ts';

export type QuickMatrixProps = {
  name: string;
  /** The colour shown first. */
  partNo: string;
  context: AssortmentContext;
  onClose: () => void;
};

/** All sizes of a product in a panel: quantities, and one button to add them. */
export function QuickMatrix({ name, partNo, context, onClose }: QuickMatrixProps) {
  const t = useTranslations('buying');
  const { language } = useShop();
  const address = inContext(`/${language}/${matrixAnswerPath}/${basePartNumber(partNo)}`, context);
  const { answer, retry } = useAnswer<MatrixAnswer>(address);
  return (
    <ModalSurface isOpen onClose={onClose} shape={{ as: 'dialog', size: 'large', fullScreenBelow: 'md' }} isDismissable>
      <DialogFrame title={name}>
        {answer.status === 'loading' && <SkeletonText lines={6} />}
        {answer.status === 'failed' && (
          <RetryNotice retry={t('retry')} onRetry={retry}>
            {t('quick.failed')}
          </RetryNotice>
        )}
        {answer.status === 'success' && (
          <Worded messages={answer.value.messages}>
            <Filling answer={answer.value} chosen={partNo} context={context} onAdded={onClose} />
          </Worded>
        )}
      </DialogFrame>
    </ModalSurface>
  );
}

/** A list page does not load the texts of a size table, so they come with it. */
function Worded({ messages, children }: { messages: MatrixAnswer['messages']; children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} messages={{ ...messages, ...useMessages() }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

type FillingProps = { answer: MatrixAnswer; chosen: string; context: AssortmentContext; onAdded: () => void };

function Filling({ answer, chosen, context, onAdded }: FillingProps) {
  const t = useTranslations('product');
  const { name, href, colours, packSize, soldBy, stock, coworkers, servicesOf } = answer;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('input[type=number]:enabled')?.focus(), []);
  // The colour that was shown first comes first.
  const inOrder = colours.toSorted((a, b) => Number(b.partNo === chosen) - Number(a.partNo === chosen));
  return (
    <div ref={frame}>
      {packSize > 1 && <p className="mb-4 text-quiet">{t('packSize', { count: packSize })}</p>}
      <StockProvider value={stockMapOf(stock)}>
        <MatrixForm
          href={href}
          context={context}
          packSize={packSize}
          soldBy={soldBy}
          coworkers={coworkers}
          servicesOf={servicesOf}
          told={undefined}
          onAdded={onAdded}
        >
          <SizeMatrix name={name} colours={inOrder} chosen={chosen} isAlternate={false} />
        </MatrixForm>
      </StockProvider>
    </div>
  );
}
