import { CornerDownRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';

const columns = ['name', 'id', 'defaultAmount', 'invoiceCreditStopAmount'] as const;

export type CompanySort = (typeof columns)[number];

type CompanyRow = {
  readonly id: number;
  readonly name: string;
  readonly isChild: boolean;
  readonly defaultAmount: string;
  readonly invoiceCreditStopAmount: string;
};

type Props = {
  rows: readonly CompanyRow[];
  sort: CompanySort;
  order: 'asc' | 'desc';
  /** The list with other parameters. */
  hrefOf: (changed: Readonly<Record<string, string>>) => string;
  /** False: the visitor sees the settings of a company, but not its forms. */
  mayChange: boolean;
};

/** Companies with their credit, children below their parents. Each head of a column sorts, and turns the order. */
export function CompanyTable({ rows, sort, order, hrefOf, mayChange }: Props) {
  const t = useTranslations('company-admin');
  const { href } = useShop();
  const sortOf = (column: CompanySort) => ({
    direction: column === sort ? (`${order}ending` as const) : ('none' as const),
    to: hrefOf({ sort: column, order: column === sort && order === 'asc' ? 'desc' : 'asc' }),
  });
  return (
    <Table caption={t('title')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column} isNumber={column !== 'name'} sort={sortOf(column)}>
              {t(`field.${column}`)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, isChild, defaultAmount, invoiceCreditStopAmount }) => (
          <tr key={id}>
            <Cell className={isChild ? 'pl-8!' : undefined}>
              <PageLink
                href={
                  mayChange
                    ? href('administrateCompany', { customer_id: String(id) })
                    : `${href('companySettings')}?company=${id}`
                }
                className="inline-flex min-h-6 items-center gap-2 font-semibold underline underline-offset-4"
              >
                {isChild && <CornerDownRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />}
                {name}
              </PageLink>
              {/* Wide screens show this in a column. */}
              <span aria-hidden="true" className="block text-sm text-quiet sm:hidden">
                {t('field.invoiceCreditStopAmount')}: {invoiceCreditStopAmount || '–'}
              </span>
            </Cell>
            <Cell isNumber>{id}</Cell>
            <Cell isNumber className="whitespace-nowrap">
              {defaultAmount}
            </Cell>
            <Cell isNumber className="whitespace-nowrap">
              {invoiceCreditStopAmount}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
