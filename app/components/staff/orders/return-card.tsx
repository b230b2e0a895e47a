import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Asked } from '#app/components/order-page/returns.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import type { StaffReturn } from './staff-order.ts';

type Props = { one: StaffReturn; result: SubmissionResult | undefined };

/** A return request with the form to accept or refuse it. */
export function ReturnCard({ one, result }: Props) {
  const t = useTranslations('order-page.staff');
  const all = useTranslations('staff.field');
  const orders = useTranslations('fulfilment.orders');
  const going = useNavigation().formData;
  const isSending = (intent: string) => going?.get('returnId') === one.id && going.get('intent') === intent;
  const { id, kind, orderNo, orderHref, state, mayRefuse, isUnsent } = one;
  const [form, fields] = useForm<{ answer: string }>({ id: `return-${id}`, lastResult: result ?? null });
  return (
    <section aria-label={orders('order', { orderNo })} className="border border-line bg-paper p-4">
      <p className="mb-2">
        <PageLink href={orderHref} className="font-semibold underline underline-offset-4">
          {orders('order', { orderNo })}
        </PageLink>
      </p>
      <Asked one={one} />
      {state === 'accepted' && <PaidBack one={one} />}
      {state === 'asked' && (
        <Form method="post" action="?" preventScrollReset {...getFormProps(form)} className="mt-4 grid max-w-xl gap-3">
          <input type="hidden" name="returnId" value={id} />
          <TextArea
            {...getTextareaProps(fields.answer)}
            label={all('answer')}
            hint={mayRefuse ? `${t('answerHint')} ${t('answerNeeded')}` : t('answerHint')}
            error={fields.answer.errors}
            maxLength={1000}
            rows={2}
          />
          {kind === 'withdrawal' && <p>{t(isUnsent ? 'bindingUnsent' : 'binding')}</p>}
          <Replacement one={one} />
          <Effect one={one} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="accepted"
              size="small"
              isLoading={isSending('accepted')}
              aria-label={`${t('accept')}: ${orderNo}`}
            >
              {t('accept')}
            </Button>
            {mayRefuse && (
              <Button
                type="submit"
                name="intent"
                value="refused"
                kind="danger"
                size="small"
                isLoading={isSending('refused')}
                aria-label={`${t('refuse')}: ${orderNo}`}
              >
                {t('refuse')}
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  );
}

/** What a refusal does with the replacement, or why it is not possible. */
function Replacement({ one: { replacement, isReplaced, mayRefuse } }: Pick<Props, 'one'>) {
  const t = useTranslations('order-page.staff');
  if (!replacement || (mayRefuse && !isReplaced)) return null;
  return <p>{t(mayRefuse ? 'exchange' : 'exchangeSent', { orderNo: replacement.orderNo })}</p>;
}

/** What accepting does with the goods and the money. Only a plain return has no label before. */
function Effect({ one }: Pick<Props, 'one'>) {
  const { kind, replacement, worth, isPaidBack, awaited } = one;
  const t = useTranslations('order-page.staff');
  const paid = awaited ? t('effectLater', awaited) : t('effect', { amount: worth });
  const sentences = [
    isPaidBack ? paid : t('exchangeEffect'),
    ...(kind === 'return' && !replacement ? [t('sendTo')] : []),
    ...(!isPaidBack && isWorthNothing(one) ? [t('nothingBack')] : []),
  ];
  return <p className="text-sm text-quiet">{sentences.join(' ')}</p>;
}

/** The return leads neither to a refund nor to a replacement. */
const isWorthNothing = ({ isPaidBack, isReplaced, awaited }: StaffReturn) => !(isPaidBack || isReplaced || awaited);

/** The state of the refund of an accepted return. */
function PaidBack({ one }: Pick<Props, 'one'>) {
  const { worth, awaited, payment } = one;
  const t = useTranslations('order-page.staff');
  return (
    <>
      {payment && <p className="mt-2">{t(`paidBack.${payment}`, { amount: worth })}</p>}
      {awaited && <p className="mt-2">{t('paidBack.later', awaited)}</p>}
      {isWorthNothing(one) && <p className="mt-2">{t('nothingBack')}</p>}
    </>
  );
}
