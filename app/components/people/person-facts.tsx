import { useTranslations } from 'use-intl';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { LimitField, PersonView } from './people-view.ts';

type Props = { person: PersonView; limit: LimitField };

const shown = [
  'emailAddress',
  'phoneNumber',
  'cellPhone',
  'employeeNo',
  'occupation',
  'department',
  'costCentre',
  'locker',
  'lockerPosition',
  'approver',
  'amountLimit',
] as const;

/** Contact data, facts, sizes and addresses of a person, for visitors who may see but not change them. */
export function PersonFacts({ person: { values, sizeGroups, addresses }, limit }: Props) {
  const t = useTranslations('people');
  const facts = shown.filter((name) => name !== 'amountLimit' || limit !== 'hidden');
  const worn = sizeGroups.filter((group) => group.worn !== '');
  return (
    <>
      <DetailSection title={t('facts')}>
        <dl className="grid gap-3 text-sm sm:grid-cols-2">
          {facts.map((name) => (
            <Fact key={name} term={t(`field.${name}`)} value={values[name]} />
          ))}
        </dl>
      </DetailSection>
      {worn.length > 0 && (
        <DetailSection title={t('sizes')}>
          <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3">
            {worn.map(({ code, name, worn: size }) => (
              <Fact key={code} term={name} value={size} />
            ))}
          </dl>
        </DetailSection>
      )}
      {addresses.length > 0 && (
        <DetailSection title={t('addresses')}>
          <ul className="grid gap-2 text-sm">
            {addresses.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-quiet">{term}</dt>
      <dd className="wrap-anywhere">{value || '–'}</dd>
    </div>
  );
}
