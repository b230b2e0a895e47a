import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { Refused } from '#app/components/account/refused.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { AnswerMessage, SwitchMessage } from '#app/components/staff/messages/answer-message.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import { readMessage } from '#modules/contact/read-messages.server.ts';
import type { Route } from './+types/message.ts';
import { changeMessage } from './change-message.server.ts';
import { toStaffMessage } from './message-source.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  if (!z.uuid().safeParse(id).success) throw notFound();
  const read = await readMessage(shop, visit, { id });
  if (!read.ok) throw notFound();
  return {
    message: toStaffMessage(visit, read.value.message),
    answers: read.value.answers.map(({ id, body, writtenAt }) => ({ id, body, at: writtenAt })),
    mayAnswer: mayDo(visit.claims, 'customers'),
    answerId: crypto.randomUUID(),
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeMessage({ shop: context.get(shopContext), visit: context.get(visitContext), form }, id);
}

export default function StaffMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, answers, mayAnswer, answerId } = loaderData;
  const t = useTranslations('contact');
  const day = useDay();
  const timeOf = useMoment('time');
  const { href } = useShop();
  const { name, emailAddress, orderNo, body, topic, state, market, language, languageName } = message;
  const isAnswer = actionData?.intent === 'answer';
  return (
    <DetailPage
      title={name}
      intro={`${t(`topic.${topic}`)} · ${market} · ${day(message.day)}`}
      back={{ href: href('staffMessages'), text: t('staff.title') }}
      status={<Badge>{t(`staff.state.${state}`)}</Badge>}
      actions={mayAnswer && state !== 'answered' ? <SwitchMessage state={state} /> : undefined}
      notice={isAnswer ? undefined : <Refused key={actionData?.answerId} result={actionData?.result} />}
      side={
        <DetailSection title={t('staff.sender')}>
          <dl className="grid gap-3">
            <div>
              <dt className="text-sm text-quiet">{t('field.emailAddress')}</dt>
              <dd className="wrap-anywhere">{emailAddress}</dd>
            </div>
            <div>
              <dt className="text-sm text-quiet">{t('staff.language')}</dt>
              <dd>{languageName}</dd>
            </div>
            {orderNo !== '' && (
              <div>
                <dt className="text-sm text-quiet">{t('field.orderNo')}</dt>
                <dd className="wrap-anywhere">
                  <TextLink to={`${href('staffOrders')}?search=${encodeURIComponent(orderNo)}`}>{orderNo}</TextLink>
                </dd>
              </div>
            )}
          </dl>
        </DetailSection>
      }
    >
      <DetailSection title={t('field.body')}>
        <p lang={language} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {body}
        </p>
      </DetailSection>
      {answers.map((answer) => (
        <DetailSection key={answer.id} title={t('staff.answer')} text={timeOf(answer.at)}>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer.body}</p>
        </DetailSection>
      ))}
      {mayAnswer && state !== 'closed' && (
        <DetailSection title={t(answers.length > 0 ? 'staff.answerAgain' : 'staff.answerNow')}>
          <AnswerMessage
            key={actionData?.answerId}
            answerId={answerId}
            emailAddress={emailAddress}
            result={isAnswer ? actionData.result : undefined}
          />
        </DetailSection>
      )}
    </DetailPage>
  );
}
