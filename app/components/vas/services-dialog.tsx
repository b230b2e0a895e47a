import { useTranslations } from 'use-intl';
import type { CoworkerName } from '#app/components/buying/matrix-form.tsx';
import type { CartActions } from '#app/components/cart/cart-context.ts';
import { CartDialog } from '#app/components/cart/cart-dialog.tsx';
import type { RowView } from '#app/components/cart/cart-page-view.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useServices } from './use-services.ts';
import type { ServicesAnswer } from './vas-answers.ts';
import { Worded } from './worded.tsx';

type Props = { row: RowView; coworkers: readonly CoworkerName[]; cart: CartActions };

/** The services of a cart row. */
export function ServicesDialog({ row, coworkers, cart }: Props) {
  const t = useTranslations('cart');
  const answer = useServices(row.partNo + row.size);
  const title = t('row.services');
  if (!answer || answer === 'failed')
    return (
      <DialogFrame title={title}>
        {answer ? (
          <Notice tone="danger" isLive>
            {t('failed.any')}
          </Notice>
        ) : (
          <Spinner className="w-full justify-center py-24" />
        )}
      </DialogFrame>
    );
  return (
    <Worded messages={answer.messages}>
      <LoadedDialog title={title} answer={answer} row={row} coworkers={coworkers} cart={cart} />
    </Worded>
  );
}

function LoadedDialog({ title, answer, row, coworkers, cart }: Props & { title: string; answer: ServicesAnswer }) {
  const t = useTranslations('vas');
  const chosen = row.services.map(({ serviceArticleId, position, written, typeface, heightMm, ink, logo }) => ({
    serviceArticleId,
    position,
    parameters: written,
    typeface,
    heightMm,
    ink,
    logo,
  }));
  // A row that lacks what the company wants starts with that.
  const lacks = row.errors.some(({ word }) => word === 'vasRequired');
  return (
    <CartDialog title={title} action={t('save')} cart={cart} intent="services" fields={{ rowId: row.id }}>
      <p className="text-quiet">{row.name}</p>
      {lacks && <Notice tone="warn">{t('required')}</Notice>}
      <ServiceFields
        sku={row.partNo + row.size}
        answer={answer}
        chosen={lacks && chosen.length === 0 ? undefined : chosen}
        coworkers={coworkers}
        coworkerId={row.coworkerId}
      />
    </CartDialog>
  );
}
