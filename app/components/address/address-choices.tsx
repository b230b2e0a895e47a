import { useTranslations } from 'use-intl';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { addressLine } from '#modules/address/address-lines.ts';
import type { SavedAddress } from '#modules/address/saved-address.ts';
import type { AddressChoicesProps } from './props.ts';

/** Up to this number the addresses are cards; more become a drop-down list. */
const mostCards = 4;

/** The customer's saved addresses. Unless the choice is locked, one more entry is for a new address. */
export function AddressChoices({ name, choices, chosenId, isLocked = false, onChoose }: AddressChoicesProps) {
  const t = useTranslations('address.choices');
  const another = { value: '', label: t('another') };
  const saved = choices.map((address) => ({ value: String(address.id), ...wordsOf(address) }));
  const choose = (value: string) => onChoose(choices.find(({ id }) => String(id) === value));
  const chosen = chosenId === undefined ? '' : String(chosenId);
  if (choices.length > mostCards)
    return (
      <Select
        name={name}
        label={t('title')}
        defaultValue={chosen}
        options={[
          ...(isLocked ? [] : [another]),
          ...saved.map(({ value, label, hint }) => ({
            value,
            label: hint === undefined ? label : `${label}, ${hint}`,
          })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    );
  return (
    <RadioGroup
      name={name}
      label={t('title')}
      look="cards"
      defaultValue={chosen}
      choices={isLocked ? saved : [...saved, another]}
      onChange={choose}
    />
  );
}

function wordsOf(address: SavedAddress): { label: string; hint?: string } {
  const { companyName = '', firstName = '', lastName = '' } = address;
  const whose = companyName || `${firstName} ${lastName}`.trim();
  return whose === '' ? { label: addressLine(address) } : { label: whose, hint: addressLine(address) };
}
