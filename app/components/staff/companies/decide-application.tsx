import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';

type Props = { result: SubmissionResult | undefined; isContactKnown: boolean };

/** For staff: accept the company, or refuse it with a reason. A contact with an account gets an offer to join instead of a new account. */
export function DecideApplication({ result, isContactKnown }: Props) {
  const t = useTranslations('staff.companies');
  const isSending = useNavigation().state === 'submitting';
  const typed = result?.initialValue?.['reason'];
  return (
    <>
      <DetailSection title={t('accept')} text={t(isContactKnown ? 'acceptKnownText' : 'acceptText')}>
        <Form method="post">
          <input type="hidden" name="intent" value="accept" />
          {isContactKnown && <input type="hidden" name="asksExisting" value="on" />}
          <Button type="submit" size="small" isLoading={isSending}>
            {t(isContactKnown ? 'acceptKnown' : 'accept')}
          </Button>
        </Form>
      </DetailSection>
      <DetailSection title={t('refuse')} text={t('refuseText')}>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="refuse" />
          <TextArea
            id="refuse-reason"
            name="reason"
            label={t('reason')}
            rows={3}
            maxLength={500}
            isOptional
            defaultValue={typeof typed === 'string' ? typed : ''}
            error={result?.error?.['reason'] ?? undefined}
          />
          <Button type="submit" size="small" kind="secondary" className="justify-self-start" isLoading={isSending}>
            {t('refuse')}
          </Button>
        </Form>
      </DetailSection>
    </>
  );
}
