import { Recycle, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import { MaterialFacts } from '#app/components/product/material-facts.tsx';
import { StandardsList } from '#app/components/product/standards-list.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { GarmentView, PassportView } from './garment-view.ts';
import { GarmentHistory, PassportFacts } from './passport-facts.tsx';

/** A garment: description and return address; for visitors with access also wearer and history. */
export function GarmentPage({ garment }: { garment: GarmentView }) {
  const t = useTranslations('garment.page');
  const { name, colour, size, sku, laundryName, productHref, isSignedIn, passport } = garment;
  return (
    <>
      <title>{`${name} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={name} intro={[colour, size, sku].filter(Boolean).join(' · ')} className="mb-8" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={t('returnTo')}>
          <p className="mt-3 flex items-center gap-3 font-display text-heading font-bold wrap-anywhere">
            <Undo2 aria-hidden="true" className="size-6 shrink-0" />
            {laundryName}
          </p>
          <p className="mt-3 max-w-prose">{t('found', { laundry: laundryName })}</p>
          <p className="mt-4 flex flex-wrap gap-x-6">
            {productHref !== undefined && (
              <PageLink href={productHref} className="inline-flex min-h-11 items-center underline">
                {t('product')}
              </PageLink>
            )}
            {!isSignedIn && (
              <TextLink to="/login" reloadDocument className="inline-flex min-h-11 items-center">
                {t('signIn')}
              </TextLink>
            )}
          </p>
        </Card>
        {passport && <PassportFacts passport={passport} />}
      </div>
      {passport && <Details passport={passport} laundryName={laundryName} />}
    </>
  );
}

type DetailsProps = { passport: PassportView } & Pick<GarmentView, 'laundryName'>;

function Details({ passport, laundryName }: DetailsProps) {
  const t = useTranslations('garment.page');
  const product = useTranslations('product');
  const { material, standards, ppeCategory, conformityHref } = passport;
  const hasStandards = standards.length > 0 || ppeCategory !== undefined;
  return (
    <div className="mt-6 grid gap-6">
      {material && (
        <Card title={product('sections.material')}>
          <div className="mt-4">
            <MaterialFacts material={material} />
          </div>
        </Card>
      )}
      {hasStandards && (
        <Card title={product('sections.standards')}>
          <div className="mt-4">
            <StandardsList standards={standards} ppeCategory={ppeCategory} />
          </div>
          {conformityHref !== undefined && (
            <TextLink to={conformityHref} reloadDocument className="mt-2 inline-flex min-h-11 items-center">
              {product('documents.declaration')}
            </TextLink>
          )}
        </Card>
      )}
      <Card title={t('disposal')}>
        <p className="mt-3 flex max-w-prose gap-3">
          <Recycle aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('disposalText', { laundry: laundryName })}
        </p>
      </Card>
      {/* Last, because it is long. */}
      <GarmentHistory passport={passport} />
    </div>
  );
}
