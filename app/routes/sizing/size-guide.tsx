import { useTranslations } from 'use-intl';
import { HowToMeasure } from '#app/components/sizing/how-to-measure.tsx';
import { SizeFinder } from '#app/components/sizing/size-finder.tsx';
import { SizeTables } from '#app/components/sizing/size-tables.tsx';
import { UnitChoice } from '#app/components/sizing/unit-choice.tsx';
import { useSizing } from '#app/components/sizing/use-sizing.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { Route } from './+types/size-guide.ts';
import { loadSizeGuides } from './load-size-guides.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSizeGuides(context.get(shopContext), context.get(visitContext), url.searchParams);
}

/** All size guides, measuring instructions, and the size finder. Without scripts the form reloads the page. */
export default function SizeGuide({
  loaderData: { sheets, texts, marketUnit, measures, asked },
}: Route.ComponentProps) {
  const t = useTranslations('sizing');
  const sizing = useSizing({ marketUnit, measures, unit: asked.unit, ...(asked.typed && { typed: asked.typed }) });
  const intro = texts.intro ?? t('page.intro');
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="description" content={intro} />
      <PageHeading title={t('title')} intro={intro} className="mb-10" />
      <section aria-labelledby="find-title" className="border border-line bg-paper p-5 md:p-8">
        <form method="get">
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <div>
              <h2 id="find-title" className="font-display text-heading font-bold">
                {t('tabs.find')}
              </h2>
              <p className="mt-2 max-w-2xl text-quiet">{t('find.text')}</p>
            </div>
            <UnitChoice name="unit" unit={sizing.unit} onChange={sizing.setUnit} />
          </div>
          <SizeFinder sheets={sheets} sizing={sizing} guide={asked.guide} wish={asked.wish} />
          <noscript>
            <Button type="submit" className="mt-6">
              {t('tabs.find')}
            </Button>
          </noscript>
        </form>
      </section>
      <HowToMeasure text={texts.howToMeasure} />
      <SizeTables sheets={sheets} texts={texts.byGroup} unit={sizing.unit} />
    </>
  );
}
