import { DoorOpen } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { LockersView } from './lockers-view.ts';

/** The positions of the lockers with their wearers. A free one leads to the form, an occupied one can be freed. */
export function LockerList({ view }: { view: LockersView }) {
  const t = useTranslations('laundry');
  const { companyId, search, page, pageCount, total, items } = view;
  const company = String(companyId);
  const queryOf = (more: Record<string, string>) =>
    `?${new URLSearchParams({ company, ...(search && { search }), ...more })}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="company" value={company} />
        <TextField
          id="search"
          name="search"
          type="search"
          label={t('lockers.search')}
          defaultValue={search}
          maxLength={100}
          className="min-w-60 flex-1"
        />
        <Button type="submit" kind="secondary">
          {t('lockers.find')}
        </Button>
      </Form>
      {items.length === 0 ? (
        <EmptyState
          title={t(search ? 'lockers.nothingFound' : 'lockers.none')}
          icon={<DoorOpen aria-hidden="true" />}
        />
      ) : (
        <>
          <p className="text-sm text-quiet">{t('lockers.count', { count: total })}</p>
          <Table caption={t('lockers.title')}>
            <thead>
              <tr>
                <HeaderCell>{t('row.locker')}</HeaderCell>
                <HeaderCell>{t('row.position')}</HeaderCell>
                <HeaderCell>{t('lockers.wearer')}</HeaderCell>
                {view.mayChange && (
                  <HeaderCell>
                    <span className="sr-only">{t('lockers.change')}</span>
                  </HeaderCell>
                )}
              </tr>
            </thead>
            <tbody>
              {items.map(({ locker, position, employeeNo, name }) => (
                <tr key={`${locker} ${position}`}>
                  <Cell>{locker}</Cell>
                  <Cell>{position}</Cell>
                  <Cell className="wrap-anywhere">
                    {employeeNo === null ? (
                      <Badge tone="success">{t('lockers.free')}</Badge>
                    ) : (
                      <>
                        <span className="font-semibold">{name}</span> <span className="text-quiet">{employeeNo}</span>
                      </>
                    )}
                  </Cell>
                  {view.mayChange && (
                    <Cell className="whitespace-nowrap text-right">
                      {employeeNo === null ? (
                        <TextLink to={`${queryOf({ page: String(page), locker, position })}#assign`}>
                          {t('lockers.assign')}
                          <span className="sr-only">{`: ${locker} ${position}`}</span>
                        </TextLink>
                      ) : (
                        <Form method="post" preventScrollReset>
                          <input type="hidden" name="locker" value={locker} />
                          <input type="hidden" name="position" value={position} />
                          <input type="hidden" name="employeeNo" value={employeeNo} />
                          <Button type="submit" name="intent" value="free" kind="secondary" size="small">
                            {t('lockers.setFree')}
                            <span className="sr-only">{`: ${locker} ${position}`}</span>
                          </Button>
                        </Form>
                      )}
                    </Cell>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
          <Pagination page={page} pageCount={pageCount} hrefOf={(to) => queryOf({ page: String(to) })} />
        </>
      )}
    </div>
  );
}
