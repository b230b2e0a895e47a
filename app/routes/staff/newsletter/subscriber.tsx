import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { Refused } from '#app/components/account/refused.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { ProofRow } from '#app/components/staff/newsletter/newsletter-view.ts';
import { ProofTable } from '#app/components/staff/newsletter/proof-table.tsx';
import { SubscriberState } from '#app/components/staff/newsletter/subscriber-cells.tsx';
import { UnblockForm } from '#app/components/staff/newsletter/unblock-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { textField } from '#core/fields.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { readSubscriber } from '#modules/newsletter/read-subscribers.server.ts';
import { unblock } from '#modules/newsletter/unblock.server.ts';
import type { Route } from './+types/subscriber.ts';
import { toRows } from './subscriber-source.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const read = await readSubscriber(context.get(shopContext), visit, { id });
  if (!read.ok) throw notFound();
  const [row] = toRows(visit, [read.value.subscriber]);
  if (!row) throw notFound();
  const proofs = read.value.proofs.map(
    ({ what, at, source, cultureCode, wording }, index): ProofRow => ({
      key: String(index),
      what,
      on: dayIn(visit.market.marketId, at),
      source,
      culture: cultureCode,
      wording,
    }),
  );
  const { blockReason } = read.value.subscriber;
  return { row, proofs, blockReason, mailed: read.value.mailed, mayChange: mayDo(visit.claims, 'newsletter') };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  return answerForm(
    { shop, visit, form: await postedForm(request) },
    {
      intent: 'unblock',
      domain: 'staff',
      labels: { reason: 'newsletter.unblock.reason' },
      schema: z.object({ reason: textField({ max: 300 }) }),
      run: ({ reason }) => unblock(shop, visit, { id, reason }),
      done: () => redirect(`${routeHref('staffNewsletterSubscriber', visit.language, { id })}?done=unblocked`),
    },
  );
}

export default function StaffSubscriber({ loaderData, actionData }: Route.ComponentProps) {
  const { row, proofs, blockReason, mailed, mayChange } = loaderData;
  const t = useTranslations('staff.newsletter');
  const topics = useTranslations('newsletter.preferences.topic');
  const all = useTranslations('staff');
  const { href } = useShop();
  const done = useDone({ unblocked: t('unblock.done') });
  const facts = [
    [all('market'), row.market],
    [t('language'), row.language],
    [t('source'), row.source],
    [t('topics'), row.topics.map((topic) => topics(topic)).join(', ')],
    [t('mailed.title'), t(`mailed.${mailed}`)],
  ];
  return (
    <DetailPage
      title={row.emailAddress}
      back={{ href: href('staffNewsletter'), text: t('title') }}
      status={<SubscriberState state={row.state} />}
      notice={
        <>
          {done}
          <Refused key={actionData?.answerId} result={actionData?.result} />
        </>
      }
    >
      <DetailSection title={t('facts')}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-quiet">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </DetailSection>
      {blockReason && (
        <DetailSection title={t('state.blocked')} text={t(`blocked.${blockReason}`)}>
          {mayChange && <UnblockForm key={actionData?.answerId} result={actionData?.result} />}
        </DetailSection>
      )}
      <DetailSection title={t('proof')} text={t('proofText')} isFlush>
        <ProofTable rows={proofs} />
      </DetailSection>
    </DetailPage>
  );
}
