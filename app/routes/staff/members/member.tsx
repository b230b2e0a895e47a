import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { MemberMarks, MemberTasks } from '#app/components/staff/members/member-cells.tsx';
import { MemberForm } from '#app/components/staff/members/member-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import type { Route } from './+types/member.ts';
import { changeMember } from './change-member.server.ts';
import { listMemberViews } from './member-source.server.ts';

export async function loader({ context, params: { customerId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const listed = await listMemberViews(context.get(shopContext), visit);
  const member = listed.ok ? listed.value.find((one) => String(one.customerId) === customerId) : undefined;
  if (!member) throw notFound();
  return { member, mayChange: mayDo(visit.claims, 'settings') };
}

export async function action({ context, request, params: { customerId } }: Route.ActionArgs) {
  const form = await postedForm(request);
  const visit = context.get(visitContext);
  if (!/^[1-9]\d{0,9}$/.test(customerId)) throw notFound();
  return changeMember({ shop: context.get(shopContext), visit, form }, Number(customerId));
}

export default function StaffMemberPage({ loaderData: { member, mayChange }, actionData }: Route.ComponentProps) {
  const t = useTranslations('audit.members');
  const { href } = useShop();
  return (
    <DetailPage
      title={member.name}
      intro={member.loginName}
      back={{ href: href('staffMembers'), text: t('title') }}
      status={<MemberMarks row={member} />}
    >
      {mayChange ? (
        <MemberForm key={actionData?.answerId} member={member} result={actionData?.result} />
      ) : (
        <DetailSection title={t('tasks')}>
          <MemberTasks row={member} />
        </DetailSection>
      )}
    </DetailPage>
  );
}
