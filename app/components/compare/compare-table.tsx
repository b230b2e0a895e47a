import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { altOf, ProductPicture } from '#app/components/catalogue/card-picture.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Table } from '#app/ui/table.tsx';
import { CompareHeads } from './compare-heads.tsx';
import type { ComparedProduct, CompareRow, Comparison, Fact } from './compare-view.ts';
import { ComparedBuy } from './compared-buy.tsx';

type Props = {
  comparison: Comparison;
  onlyDifferences: boolean;
  /** The page without one product, for the remove link without scripts. */
  hrefWithout: (partNo: string) => string;
  onRemove: (partNo: string) => void;
  /** Position of the sticky product names. */
  headsClassName: string;
};

/** Products side by side. Row titles are above the rows, so that columns use the full width. */
export function CompareTable({
  comparison: { products, rows },
  onlyDifferences,
  hrefWithout,
  onRemove,
  headsClassName,
}: Props) {
  const t = useTranslations('compare');
  const shown = onlyDifferences ? rows.filter((row) => row.differs) : rows;
  const head = useRef<HTMLTableSectionElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const formIds = useId();
  const formIdOf = ({ partNo }: ComparedProduct) => `${formIds}${partNo}`;
  return (
    <div onScrollCapture={({ target }) => track.current?.scrollTo({ left: (target as Element).scrollLeft })}>
      <CompareHeads products={products} head={head} track={track} formIdOf={formIdOf} className={headsClassName} />
      <Table caption={t('title')} className="compare-table bg-paper">
        <thead ref={head}>
          <tr>
            {products.map((product) => (
              <Head
                key={product.partNo}
                product={product}
                formId={formIdOf(product)}
                removeHref={hrefWithout(product.partNo)}
                onRemove={() => onRemove(product.partNo)}
              />
            ))}
          </tr>
        </thead>
        {shown.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Table>
    </div>
  );
}

type HeadProps = { product: ComparedProduct; formId: string; removeHref: string; onRemove: () => void };

function Head({ product, formId, removeHref, onRemove }: HeadProps) {
  const t = useTranslations('compare');
  const { name, href, colours, partNo } = product.card;
  const [shown] = colours;
  return (
    <th scope="col" className="p-3 align-top font-normal md:p-4">
      <div className="relative">
        {shown && (
          <span className="block max-w-60 bg-[#f4f2ee]">
            <ProductPicture picture={shown.picture} alt={altOf(name, shown)} sizes="240px" className="w-full" />
          </span>
        )}
        <PageLink
          href={removeHref}
          aria-label={t('remove', { name })}
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
          className="absolute right-0 top-0 grid size-11 place-items-center bg-paper hover:bg-signal"
        >
          <X aria-hidden="true" className="size-5" />
        </PageLink>
      </div>
      <PageLink href={href} className="mt-3 block font-semibold leading-snug underline-offset-4 hover:underline">
        {name}
      </PageLink>
      <p className="mb-3 mt-0.5 text-sm text-quiet">{partNo}</p>
      <ComparedBuy product={product} formId={formId} />
    </th>
  );
}

function Row({ row: { id, label, cells, differs } }: { row: CompareRow }) {
  const t = useTranslations('compare');
  return (
    <tbody>
      <tr className={cx('border-t-0!', differs ? 'bg-signal/25' : 'bg-ground')}>
        <th scope="rowgroup" colSpan={cells.length} className="px-3 py-1.5 text-left text-sm md:px-4">
          <span className="sticky left-3 md:left-4">
            {label}
            {differs && <span className="ml-2 bg-signal px-1.5 py-0.5 text-xs font-semibold">{t('differs')}</span>}
          </span>
        </th>
      </tr>
      <tr className="border-t-0!">
        {cells.map((facts, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
          <td key={`${id} ${place}`} className="px-3 py-3 align-top wrap-anywhere md:px-4">
            <Facts facts={facts} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations('compare');
  const [only, ...more] = facts;
  if (!only)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('nothing')}</span>
      </>
    );
  if (more.length === 0) return <FactLine fact={only} />;
  return (
    <ul className="grid gap-1.5">
      {facts.map((fact) => (
        <li key={fact.text}>
          <FactLine fact={fact} />
        </li>
      ))}
    </ul>
  );
}

function FactLine({ fact: { text, note, before, symbol, hexes } }: { fact: Fact }) {
  return (
    <span className="flex gap-2 leading-snug">
      {symbol !== undefined && <img src={symbol} alt="" width={24} height={24} loading="lazy" className="size-6" />}
      {hexes && (
        <span
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 border border-ink/15"
          style={{
            background: `linear-gradient(135deg, ${hexes[0] ?? 'transparent'} 50%, ${hexes[1] ?? hexes[0] ?? 'transparent'} 50%)`,
          }}
        />
      )}
      <span className="min-w-0">
        {text}
        {before !== undefined && <s className="ml-2 text-sm text-quiet">{before}</s>}
        {note !== undefined && note !== '' && <span className="block text-sm text-quiet">{note}</span>}
      </span>
    </span>
  );
}
