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
                <HeaderCell className="max-sm:px-2">{t('row.locker')}</HeaderCell>
                <HeaderCell className="max-sm:px-2">{t('row.position')}</HeaderCell>
                <HeaderCell className="w-full max-sm:px-2">{t('lockers.wearer')}</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={`${item.locker} ${item.position}`}>
                  <Cell className="max-sm:px-2">{item.locker}</Cell>
                  <Cell className="max-sm:px-2">{item.position}</Cell>
                  <Cell className="max-sm:px-2">
                    {/* On phones the change is below the wearer. */}
                    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                      <Wearer item={item} />
                      {view.mayChange && (
                        <Change
                          item={item}
                          assignHref={`${queryOf({ page: String(page), ...placeOf(item) })}#assign`}
                        />
                      )}
                    </div>
                  </Cell>
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

type Item = LockersView['items'][number];

const placeOf = ({ locker, position }: Item) => ({ locker, position });

function Wearer({ item: { employeeNo, name } }: { item: Item }) {
  const t = useTranslations('laundry.lockers');
  if (employeeNo === null) return <Badge tone="success">{t('free')}</Badge>;
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold">{name}</span> <span className="text-quiet">{employeeNo}</span>
    </span>
  );
}

function Change({ item: { locker, position, employeeNo }, assignHref }: { item: Item; assignHref: string }) {
  const t = useTranslations('laundry.lockers');
  const place = <span className="sr-only">{`: ${locker} ${position}`}</span>;
  if (employeeNo === null)
    return (
      <TextLink to={assignHref}>
        {t('assign')}
        {place}
      </TextLink>
    );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="locker" value={locker} />
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="employeeNo" value={employeeNo} />
      <Button type="submit" name="intent" value="free" kind="secondary" size="small">
        {t('setFree')}
        {place}
      </Button>
    </Form>
  );
}
