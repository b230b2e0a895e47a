import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { roles } from '#modules/auth/roles.ts';
import { Card } from './card.tsx';
import type { ProfileView } from './settings-view.ts';

type Props = { profile: ProfileView; devices: number };

const roleTexts = {
  [roles.user]: 'user',
  [roles.administrator]: 'administrator',
  [roles.internal]: 'internal',
  [roles.customerAdmin]: 'customerAdmin',
  [roles.b2c]: 'consumer',
} as const;

/** Name and contact data of the signed-in customer. */
export function PersonCard({ profile, devices }: Props) {
  const t = useTranslations('account');
  const { href } = useShop();
  const { firstName, lastName, emailAddress, cellPhone, phoneNumber, role, customerId } = profile;
  const phone = cellPhone ?? phoneNumber;
  const facts = [
    [t('dashboard.email'), emailAddress],
    ...(phone === undefined ? [] : [[t('field.phoneNumber'), phone]]),
    [t('dashboard.role'), t(`role.${roleTexts[role]}`)],
    [t('dashboard.customerNumber'), String(customerId)],
  ];
  return (
    <Card title={t('dashboard.you')}>
      <p className="mt-3 font-display text-heading font-bold wrap-anywhere">{`${firstName} ${lastName}`}</p>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-sm text-quiet sm:text-base">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-quiet">
        {t('dashboard.devices', { count: devices })}{' '}
        <TextLink to={`${href('accountSettings')}#devices`}>{t('dashboard.seeDevices')}</TextLink>
      </p>
    </Card>
  );
}
