import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { Refused } from '#app/components/account/refused.tsx';
import { BulkFields } from '#app/components/people/bulk-fields.tsx';
import {
  keptThings,
  leftReasons,
  type PeopleIntent,
  type PersonRow,
  queryOfCompany,
} from '#app/components/people/people-view.ts';
import { PersonMark } from '#app/components/people/person-mark.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { BulkAction, Column, ListFilter } from '#app/work/list/list-parts.ts';
import type { Route } from './+types/people.ts';
import { changePeople } from './change-people.server.ts';
import { loadPeople } from './load-people.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPeople(context.get(shopContext), context.get(visitContext), url.searchParams);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changePeople({ shop: context.get(shopContext), visit: context.get(visitContext), form }, url.searchParams);
}

const toldCodes = [...leftReasons, ...keptThings];

export default function CompanyAdministration({ loaderData, actionData }: Route.ComponentProps) {
  const { tabs, list, departments, costCentres, companies, roleIds, limit, isBound, approver, company, mayAdd } =
    loaderData;
  const t = useTranslations('people');
  const nav = useTranslations('history');
  const { href } = useShop();
  const columns: Column<PersonRow>[] = [
    { id: 'name', head: t('field.name'), sort: 'last-name-first-name', text: ({ name }) => name },
    { id: 'state', head: t('state'), Cell: PersonMark },
    {
      id: 'email',
      head: t('field.emailAddress'),
      sort: 'email',
      isShort: true,
      isWide: true,
      text: (row) => row.emailAddress,
    },
    { id: 'role', head: t('field.roleId'), isExtra: true, isWide: true, text: ({ roleId }) => t(`role.${roleId}`) },
    { id: 'department', head: t('field.department'), sort: 'department', text: ({ department }) => department },
    {
      id: 'employee',
      head: t('field.employeeNo'),
      sort: 'employee-number',
      isWide: true,
      text: ({ employeeNo }) => employeeNo,
    },
    { id: 'approver', head: t('field.approver'), isExtra: true, isWide: true, text: ({ approver }) => approver },
    ...(limit === 'hidden'
      ? []
      : [{ id: 'limit', head: t('field.amountLimit'), isNumber: true, text: (row: PersonRow) => row.amountLimit }]),
    {
      id: 'missing',
      head: t('missingTitle'),
      isShort: true,
      text: ({ missing }) => missing.map((one) => t(`missing.${one}`)).join(', '),
    },
  ];
  const filters: ListFilter[] = [
    ...(companies.length > 1
      ? [
          {
            name: 'company',
            label: t('company'),
            options: companies.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]
      : []),
    {
      name: 'role',
      label: t('field.roleId'),
      options: roleIds.map((id) => ({ value: String(id), label: t(`role.${id}`) })),
    },
    {
      name: 'department',
      label: t('field.department'),
      options: departments.map(({ name, people }) => ({ value: name, label: `${name} (${people})` })),
    },
    ...(costCentres.length > 0
      ? [
          {
            name: 'costCentre',
            label: t('field.costCentre'),
            options: costCentres.map(({ name, people }) => ({ value: name, label: `${name} (${people})` })),
          },
        ]
      : []),
    ...(approver
      ? [
          {
            name: 'approverId',
            label: t('approverFilter'),
            options: [{ value: String(approver.id), label: approver.name }],
          },
        ]
      : []),
    ...(isBound || approver ? [] : [{ name: 'approver', label: t('approverFilter') }]),
    { name: 'invited', label: t('invitation'), options: [{ value: 'true', label: t('unanswered') }] },
    {
      name: 'active',
      label: t('state'),
      options: [
        { value: 'true', label: t('active') },
        { value: 'false', label: t('inactive') },
      ],
    },
    {
      name: 'missing',
      label: t('missingTitle'),
      options: (['size', 'employee-number', 'approver'] as const).map((value) => ({
        value,
        label: t(`missing.${value}`),
      })),
    },
    ...(limit === 'hidden'
      ? []
      : [{ name: 'limit', label: t('limitUse'), options: [{ value: 'nearly', label: t('limitNearly') }] }]),
  ];
  const bulk: (BulkAction & { intent: PeopleIntent })[] = [
    { intent: 'activate', text: t('activate') },
    { intent: 'deactivate', text: t('deactivate'), isDangerous: true },
    { intent: 'invite', text: t('invite') },
    ...(isBound
      ? []
      : [
          { intent: 'set-approver' as const, text: t('setApprover') },
          { intent: 'remove-approver' as const, text: t('removeApprover'), isDangerous: true },
        ]),
    ...(limit === 'hidden'
      ? []
      : [
          { intent: 'set-limit' as const, text: t('setLimit'), isDisabled: limit === 'disabled' },
          {
            intent: 'remove-limit' as const,
            text: t('removeLimit'),
            isDangerous: true,
            isDisabled: limit === 'disabled',
          },
        ]),
  ];
  const answer = actionData && 'result' in actionData ? actionData : undefined;
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyAdministration"
    >
      <ListPage
        title={t('title')}
        intro={t('intro')}
        actions={
          mayAdd && (
            <>
              <ButtonLink to={`${href('companyImport')}${queryOfCompany(company)}`} size="small" kind="secondary">
                {t('import')}
              </ButtonLink>
              <ButtonLink to={`${href('companyPerson', { personId: 'new' })}${queryOfCompany(company)}`} size="small">
                {t('add')}
              </ButtonLink>
            </>
          )
        }
        notice={<Refused key={answer?.answerId} result={answer?.result} />}
        done={{ erased: t('erased') }}
        leftWords={(code, count) => t(`left.${toldCodes.find((one) => one === code) ?? 'other'}`, { count })}
        list={list}
        columns={columns}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `${href('companyPerson', { personId: String(id) })}${queryOfCompany(company)}`}
        name="company-people"
        searchHint={t('searchHint')}
        filters={filters}
        bulk={bulk}
        bulkFields={<BulkFields hasApprover={!isBound} hasLimit={limit !== 'hidden'} isLocked={limit === 'disabled'} />}
        empty={{ title: t('none'), icon: <Users aria-hidden="true" /> }}
      />
    </AreaFrame>
  );
}
