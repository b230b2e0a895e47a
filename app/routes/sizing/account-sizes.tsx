import { useTranslations } from 'use-intl';
import { AccountFrame } from '#app/components/account/account-frame.tsx';
import { Section } from '#app/components/account/section.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { OwnMeasuresForm } from '#app/components/sizing/own-measures-form.tsx';
import { type OwnSizesDone, readDone } from '#app/components/sizing/own-sizes-fields.ts';
import { OwnSizesForm } from '#app/components/sizing/own-sizes-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { Notice } from '#app/ui/notice.tsx';
import { readMyMeasures } from '#modules/sizing/customer-measures.server.ts';
import { readCustomerSizes } from '#modules/sizing/read-customer-sizes.server.ts';
import { readSizeGuides } from '#modules/sizing/size-guides.server.ts';
import { unitOfMarket } from '#modules/sizing/size-measures.ts';
import { toSizeSheets } from '#modules/sizing/size-sheet.ts';
import type { Route } from './+types/account-sizes.ts';
import { changeOwnSizes } from './change-own-sizes.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const sizes = await readCustomerSizes(shop, visit, { id: 'all', customerId: undefined });
  const measures = await readMyMeasures(shop, visit);
  if (!sizes.ok || !measures.ok) throw notFound();
  return {
    sheets: toSizeSheets(await readSizeGuides(shop), visit),
    sizes: Object.fromEntries(sizes.value.map(({ sizeGroup, size }) => [sizeGroup, size])),
    measures: measures.value,
    marketUnit: unitOfMarket(visit.market.code),
    done: readDone(url.searchParams),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeOwnSizes(context.get(shopContext), context.get(visitContext), await postedForm(request));
}

export default function AccountSizes({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('sizing');
  const account = useTranslations('account.nav');
  const { href } = useShop();
  const { sheets, sizes, measures, marketUnit, done } = loaderData;
  const saved = (part: OwnSizesDone) =>
    done === part && (
      <Notice tone="success" isLive className="mb-6">
        {t(`mine.saved.${part}`)}
      </Notice>
    );
  return (
    <AccountFrame page="accountSizes" title={account('accountSizes')} intro={t('mine.intro')}>
      <Section id="measures" title={t('mine.measures')} text={t('mine.measuresText')}>
        {saved('measures')}
        <OwnMeasuresForm marketUnit={marketUnit} measures={measures} returned={actionData} />
        <p className="mt-5">
          <PageLink href={href('sizeguide')} className="underline underline-offset-4 hover:no-underline">
            {t('page.how')}
          </PageLink>
        </p>
      </Section>
      <Section id="sizes" title={t('mine.sizes')} text={t('mine.sizesText')}>
        {saved('sizes')}
        <OwnSizesForm sheets={sheets} sizes={sizes} measures={measures} marketUnit={marketUnit} />
      </Section>
    </AccountFrame>
  );
}
