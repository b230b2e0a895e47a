import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { isMeasured } from '#core/units.ts';
import { errorsOf } from './answer-errors.ts';
import type { OrderPageAnswer } from './order-page-view.ts';
import { Section } from './section.tsx';
import type { WithdrawalOrder } from './withdrawal-view.ts';

type Props = { order: WithdrawalOrder; answer: OrderPageAnswer | undefined };

/** The withdrawal function on the page of an order. */
export function Withdraw(props: Props) {
  const t = useTranslations('order-page.withdraw');
  return (
    <Section id="withdraw" title={t('title')}>
      <Disclosure label={t('open')} isOpen={props.answer !== undefined}>
        <WithdrawForm {...props} />
      </Disclosure>
    </Section>
  );
}

type FormProps = Props & { guest?: Readonly<Record<'orderNo' | 'email', string>> };

/** The selection of goods, then the confirmation. `guest`: order number and e-mail by which the order was found. */
export function WithdrawForm({ order, answer, guest }: FormProps) {
  const { search } = useLocation();
  const part = { order, answer };
  return (
    <Form
      method="post"
      action={`${search || '?'}#withdraw`}
      state={keepScroll}
      noValidate
      className="grid max-w-2xl gap-5"
    >
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="withdrawalId" value={order.keys.withdrawalId} />
      {guest &&
        Object.entries(guest).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      {answer?.isToConfirm ? <Statement {...part} answer={answer} /> : <Choice {...part} />}
    </Form>
  );
}

/** All goods that can be withdrawn from are selected at first. */
function Choice({ order: { withdrawable, returnUntil, returnDays }, answer }: Props) {
  const t = useTranslations('order-page.withdraw');
  const returns = useTranslations('order-page.returns');
  const amount = useAmount();
  const dayOf = useDay();
  const fields = typedFields(answer);
  const isSending = useNavigation().formData?.get('intent') === 'withdraw';
  return (
    <>
      <p className="text-quiet">{t('intro')}</p>
      <p>{returnUntil ? returns('until', { day: dayOf(returnUntil) }) : returns('within', { days: returnDays })}</p>
      {answer && answer.words !== '' && <FormErrorSummary errors={errorsOf(answer)} />}
      {withdrawable.map(({ rowNumber, article, pieces, soldBy }) => (
        <TextField
          key={rowNumber}
          {...fields.text(`withdraw:${rowNumber}`, String(pieces))}
          label={article}
          hint={returns('most', { pieces: amount(pieces, soldBy) })}
          inputMode={isMeasured(soldBy) ? 'decimal' : 'numeric'}
          maxLength={12}
        />
      ))}
      <div>
        <Button type="submit" kind="secondary" isLoading={isSending}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}

function Statement({ order, answer }: Props & { answer: OrderPageAnswer }) {
  const t = useTranslations('order-page.withdraw');
  const dayOf = useDay();
  const sent = useNavigation().formData?.get('step');
  const { orderNo, day, buyer, withdrawable } = order;
  const fields = typedFields(answer);
  const chosen = withdrawable
    .map((row) => ({ ...row, typed: fields.text(`withdraw:${row.rowNumber}`) }))
    .filter(({ typed: { defaultValue } }) => defaultValue !== '' && defaultValue !== '0');
  return (
    <>
      <div className="border border-line bg-paper p-4">
        <p className="font-semibold">{t('statement', { orderNo, day: dayOf(day) })}</p>
        <ul className="mt-2">
          {chosen.map(({ rowNumber, article, typed: { defaultValue } }) => (
            <li key={rowNumber} className="wrap-anywhere">
              {defaultValue} × {article}
              <input type="hidden" name={`withdraw:${rowNumber}`} value={defaultValue} />
            </li>
          ))}
        </ul>
        <dl className="mt-3 grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-quiet">{t('name')}</dt>
          <dd className="wrap-anywhere">{buyer.name}</dd>
          <dt className="text-quiet">{t('mail')}</dt>
          <dd className="wrap-anywhere">{buyer.mail}</dd>
        </dl>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="confirm" isLoading={sent === 'confirm'}>
          {t('confirm')}
        </Button>
        <Button type="submit" name="step" value="change" kind="secondary" isLoading={sent === 'change'}>
          {t('change')}
        </Button>
      </div>
    </>
  );
}
