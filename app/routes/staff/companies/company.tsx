import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { Refused } from '#app/components/account/refused.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { DecideApplication } from '#app/components/staff/companies/decide-application.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { usesLaundry } from '#app/routes/history/history-place.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import { readApplication } from '#modules/company-application/list-applications.server.ts';
import type { Route } from './+types/company.ts';
import { toApplicationView } from './application-source.server.ts';
import { decideByForm } from './decide-by-form.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  if (!z.uuid().safeParse(id).success) throw notFound();
  const read = await readApplication(shop, visit, { id });
  if (!read.ok) throw notFound();
  const isOpen = read.value.state === 'waiting' && mayDo(visit.claims, 'customers');
  const { isContactKnown, companyId } = read.value;
  const laundryOf = companyId !== undefined && (await usesLaundry(shop, companyId)) ? companyId : undefined;
  return { application: toApplicationView(visit, read.value), isOpen, isContactKnown, laundryOf };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await postedForm(request);
  return decideByForm({ shop: context.get(shopContext), visit: context.get(visitContext), form }, id);
}

export default function StaffCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { application, isOpen, isContactKnown, laundryOf } = loaderData;
  const t = useTranslations('staff.companies');
  const field = useTranslations('login.apply');
  const nav = useTranslations('history.nav');
  const day = useDay();
  const { href } = useShop();
  const { companyName, market, state, reason, companyHref, fields } = application;
  return (
    <DetailPage
      title={companyName}
      intro={`${market} · ${day(application.day)}`}
      back={{ href: href('staffCompanies'), text: t('title') }}
      status={<Badge>{t(`state.${state}`)}</Badge>}
      notice={<Refused key={actionData?.answerId} result={actionData?.result} />}
      side={
        isOpen ? (
          <DecideApplication key={actionData?.answerId} result={actionData?.result} isContactKnown={isContactKnown} />
        ) : (
          <DetailSection title={t(`state.${state}`)}>
            {companyHref !== undefined && <TextLink to={companyHref}>{t('toCompany')}</TextLink>}
            {laundryOf !== undefined && (
              <TextLink to={`${href('companyLaundryReport')}?company=${laundryOf}`}>
                {nav('companyLaundryReport')}
              </TextLink>
            )}
            {reason !== '' && <p className="whitespace-pre-line wrap-anywhere">{reason}</p>}
          </DetailSection>
        )
      }
    >
      <DetailSection title={t('typed')}>
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {fields.map(({ name, value }) => (
            <div key={name} className={name === 'message' ? 'sm:col-span-2' : ''}>
              <dt className="text-sm text-quiet">{field(name)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </DetailSection>
    </DetailPage>
  );
}
