import { useTranslations } from 'use-intl';
import { AccountFrame } from '#app/components/account/account-frame.tsx';
import { CompanyCard } from '#app/components/account/company-card.tsx';
import { DashboardTiles } from '#app/components/account/dashboard-tiles.tsx';
import { MembershipOffers } from '#app/components/account/membership-offers.tsx';
import { PersonCard } from '#app/components/account/person-card.tsx';
import { Refused } from '#app/components/account/refused.tsx';
import { UsageCard } from '#app/components/account/usage-card.tsx';
import { BoughtShelf } from '#app/components/bought/bought-shelf.tsx';
import { Overview } from '#app/components/history/overview.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { loadOverview } from '#app/routes/history/load-overview.server.ts';
import { loadBought } from '#app/routes/home/load-bought.server.ts';
import type { Route } from './+types/account.ts';
import { answerMembershipOffer } from './answer-offer.server.ts';
import { loadDashboard, loadOffers } from './load-dashboard.server.ts';
import { loadUsage } from './load-usage.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  return {
    ...(await loadDashboard(shop, visit)),
    offers: await loadOffers(shop, visit),
    overview: await loadOverview(shop, visit, 'own'),
    usages: await loadUsage(shop, visit),
    bought: await loadBought(shop, visit, request),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return answerMembershipOffer({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { offers, profile, otherCompanies, devices, tiles, overview, usages, bought } = loaderData;
  const t = useTranslations('account');
  const { company } = profile;
  return (
    <AccountFrame
      page="account"
      title={t('dashboard.title', { name: profile.firstName })}
      intro={company ? t('dashboard.introCompany', { company: company.name }) : t('dashboard.intro')}
    >
      <Refused key={actionData?.answerId} result={actionData?.result} />
      <MembershipOffers offers={offers} />
      <Overview view={overview} />
      <UsageCard usages={usages} />
      <div className="mt-4 grid gap-4 min-[1200px]:grid-cols-2">
        <PersonCard profile={profile} devices={devices} />
        {(company || otherCompanies.length > 0) && <CompanyCard company={company} others={otherCompanies} />}
      </div>
      <DashboardTiles tiles={tiles} />
      {bought && (
        <div className="mt-14">
          <BoughtShelf {...bought} room="column" />
        </div>
      )}
    </AccountFrame>
  );
}
