import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { Refused } from '#app/components/account/refused.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ReturnCard } from '#app/components/staff/orders/return-card.tsx';
import { ReturnMark } from '#app/components/staff/orders/return-mark.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { readStaffReturn } from '#modules/returns/list-staff-returns.server.ts';
import type { Route } from './+types/return.ts';
import { changeReturns } from './change-returns.server.ts';
import { toStaffReturn } from './return-source.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!z.uuid().safeParse(id).success) throw notFound();
  const shop = context.get(shopContext);
  const read = await readStaffReturn(shop, visit, { id });
  if (!read.ok) throw notFound();
  return { one: await toStaffReturn(shop, visit, read.value) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeReturns({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function StaffReturnPage({ loaderData: { one }, actionData }: Route.ComponentProps) {
  const t = useTranslations('order-page.staff');
  const all = useTranslations('order-page.returns');
  const { href } = useShop();
  return (
    <DetailPage
      title={all('number', { number: one.number })}
      intro={`${one.buyer} · ${one.email}`}
      back={{ href: href('staffReturns'), text: t('title') }}
      status={<ReturnMark row={one} />}
      notice={<Refused key={actionData?.answerId} result={actionData?.result} />}
    >
      <ReturnCard key={actionData?.answerId} one={one} result={actionData?.result} />
    </DetailPage>
  );
}
