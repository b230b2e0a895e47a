import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { Refused } from '#app/components/account/refused.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { DecideLogo } from '#app/components/staff/logos/decide-logo.tsx';
import { LogoFacts, LogoPicture } from '#app/components/vas/logo-facts.tsx';
import { LogoStateBadge } from '#app/components/vas/logo-state-badge.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import { readStaffLogo } from '#modules/logo/staff-logos.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import type { Route } from './+types/logo.ts';
import { decideByForm } from './decide-by-form.server.ts';
import { toStaffLogo } from './logo-source.server.ts';

async function readLogo(shop: Shop, visit: Visit, id: string) {
  const read = z.uuid().safeParse(id).success ? await readStaffLogo(shop, visit, { id }) : undefined;
  if (!read?.ok) throw notFound();
  return read.value;
}

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { logo, company, versions } = await readLogo(context.get(shopContext), visit, id);
  return {
    logo: toStaffLogo(visit, logo, company),
    versions: versions.map((version) => toStaffLogo(visit, version, company)),
    rights: logo.rights,
    fileName: logo.fileName,
    mayDecide: mayDo(visit.claims, 'orders'),
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { logo } = await readLogo(shop, visit, id);
  const form = await postedForm(request);
  return decideByForm({ shop, visit, form }, { logoId: logo.logoId, version: logo.version });
}

export default function StaffLogoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { logo, versions, rights, fileName, mayDecide } = loaderData;
  const t = useTranslations('staff.logos');
  const words = useTranslations('vas.logo');
  const day = useDay();
  const { href } = useShop();
  return (
    <DetailPage
      title={`${logo.name} v${logo.version}`}
      intro={`${logo.company} · ${day(logo.day)}`}
      back={{ href: href('staffLogos'), text: t('title') }}
      status={<LogoStateBadge state={logo.state} />}
      notice={<Refused key={actionData?.answerId} result={actionData?.result} />}
      side={
        mayDecide && <DecideLogo key={`${logo.id} ${actionData?.answerId}`} logo={logo} result={actionData?.result} />
      }
    >
      <DetailSection title={t('picture')}>
        <LogoPicture logo={logo} />
      </DetailSection>
      <DetailSection title={t('checks')} text={logo.remarks.length === 0 ? t('allFine') : undefined}>
        <LogoFacts logo={logo} />
        <dl className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          <div>
            <dt className="text-quiet">{words('rightsLabel')}</dt>
            <dd>{words(`rights.${rights}`)}</dd>
          </div>
          <div>
            <dt className="text-quiet">{words('file')}</dt>
            <dd className="wrap-anywhere">{fileName}</dd>
          </div>
        </dl>
        {logo.answer !== null && <p className="mt-3 text-danger whitespace-pre-line wrap-anywhere">{logo.answer}</p>}
      </DetailSection>
      {versions.length > 1 && (
        <DetailSection title={t('versions')}>
          <ul className="grid gap-2 text-sm">
            {versions.map(({ id, version, state, day: uploaded }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4">
                {id === logo.id ? (
                  <b>{words('version', { version })}</b>
                ) : (
                  <TextLink to={href('staffLogo', { id })}>{words('version', { version })}</TextLink>
                )}
                <LogoStateBadge state={state} />
                <span className="text-quiet">{day(uploaded)}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </DetailPage>
  );
}
