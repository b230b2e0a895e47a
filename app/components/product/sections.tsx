import { Check, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MaterialFacts } from './material-facts.tsx';
import type { ProductView } from './product-view.ts';
import { StandardsList } from './standards-list.tsx';

export type Section = { id: string; title: string; content: ReactNode };

/** Details below the head of a product page. Empty sections are left out. */
export function useSections(product: ProductView): Section[] {
  const t = useTranslations('product.sections');
  const { description, usps, material, standards, ppeCategory, properties, documents, services } = product;
  const all: (Section | false | undefined)[] = [
    {
      id: 'description',
      title: t('description'),
      content: <Description text={description} usps={usps} />,
    },
    material && { id: 'material', title: t('material'), content: <MaterialFacts material={material} /> },
    (standards.length > 0 || ppeCategory !== undefined) && {
      id: 'standards',
      title: t('standards'),
      content: <StandardsList standards={standards} ppeCategory={ppeCategory} />,
    },
    properties.length > 0 && {
      id: 'properties',
      title: t('properties'),
      content: <Properties properties={properties} />,
    },
    services.length > 0 && { id: 'services', title: t('services'), content: <Services names={services} /> },
    documents.length > 0 && { id: 'documents', title: t('documents'), content: <Documents documents={documents} /> },
  ];
  return all.filter((section) => section !== undefined && section !== false);
}

function Description({ text, usps }: { text: string; usps: readonly string[] }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <p className="max-w-prose text-lg text-pretty">{text}</p>
      {usps.length > 0 && (
        <ul className="grid content-start gap-2.5">
          {usps.map((usp) => (
            <li key={usp} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 bg-signal p-0.5" />
              {usp}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Properties({ properties }: Pick<ProductView, 'properties'>) {
  return (
    <dl className="max-w-3xl border-t border-line">
      {properties.map(({ code, name, values }) => (
        <div key={code} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[14rem_1fr]">
          <dt className="text-quiet">{name}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Services({ names }: { names: readonly string[] }) {
  const t = useTranslations('product.services');
  return (
    <>
      <p className="max-w-prose">{t('intro')}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="border border-line bg-paper px-3 py-1.5 text-sm">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function Documents({ documents }: Pick<ProductView, 'documents'>) {
  const t = useTranslations('product.documents');
  const format = useFormatter();
  return (
    <ul className="grid max-w-xl gap-2">
      {documents.map(({ kind, address, kilobytes }) => (
        <li key={address}>
          <a href={address} className="group flex min-h-11 items-center gap-3 border border-line bg-paper px-4 py-2">
            <FileText aria-hidden="true" className="size-5 shrink-0" />
            <span className="flex-1 underline decoration-1 underline-offset-4 group-hover:decoration-2">{t(kind)}</span>
            <span className="text-sm text-quiet">
              {kilobytes === undefined ? 'PDF' : t('size', { size: format.number(kilobytes) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
