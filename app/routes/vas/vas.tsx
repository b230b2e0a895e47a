import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cardGrid, ServiceCard } from '#app/components/vas/service-card.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { describeKnownServices } from '#modules/vas/list-services.server.ts';
import type { Route } from './+types/vas.ts';
import { toOfferedService } from './to-offered-service.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const services = await describeKnownServices(shop, visit);
  return {
    services: services.map((service) => toOfferedService(visit, service, 'excl')),
    hasCompany: visit.claims?.company_id !== undefined,
  };
}

/** The public page about services on garments. */
export default function Vas({ loaderData: { services, hasCompany } }: Route.ComponentProps) {
  const t = useTranslations('vas');
  const { href } = useShop();
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="description" content={t('intro')} />
      <PageHeading title={t('title')} intro={t('intro')} />
      <Notice className="mt-6 mb-8">{t('returns')}</Notice>
      {hasCompany && (
        <p className="mb-8">
          <PageLink href={href('companyVas')} className="underline underline-offset-4">
            {t('company.title')}
          </PageLink>
        </p>
      )}
      <ul className={cardGrid}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
    </>
  );
}
