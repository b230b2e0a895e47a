import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { MemberForm } from '#app/components/staff/members/member-form.tsx';
import { MemberLine } from '#app/components/staff/members/member-row.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/members.ts';
import { changeMembers } from './change-members.server.ts';
import { loadMembers } from './load-members.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadMembers(context.get(shopContext), context.get(visitContext));
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeMembers({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function StaffMembers({ loaderData: { members, mayChange }, actionData }: Route.ComponentProps) {
  const t = useTranslations('audit.members');
  const [query] = useSearchParams();
  const done = useDone({ saved: t('saved') });
  const opened = mayChange ? query.get('member') : null;
  return (
    <DetailPage title={t('title')} intro={t('intro')}>
      {done}
      <p className="text-sm text-quiet">{t('count', { count: members.length })}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {members.map((member) => (
          <li key={member.customerId}>
            {String(member.customerId) === opened ? (
              <MemberForm key={actionData?.answerId} member={member} result={actionData?.result} />
            ) : (
              <MemberLine member={member} mayChange={mayChange} />
            )}
          </li>
        ))}
      </ul>
    </DetailPage>
  );
}
