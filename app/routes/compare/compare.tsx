import { Scale } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { fieldsOf } from '#app/components/buying/form-fields.ts';
import { CompareTable } from '#app/components/compare/compare-table.tsx';
import { comparedAddress, isSameProduct, mostCompared } from '#app/components/compare/compared.ts';
import { ComparisonNotes } from '#app/components/compare/comparison-notes.tsx';
import { readAsked } from '#app/components/compare/read-asked.ts';
import { useCompared } from '#app/components/compare/use-compared.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { withLanguage } from '#app/components/shell/with-language.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Switch } from '#app/ui/fields/switch.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { parsePartNumber } from '#core/sku.ts';
import type { Route } from './+types/compare.ts';
import { loadComparison } from './load-comparison.server.ts';

/** The compared products are in the address, so that the page can be shared and works without scripts. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { isCut } = readAsked(url.searchParams);
  const comparison = await loadComparison(context.get(shopContext), context.get(visitContext), request);
  return { comparison, isCut, onlyDifferences: url.searchParams.has('diff') };
}

export default function Compare({ loaderData: { comparison, isCut, onlyDifferences } }: Route.ComponentProps) {
  const t = useTranslations('compare');
  const { products } = comparison;
  const here = useComparePage(products.map(({ partNo }) => partNo));
  const isFilled = products.length > 0;
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={t('title')}
        className="mb-8"
        actions={
          isFilled && (
            <PageLink href={here.hrefOf([])} onClick={here.clear} className={buttonClasses({ kind: 'secondary' })}>
              {t('clear')}
            </PageLink>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isCut && <Notice tone="warn">{t('full', { most: mostCompared })}</Notice>}
        {isFilled ? (
          // Reset, because another address may have another setting.
          <Comparing key={String(onlyDifferences)} comparison={comparison} asked={onlyDifferences} here={here} />
        ) : (
          <>
            <ComparisonNotes comparison={comparison} onlyDifferences={false} />
            <Empty />
          </>
        )}
        {products.length < mostCompared && (
          <AddNumber partNos={here.partNos} unknown={comparison.missing[0]} onAdd={here.add} />
        )}
      </div>
    </>
  );
}

type Here = ReturnType<typeof useComparePage>;

/** The page follows its address; the visitor's own list is updated by changes here. */
function useComparePage(partNos: readonly string[]) {
  const { href } = useShop();
  const navigate = useNavigate();
  const own = useCompared();
  const hrefOf = (next: readonly string[]) => comparedAddress(href('compare'), next);
  const ownHref = hrefOf(own.partNos);
  const isOwn = (partNo: string) => own.partNos.some((one) => isSameProduct(one, partNo));
  const isEmpty = partNos.length === 0 && own.partNos.length > 0;
  useEffect(() => {
    // Without products in the address, shows the visitor's own list.
    if (isEmpty && !new URLSearchParams(window.location.search).has('p'))
      void navigate(withLanguage(ownHref), { replace: true });
  }, [isEmpty, ownHref, navigate]);
  const added = useRef<string>(undefined);
  useEffect(() => {
    // Added to the list only after the shop has found it.
    const partNo = partNos.find((one) => added.current !== undefined && isSameProduct(one, added.current));
    if (partNo === undefined) return;
    added.current = undefined;
    if (!isOwn(partNo)) own.toggle(partNo);
  });
  return {
    partNos,
    hrefOf,
    add: (typed: string) => {
      const number = parsePartNumber(typed);
      added.current = number.ok ? number.value : undefined;
    },
    clear: own.clear,
    remove: (partNo: string) => {
      if (isOwn(partNo)) own.toggle(partNo);
      const left = partNos.filter((one) => one !== partNo);
      void navigate(withLanguage(hrefOf(left)), { replace: true, preventScrollReset: true });
    },
  };
}

type ComparingProps = { comparison: Route.ComponentProps['loaderData']['comparison']; asked: boolean; here: Here };

function Comparing({ comparison, asked, here: { partNos, hrefOf, remove } }: ComparingProps) {
  const t = useTranslations('compare');
  const [onlyDifferences, setOnly] = useState(asked);
  return (
    <>
      {partNos.length > 1 && (
        <Form className="flex flex-wrap items-center gap-4">
          <input type="hidden" name="p" value={partNos.join(',')} />
          <Switch
            name="diff"
            value="1"
            label={t('onlyDifferences')}
            checked={onlyDifferences}
            onChange={({ currentTarget }) => setOnly(currentTarget.checked)}
          />
          <Button type="submit" size="small" kind="secondary" className="hidden! noscript:inline-flex!">
            {t('show')}
          </Button>
        </Form>
      )}
      <ComparisonNotes comparison={comparison} onlyDifferences={onlyDifferences} />
      <CompareTable
        comparison={comparison}
        onlyDifferences={onlyDifferences}
        hrefWithout={(gone) => hrefOf(partNos.filter((one) => one !== gone))}
        onRemove={remove}
        headsClassName="top-16 md:top-30"
      />
    </>
  );
}

function Empty() {
  const t = useTranslations('compare');
  const buying = useTranslations('buying.mini');
  const { href } = useShop();
  return (
    <EmptyState
      title={t('empty.title')}
      icon={<Scale aria-hidden="true" />}
      actions={
        <PageLink href={href('allProducts')} className={buttonClasses({})}>
          {buying('look')}
        </PageLink>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

type AddNumberProps = { partNos: readonly string[]; unknown: string | undefined; onAdd: (typed: string) => void };

/** Adds a product by number, with or without scripts. */
function AddNumber({ partNos, unknown, onAdd }: AddNumberProps) {
  const t = useTranslations('compare');
  const catalogue = useTranslations('catalogue.sort');
  return (
    <Form
      className="flex flex-wrap items-end gap-3"
      onSubmit={({ currentTarget }) => onAdd(fieldsOf(currentTarget).getAll('p').at(-1) ?? '')}
    >
      {partNos.length > 0 && <input type="hidden" name="p" value={partNos.join(',')} />}
      <TextField
        key={`${partNos.join(',')} ${unknown}`}
        label={catalogue('PartNo')}
        name="p"
        defaultValue={unknown}
        required
        autoComplete="off"
        className="w-60"
      />
      <Button type="submit" kind="secondary">
        {t('addNumber')}
      </Button>
    </Form>
  );
}
