import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { Refused } from '#app/components/account/refused.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { MediumForm } from '#app/components/staff/media/medium-form.tsx';
import { ReplaceFile } from '#app/components/staff/media/replace-file.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { marketName } from '#modules/account/market-name.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { readMedium } from '#modules/media-library/list-media.server.ts';
import type { Route } from './+types/medium.ts';
import { changeByForm } from './change-medium.server.ts';
import { toMediaView } from './media-source.server.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  if (!z.uuid().safeParse(id).success) throw notFound();
  const read = await readMedium(shop, visit, { id });
  if (!read.ok) throw notFound();
  const { item, fileVersion, usage } = read.value;
  return {
    item: toMediaView(visit, item, fileVersion),
    usage: usage.map(({ slug, language, marketId }) => {
      const market = marketId === null ? undefined : findMarketBySiteId(marketId);
      return { slug, language, market: market ? marketName(market, visit.language) : '' };
    }),
    mayChange: mayDo(visit.claims, 'content'),
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeByForm({ shop: context.get(shopContext), visit: context.get(visitContext), form }, id);
}

export default function StaffMedium({ loaderData, actionData }: Route.ComponentProps) {
  const { item, usage, mayChange } = loaderData;
  const t = useTranslations('media-library');
  const { href } = useShop();
  const isSave = actionData?.intent === 'save';
  return (
    <DetailPage
      title={item.name}
      intro={item.path}
      back={{ href: href('staffMedia'), text: t('title') }}
      status={
        <Badge>{item.missing.length === 0 ? t('altsDone') : t('altsMissing', { count: item.missing.length })}</Badge>
      }
      notice={isSave ? undefined : <Refused key={actionData?.answerId} result={actionData?.result} />}
      side={
        <>
          <DetailSection title={t('usage')}>
            {usage.length === 0 ? (
              <p className="text-sm text-quiet">{t('unused')}</p>
            ) : (
              <ul className="grid gap-1 text-sm">
                {usage.map(({ slug, language, market }) => (
                  <li key={`${slug} ${language} ${market}`} className="wrap-anywhere">
                    {slug || t('general')} · {language} · {market || t('everywhere')}
                  </li>
                ))}
              </ul>
            )}
          </DetailSection>
          {mayChange && (
            <DetailSection title={t('replaceTitle')}>
              <ReplaceFile id={item.id} />
            </DetailSection>
          )}
          {mayChange && usage.length === 0 && (
            <DetailSection title={t('removeTitle')} text={t('removeHint')}>
              <Form method="post" action="?">
                <input type="hidden" name="intent" value="remove" />
                <Button type="submit" kind="danger" size="small">
                  {t('remove')}
                </Button>
              </Form>
            </DetailSection>
          )}
        </>
      }
    >
      <MediumForm
        key={`${item.version} ${actionData?.answerId}`}
        item={item}
        result={isSave ? actionData.result : undefined}
        isReadOnly={!mayChange}
      />
    </DetailPage>
  );
}
