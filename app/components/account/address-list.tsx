import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { NamedAddress } from './settings-view.ts';

/** The saved addresses of a consumer. A link opens each address, so that the list works without scripts. */
export function AddressList({ addresses, opened }: { addresses: readonly NamedAddress[]; opened: number | undefined }) {
  const t = useTranslations('account.addresses');
  return (
    <>
      {addresses.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses
          .filter(({ id }) => id !== opened)
          .map((address) => (
            <li key={address.id} className="flex flex-col border border-line bg-paper p-5">
              <address className="flex-1 not-italic">
                {linesOf(address).map((line) => (
                  <span key={line} className="block wrap-anywhere">
                    {line}
                  </span>
                ))}
              </address>
              <TextLink
                to={`?address=${address.id}#addresses`}
                preventScrollReset
                aria-label={`${t('change')}: ${address.addressLine1}`}
                className="mt-3 inline-flex min-h-11 items-center self-start"
              >
                {t('change')}
              </TextLink>
            </li>
          ))}
      </ul>
      {opened === undefined && (
        <ButtonLink
          to="?address=new#addresses"
          preventScrollReset
          kind="secondary"
          className="mt-6"
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          {t('add')}
        </ButtonLink>
      )}
    </>
  );
}

const linesOf = ({ addressLine1, addressLine2, zipCode, city, region, country }: NamedAddress): string[] =>
  [addressLine1, addressLine2 ?? '', [zipCode, city, region ?? ''].filter(Boolean).join(' '), country].filter(Boolean);
