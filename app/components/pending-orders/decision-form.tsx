import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { longestReason } from '#modules/pending-order/longest-reason.ts';
import { DecisionPreview } from './decision-preview.tsx';
import { DecisionRow } from './decision-row.tsx';
import type { DecisionAnswer, DecisionView } from './pending-view.ts';

type Props = { order: DecisionView; answer: DecisionAnswer | undefined };

/** The rows with a decision for each; then a preview of the result, and its confirmation. */
export function DecisionForm({ order, answer: given }: Props) {
  const t = useTranslations('pending-orders');
  const going = useNavigation().formData?.get('intent');
  const { rows, mayNot, swapsFrom } = order;
  // A separate form raises the limit.
  const answer = given?.intent === 'raise' ? undefined : given;
  const isRefusing = answer?.intent === 'refuse';
  const errors = [
    ...Object.entries(answer?.problems ?? {}).map(([fieldId, text]) => ({ text, fieldId })),
    ...(answer?.words ? [{ text: answer.words }] : []),
  ];
  const fields = typedFields(isRefusing ? undefined : answer);
  return (
    <>
      <FormErrorSummary errors={errors} />
      <Form method="post" state={keepScroll} noValidate className="grid gap-4">
        <DetailSection title={t('rows')} text={mayNot ? undefined : t('rowsText')}>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <DecisionRow key={row.rowNumber} row={row} fields={fields} mayDecide={!mayNot} swapsFrom={swapsFrom} />
            ))}
          </ul>
        </DetailSection>
        {!mayNot && (
          <DetailSection title={t('decision')}>
            <div className="grid max-w-2xl gap-4">
              {answer?.preview && <DecisionPreview preview={answer.preview} />}
              <TextArea {...fields.text('message')} label={t('message')} maxLength={longestReason} rows={2} />
              {answer?.preview ? (
                <div className="flex flex-wrap gap-3">
                  <input type="hidden" name="seen" value={answer.preview.seen} />
                  <Button type="submit" name="intent" value="place" isLoading={going === 'place'}>
                    {t(answer.preview.isRefusal ? 'confirmRefusal' : 'confirm')}
                  </Button>
                  <Button type="submit" name="intent" value="try" kind="secondary" isLoading={going === 'try'}>
                    {t('tryAgain')}
                  </Button>
                </div>
              ) : (
                <div>
                  <Button type="submit" name="intent" value="try" isLoading={going === 'try'}>
                    {t('try')}
                  </Button>
                </div>
              )}
            </div>
          </DetailSection>
        )}
      </Form>
      {!mayNot && (
        <Disclosure label={t('refuse')} isOpen={isRefusing}>
          <Form method="post" state={keepScroll} noValidate className="grid max-w-2xl gap-3">
            <input type="hidden" name="intent" value="refuse" />
            <p className="text-quiet">{t('refuseText')}</p>
            <TextArea
              {...typedFields(isRefusing ? answer : undefined, (name) => `refuse-${name}`).text('message')}
              label={t('reason')}
              maxLength={longestReason}
              rows={2}
            />
            <div>
              <Button type="submit" kind="danger" isLoading={going === 'refuse'}>
                {t('refuse')}
              </Button>
            </div>
          </Form>
        </Disclosure>
      )}
    </>
  );
}
