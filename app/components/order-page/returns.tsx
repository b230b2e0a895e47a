import { Printer } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { BadgeTone } from '#app/ui/badge-style.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { isMeasured } from '#core/units.ts';
import { returnReasons } from '#modules/fulfilment/order-return.ts';
import { isGuaranteed } from '#modules/returns/return-term.ts';
import { errorsOf } from './answer-errors.ts';
import type { OrderPageAnswer, OrderPageView, ReturnView } from './order-page-view.ts';
import { FoldedSection } from './section.tsx';

type Props = { order: OrderPageView; answer: OrderPageAnswer | undefined };

const tones: Record<ReturnView['state'], BadgeTone> = { asked: 'warn', accepted: 'success', refused: 'danger' };

/** The returns of an order, and the form for a new return. */
export function Returns({ order, answer }: Props) {
  const { orderNo, returns, returnable, returnTo, keys } = order;
  const t = useTranslations('order-page.returns');
  if (returns.length === 0 && returnable.length === 0) return null;
  return (
    <FoldedSection id="returns" title={t('title')} isOpen={answer !== undefined || returns.length > 0}>
      <ul className="grid gap-3 empty:hidden">
        {returns.map((one) => (
          <li key={one.id} className="border border-line bg-paper p-4">
            <Asked one={one} />
            {one.isToBeSent && (
              <div className="mt-3 border-t border-line pt-3">
                <p>{one.labelHref ? t('howLabel') : t('how', { orderNo })}</p>
                <address className="mt-1 font-semibold whitespace-pre-line not-italic">{returnTo.join('\n')}</address>
                {one.labelHref && (
                  <ButtonLink
                    to={one.labelHref}
                    reloadDocument
                    kind="secondary"
                    size="small"
                    className="mt-3"
                    icon={<Printer aria-hidden="true" className="size-4.5" />}
                  >
                    {t('label')}
                  </ButtonLink>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {returnable.length > 0 && (
        <Disclosure label={t('ask')} isOpen={answer !== undefined} className="mt-3">
          <ReturnForm order={order} returnId={keys.returnId} answer={answer} />
        </Disclosure>
      )}
    </FoldedSection>
  );
}

/** Returns for a fault of the shop, such as a wrong article, have no deadline. */
const reasonsFor = (isOnlyGuarantee: boolean) =>
  returnReasons.filter((reason) => !isOnlyGuarantee || isGuaranteed(reason));

export function Asked({ one }: { one: ReturnView }) {
  const { number, kind, state, day, rows, comment, answer, replacement } = one;
  const t = useTranslations('order-page.returns');
  const withdraw = useTranslations('order-page.withdraw');
  const amount = useAmount();
  const dayOf = useDay();
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        {kind === 'withdrawal' && <Badge tone="ink">{withdraw('mark')}</Badge>}
        {replacement && <Badge tone="ink">{t('mark')}</Badge>}
        {/* An exchange waits for the parcel, not for a decision. */}
        {(state !== 'asked' || !replacement) && <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
        <span className="text-sm text-quiet">{[t('number', { number }), dayOf(day)].join(' · ')}</span>
      </p>
      <ul className="mt-2">
        {rows.map(({ article, pieces, soldBy, reason, replacement: instead }) => (
          <li key={`${article} ${reason} ${instead}`} className="wrap-anywhere">
            {amount(pieces, soldBy)} × {article}
            {kind === 'return' && <span className="text-quiet"> ({t(`reasons.${reason}`)})</span>}
            {instead && <span className="block font-semibold">{t('replacedBy', { article: instead })}</span>}
          </li>
        ))}
      </ul>
      {replacement && (
        <p className="mt-2">
          {replacement.href ? (
            <TextLink to={replacement.href}>{t('replacement', { orderNo: replacement.orderNo })}</TextLink>
          ) : (
            t('replacement', { orderNo: replacement.orderNo })
          )}
        </p>
      )}
      {comment !== '' && <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-quiet">{comment}</p>}
      {answer !== '' && <p className="mt-2 wrap-anywhere whitespace-pre-line">{t('answer', { answer })}</p>}
    </>
  );
}

type FormProps = { order: OrderPageView; returnId: string; answer: OrderPageAnswer | undefined };

function ReturnForm({ order: { returnable, returnUntil, returnDays, isReturnLate }, returnId, answer }: FormProps) {
  const t = useTranslations('order-page.returns');
  const amount = useAmount();
  const dayOf = useDay();
  const { search } = useLocation();
  const isSending = useNavigation().formData?.get('intent') === 'return';
  const fields = typedFields(answer);
  return (
    <Form method="post" action={search || '?'} state={keepScroll} noValidate className="grid max-w-2xl gap-5">
      <p className="text-quiet">{t('intro')}</p>
      <p>
        {returnUntil
          ? t(isReturnLate ? 'late' : 'until', { day: dayOf(returnUntil) })
          : t('within', { days: returnDays })}
      </p>
      {answer && <FormErrorSummary errors={errorsOf(answer)} />}
      <input type="hidden" name="intent" value="return" />
      <input type="hidden" name="returnId" value={returnId} />
      {returnable.map(({ rowNumber, article, wearer, pieces, soldBy, isPersonalised, exchanges }) => (
        <fieldset key={rowNumber} className="border-t border-line pt-3">
          <legend className="float-left w-full wrap-anywhere">
            <span className="font-semibold">{article}</span>
            {wearer && <span className="text-quiet"> · {wearer}</span>}
          </legend>
          <div className="clear-both grid gap-3 pt-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              {...fields.text(`pieces:${rowNumber}`)}
              label={t('pieces')}
              hint={t('most', { pieces: amount(pieces, soldBy) })}
              inputMode={isMeasured(soldBy) ? 'decimal' : 'numeric'}
              maxLength={12}
            />
            <Select
              {...fields.text(`reason:${rowNumber}`)}
              label={t('reason')}
              placeholder={t('choose')}
              hint={isPersonalised ? t('personalised') : undefined}
              options={reasonsFor(isReturnLate || isPersonalised).map((value) => ({
                value,
                label: t(`reasons.${value}`),
              }))}
            />
            {exchanges.length > 0 && (
              <div className="sm:col-span-2">
                <Select
                  {...fields.text(`exchange:${rowNumber}`)}
                  label={t('exchange')}
                  placeholder={t('noExchange')}
                  hint={t('exchangeHint')}
                  options={exchanges.map(({ sku, article: other }) => ({ value: sku, label: other }))}
                />
              </div>
            )}
          </div>
        </fieldset>
      ))}
      <TextArea {...fields.text('comment')} label={t('comment')} maxLength={1000} rows={3} />
      <div>
        <Button type="submit" isLoading={isSending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
