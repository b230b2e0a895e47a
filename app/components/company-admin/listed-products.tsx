import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { CompanyAnswer } from './company-admin-view.ts';

type OpenedList = {
  readonly code: string;
  readonly name: string;
  readonly page: number;
  readonly pageCount: number;
  readonly products: readonly {
    readonly partNo: string;
    readonly name: string;
    readonly price: string;
    readonly isGross: boolean;
  }[];
};

type Props = { list: OpenedList; isStaff: boolean; answer: CompanyAnswer | undefined };

/** The products of a list and their prices. Staff add and remove products. */
export function ListedProducts({ list, isStaff, answer }: Props) {
  const t = useTranslations('company-admin');
  const caption = t('lists.products', { list: list.name });
  const hrefOf = (page: number) => `?${new URLSearchParams({ list: list.code, page: String(page) })}`;
  return (
    <DetailSection title={caption}>
      {isStaff && <AddProduct list={list.code} answer={answer} />}
      {list.products.length === 0 ? (
        <p className="text-quiet">{t('lists.empty')}</p>
      ) : (
        <Table caption={caption}>
          <thead>
            <tr>
              <HeaderCell>{t('lists.number')}</HeaderCell>
              <HeaderCell>{t('field.name')}</HeaderCell>
              <HeaderCell isNumber>{t('lists.price')}</HeaderCell>
              {isStaff && (
                <HeaderCell>
                  <span className="sr-only">{t('remove')}</span>
                </HeaderCell>
              )}
            </tr>
          </thead>
          <tbody>
            {list.products.map(({ partNo, name, price, isGross }) => (
              <tr key={partNo}>
                <Cell>{partNo}</Cell>
                <Cell>{name}</Cell>
                <Cell isNumber>
                  {price} <span className="text-sm text-quiet">{t(isGross ? 'lists.gross' : 'lists.net')}</span>
                </Cell>
                {isStaff && (
                  <Cell>
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="intent" value="remove" />
                      <input type="hidden" name="list" value={list.code} />
                      <input type="hidden" name="sku" value={partNo} />
                      <Button type="submit" size="small" kind="danger" aria-label={`${t('remove')}: ${partNo}`}>
                        {t('remove')}
                      </Button>
                    </Form>
                  </Cell>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination page={list.page} pageCount={list.pageCount} hrefOf={hrefOf} className="mt-6" />
    </DetailSection>
  );
}

function AddProduct({ list, answer }: { list: string; answer: CompanyAnswer | undefined }) {
  const t = useTranslations('company-admin.lists');
  const typed = typedFields(answer);
  return (
    <Form key={answer?.answerId} method="post" className="mb-6 grid gap-4 md:grid-cols-3">
      <div className="empty:hidden md:col-span-3">
        <FormErrorSummary errors={(answer?.errors ?? []).map((text) => ({ text }))} />
      </div>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="list" value={list} />
      <TextField {...typed.text('sku')} label={t('number')} />
      <TextField {...typed.text('unitNet')} label={t('unitNet')} hint={t('unitNetHint')} inputMode="decimal" />
      <div className="self-center">
        <Button type="submit" kind="secondary">
          {t('add')}
        </Button>
      </div>
    </Form>
  );
}
