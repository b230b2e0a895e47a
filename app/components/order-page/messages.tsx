import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { longestMessage } from '#modules/order-message/order-message.ts';
import { errorsOf } from './answer-errors.ts';
import type { MessageView, OrderPageAnswer } from './order-page-view.ts';

/** Messages between buyer and staff, the oldest first. */
export function Messages({ messages }: { messages: readonly MessageView[] }) {
  const t = useTranslations('order-page.messages');
  const timeOf = useMoment('time');
  return (
    <ol className="grid gap-3 empty:hidden">
      {messages.map(({ id, isFromStaff, author, body, at }) => (
        <li key={id} className={cx('max-w-xl border border-line p-4', isFromStaff ? 'bg-ground' : 'ml-auto bg-paper')}>
          <p className="text-sm text-quiet">
            {isFromStaff ? t('staff') : author || t('buyer')} · {timeOf(at)}
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>
        </li>
      ))}
    </ol>
  );
}

type FormProps = {
  messageId: string;
  orderId?: string;
  answer: Pick<OrderPageAnswer, 'words' | 'problems' | 'typed'> | undefined;
};

export function MessageForm({ messageId, orderId, answer }: FormProps) {
  const t = useTranslations('order-page.messages');
  const { search } = useLocation();
  const isSending = useNavigation().formData?.get('intent') === 'message';
  return (
    <Form method="post" action={search || '?'} state={keepScroll} noValidate className="mt-4 grid max-w-xl gap-3">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="messageId" value={messageId} />
      {orderId && <input type="hidden" name="orderId" value={orderId} />}
      {answer && <FormErrorSummary errors={errorsOf(answer)} />}
      <TextArea
        {...typedFields(answer).text('body')}
        label={t('body')}
        hint={orderId ? undefined : t('hint')}
        maxLength={longestMessage}
        rows={3}
      />
      <div>
        <Button type="submit" kind="secondary" isLoading={isSending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
