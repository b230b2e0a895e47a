import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';

/** A delivery address of the company, in one line. */
export type AddressLine = { readonly id: number; readonly text: string };

type Props = {
  addresses: readonly AddressLine[];
  codes: Readonly<Record<string, string | undefined>>;
  /** Problems by the names of fields. */
  problems: Readonly<Record<string, string[]>>;
};

const nameOf = (id: number) => `addressCodes.${id}`;

/** Codes of the buyer's system for the company's addresses: its orders name a place by such a code. */
export function AddressCodes({ addresses, codes, problems }: Props) {
  const t = useTranslations('punchout.codes');
  const label = t('addresses', { count: Object.values(codes).filter(Boolean).length });
  const isWrong = Object.keys(problems).some((name) => name.startsWith('addressCodes'));
  return (
    <Disclosure label={label} isOpen={isWrong}>
      <p className="mb-3 text-sm text-quiet">{t(addresses.length > 0 ? 'addressesHint' : 'addressesNone')}</p>
      {problems.addressCodes && <p className="mb-3 text-sm text-danger">{problems.addressCodes.join(' ')}</p>}
      {addresses.length > 0 && (
        <Table caption={label}>
          <thead>
            <tr>
              <HeaderCell>{t('address')}</HeaderCell>
              <HeaderCell>{t('addressCode')}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {addresses.map(({ id, text }) => (
              <tr key={id}>
                <Cell className="py-1.5">{text}</Cell>
                <Cell className="py-1.5">
                  <TextField
                    id={`punchout-${nameOf(id)}`}
                    name={nameOf(id)}
                    size="small"
                    label={`${text}: ${t('addressCode')}`}
                    isLabelHidden
                    defaultValue={codes[id] ?? ''}
                    placeholder={String(id)}
                    error={problems[nameOf(id)]}
                    maxLength={60}
                    autoComplete="off"
                    className="min-w-28"
                  />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Disclosure>
  );
}
