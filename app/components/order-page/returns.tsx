import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { BadgeTone } from '#app/ui/badge-style.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { isMeasured } from '#core/units.ts';
import { returnReasons } from '#modules/fulfilment/order-return.ts';
import { errorsOf } from './answer-errors.ts';
import type { OrderPageAnswer, OrderPageView, ReturnView } from './order-page-view.ts';
import { FoldedSection } from './section.tsx';

type Props = { order: OrderPageView; answer: OrderPageAnswer | undefined };

const tones: Record<ReturnView['state'], BadgeTone> = { asked: 'warn', accepted: 'success', refused: 'danger' };

/** What is sent back: what was asked, and the form that asks. */
export function Returns({ order: { orderNo, returns, returnable, returnTo, keys }, answer }: Props) {
  const t = useTranslations('order-page.returns');
  if (returns.length === 0 && returnable.length === 0) return null;
  return (
    <FoldedSection id="returns" title={t('title')} isOpen={answer !== undefined || returns.length > 0}>
      <ul className="grid gap-3 empty:hidden">
        {returns.map((one) => (
          <li key={one.id} className="border border-line bg-paper p-4">
            <Asked one={one} />
            {one.state === 'accepted' && (
              <div className="mt-3 border-t border-line pt-3">
                <p>{t('how', { orderNo })}</p>
                <address className="mt-1 font-semibold whitespace-pre-line not-italic">{returnTo.join('\n')}</address>
              </div>
            )}
          </li>
        ))}
      </ul>
      {returnable.length > 0 && (
        <Disclosure label={t('ask')} isOpen={answer !== undefined} className="mt-3">
          <ReturnForm returnable={returnable} returnId={keys.returnId} answer={answer} />
        </Disclosure>
      )}
    </FoldedSection>
  );
}

export function Asked({ one: { state, day, rows, comment, answer } }: { one: ReturnView }) {
  const t = useTranslations('order-page.returns');
  const amount = useAmount();
  const dayOf = useDay('whole');
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        <span className="text-sm text-quiet">{dayOf(day)}</span>
      </p>
      <ul className="mt-2">
        {rows.map(({ article, pieces, soldBy, reason }) => (
          <li key={`${article} ${reason}`} className="wrap-anywhere">
            {amount(pieces, soldBy)} × {article} <span className="text-quiet">({t(`reasons.${reason}`)})</span>
          </li>
        ))}
      </ul>
      {comment !== '' && <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-quiet">{comment}</p>}
      {answer !== '' && <p className="mt-2 wrap-anywhere whitespace-pre-line">{t('answer', { answer })}</p>}
    </>
  );
}

type FormProps = Pick<OrderPageView, 'returnable'> & { returnId: string; answer: OrderPageAnswer | undefined };

function ReturnForm({ returnable, returnId, answer }: FormProps) {
  const t = useTranslations('order-page.returns');
  const amount = useAmount();
  const { search } = useLocation();
  const isSending = useNavigation().formData?.get('intent') === 'return';
  const typed = (name: string) => answer?.typed[name] ?? '';
  return (
    <Form method="post" action={search || '?'} state={keepScroll} noValidate className="grid max-w-2xl gap-5">
      <p className="text-quiet">{t('intro')}</p>
      {answer && <FormErrorSummary errors={errorsOf(answer)} />}
      <input type="hidden" name="intent" value="return" />
      <input type="hidden" name="returnId" value={returnId} />
      {returnable.map(({ rowNumber, article, pieces, soldBy }) => (
        <fieldset key={rowNumber} className="border-t border-line pt-3">
          <legend className="float-left w-full font-semibold wrap-anywhere">{article}</legend>
          <div className="clear-both grid gap-3 pt-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              id={`pieces:${rowNumber}`}
              name={`pieces:${rowNumber}`}
              label={t('pieces')}
              hint={t('most', { pieces: amount(pieces, soldBy) })}
              inputMode={isMeasured(soldBy) ? 'decimal' : 'numeric'}
              defaultValue={typed(`pieces:${rowNumber}`)}
              error={answer?.problems[`pieces:${rowNumber}`]}
              maxLength={12}
            />
            <Select
              id={`reason:${rowNumber}`}
              name={`reason:${rowNumber}`}
              label={t('reason')}
              placeholder={t('choose')}
              options={returnReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
              defaultValue={typed(`reason:${rowNumber}`)}
              error={answer?.problems[`reason:${rowNumber}`]}
            />
          </div>
        </fieldset>
      ))}
      <TextArea
        id="comment"
        name="comment"
        label={t('comment')}
        defaultValue={typed('comment')}
        error={answer?.problems.comment}
        maxLength={1000}
        rows={3}
      />
      <div>
        <Button type="submit" isLoading={isSending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
