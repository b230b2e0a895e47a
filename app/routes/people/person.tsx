import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { Refused } from '#app/components/account/refused.tsx';
import { ActFor } from '#app/components/people/act-for.tsx';
import { ApprovedPeople } from '#app/components/people/approved-people.tsx';
import { ErasePerson } from '#app/components/people/erase-person.tsx';
import { approvedField, companyOf, type PersonIntent, queryOfCompany } from '#app/components/people/people-view.ts';
import { PersonAddresses } from '#app/components/people/person-addresses.tsx';
import { PersonFacts } from '#app/components/people/person-facts.tsx';
import { PersonForm } from '#app/components/people/person-form.tsx';
import { PersonMark } from '#app/components/people/person-mark.tsx';
import { PersonOrders } from '#app/components/people/person-orders.tsx';
import { PersonSide } from '#app/components/people/person-side.tsx';
import { PersonSizes } from '#app/components/people/person-sizes.tsx';
import { WhyLink } from '#app/components/people/why-link.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/person.ts';
import { actFor } from './act-for.server.ts';
import { changePerson } from './change-person.server.ts';
import { loadPerson } from './load-person.server.ts';

export function loader({ context, params: { personId }, url }: Route.LoaderArgs) {
  const company = companyOf(url.searchParams.get('company'));
  return loadPerson(context.get(shopContext), context.get(visitContext), personId, company);
}

export async function action({ context, request, params: { personId }, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const posted = { shop: context.get(shopContext), visit: context.get(visitContext), form };
  return form.get('intent') === 'act' ? actFor(posted, personId) : changePerson(posted, personId, url.searchParams);
}

/** After a conflict (409) the page is loaded again, so that the editor sees the other editor's changes. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

const withoutFields: PersonIntent[] = [
  'rights',
  'activate',
  'deactivate',
  'invite',
  'withdraw',
  'sizes',
  'address-remove',
  'erase',
];

export default function CompanyPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { tabs, company, person, rights, acting } = loaderData;
  const t = useTranslations('people');
  const nav = useTranslations('history');
  const { href } = useShop();
  const [query] = useSearchParams();
  const said = query.get('done') ?? '';
  const [, carts, orders, people] = /^deactivated\.(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(said) ?? [];
  const done = useDone({
    created: t('created'),
    saved: t('saved'),
    activated: t('activated'),
    invited: t('invitedDone'),
    withdrawn: t('withdrawn'),
    ...(carts !== undefined && {
      [said]: t('deactivated', { carts: Number(carts), orders: Number(orders), people: Number(people) }),
    }),
  });
  const resultOf = (...intents: (PersonIntent | 'act')[]) =>
    intents.some((intent) => intent === actionData?.intent) ? actionData?.result : undefined;
  const { firstName = '', lastName = '' } = person?.values ?? {};
  const form = { roleIds: rights.roleIds, limit: rights.limit, isBound: rights.isBound };
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyAdministration"
    >
      <DetailPage
        title={person ? `${firstName} ${lastName}`.trim() : t('addTitle')}
        intro={person ? undefined : t('addText')}
        back={{ href: `${href('companyAdministration')}${queryOfCompany(company)}`, text: t('title') }}
        status={person && <PersonMark row={person} />}
        actions={person && tabs.includes('companySettings') && <WhyLink id={person.id} company={company} />}
        side={
          person && (
            <>
              <PersonSide
                key={actionData?.answerId}
                person={person}
                roleIds={rights.roleIds}
                mayGrantSuper={rights.mayGrantSuper}
                result={resultOf('rights')}
              />
              {person.mayErase && <ErasePerson />}
              <ActFor key={actionData?.answerId} choices={acting} company={company} result={resultOf('act')} />
            </>
          )
        }
        notice={
          <>
            {done}
            <Refused key={actionData?.answerId} result={resultOf(...withoutFields, 'act')} />
            {person && person.listsToApprove.length > 0 && resultOf('erase')?.error?.[approvedField] && (
              <Notice className="mb-4">
                <ApprovedPeople person={person} />
              </Notice>
            )}
            {person && !person.mayChange && <Notice className="mb-4">{t('readOnly')}</Notice>}
          </>
        }
      >
        {person && !person.mayChange && <PersonFacts person={person} limit={rights.limit} />}
        {(!person || person.mayChange) && (
          <PersonForm
            key={actionData?.answerId}
            {...(person && { person })}
            {...form}
            company={company}
            result={resultOf('create', 'change')}
          />
        )}
        {person?.mayChange && (
          <PersonSizes key={`sizes ${actionData?.answerId}`} person={person} result={resultOf('sizes')} />
        )}
        {person?.mayChange && (
          <PersonAddresses
            key={`${person.addresses.length} ${actionData?.answerId}`}
            person={person}
            result={resultOf('address-add')}
          />
        )}
        {person && <PersonOrders orders={person.orders} otherInfos={person.otherInfos} />}
      </DetailPage>
    </AreaFrame>
  );
}
