import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import type { ContactState } from '#modules/contact/contact-message.ts';
import { longest } from '#modules/contact/contact-message.ts';
import type { MessageIntent } from './message-view.ts';

type Props = { answerId: string; emailAddress: string; result: SubmissionResult | undefined };

/** The answer, which goes to the writer by mail. */
export function AnswerMessage({ answerId, emailAddress, result }: Props) {
  const t = useTranslations('contact.staff');
  const isSending = useNavigation().formData?.get('intent') === 'answer';
  const [form, { body }] = useForm<{ body: string }>({ id: 'contact-answer', lastResult: result ?? null });
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="grid max-w-3xl gap-3">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="id" value={answerId} />
      <TextArea
        {...getTextareaProps(body)}
        key="body"
        label={t('answer')}
        hint={t('answerHint', { email: emailAddress })}
        error={body.errors}
        maxLength={longest.body}
        rows={8}
      />
      <Button type="submit" size="small" isLoading={isSending} className="justify-self-start">
        {t('send')}
      </Button>
    </Form>
  );
}

/** Closes a message without an answer, or opens a closed one. */
export function SwitchMessage({ state }: { state: ContactState }) {
  const t = useTranslations('contact.staff');
  const intent: MessageIntent = state === 'closed' ? 'open' : 'close';
  const isSending = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" action="?">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="small" kind="secondary" isLoading={isSending}>
        {t(intent)}
      </Button>
    </Form>
  );
}
