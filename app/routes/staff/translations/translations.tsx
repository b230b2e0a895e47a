import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ImportForm } from '#app/components/staff/translations/import-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { languages } from '#core/locale.ts';
import { marketName } from '#modules/account/market-name.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { listTranslatable } from '#modules/translation/export-texts.server.ts';
import { fileFormats } from '#modules/translation/translation-file.ts';
import type { Route } from './+types/translations.ts';
import { importFile } from './import-file.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const listed = await listTranslatable(context.get(shopContext), visit);
  if (!listed.ok) throw notFound();
  return {
    slugs: listed.value,
    mayChange: mayDo(visit.claims, 'content'),
    market: marketName(visit.market, visit.language),
    source: visit.market.defaultLocale,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return importFile({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function StaffTranslations({ loaderData, actionData }: Route.ComponentProps) {
  const { slugs, mayChange, market, source } = loaderData;
  const t = useTranslations('translation');
  const { href, language } = useShop();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const options = languages.map((value) => ({ value, label: names.of(value) ?? value }));
  const target = languages.find((one) => one !== source) ?? 'en';
  return (
    <DetailPage title={t('title')} intro={t('intro', { market })}>
      <DetailSection title={t('exportTitle')} text={t('exportText')}>
        {/* A plain form: the browser loads the file. */}
        <form method="get" action={href('staffTranslationFile')} className="flex flex-wrap items-end gap-3">
          <Select
            id="export-source"
            name="source"
            size="small"
            label={t('source')}
            options={options}
            defaultValue={source}
          />
          <Select
            id="export-target"
            name="target"
            size="small"
            label={t('target')}
            options={options}
            defaultValue={target}
          />
          <Select
            id="export-slug"
            name="slug"
            size="small"
            label={t('pages')}
            options={[
              { value: '', label: t('all') },
              ...slugs.map((slug) => ({ value: slug, label: slug === 'general' ? t('general') : slug })),
            ]}
          />
          <Select
            id="export-format"
            name="format"
            size="small"
            label={t('format')}
            options={fileFormats.map((value) => ({ value, label: value === 'xliff' ? 'XLIFF 2.0' : 'JSON' }))}
          />
          <Button type="submit" size="small">
            {t('export')}
          </Button>
        </form>
      </DetailSection>
      {mayChange && (
        <DetailSection title={t('importTitle')} text={t('importText')}>
          <ImportForm answer={actionData} market={market} />
        </DetailSection>
      )}
    </DetailPage>
  );
}
