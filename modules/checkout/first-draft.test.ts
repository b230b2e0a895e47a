import { expect, test } from 'vitest';
import { firstDraft } from './first-draft.ts';

const known = {
  firstName: 'Birgit',
  lastName: 'Ahlers',
  email: 'birgit@halle.example',
  cellphone: '+49 171 3920019',
  companyName: undefined,
  vatNo: undefined,
};

test('a phone number that is saved with its country code is split into both fields', () => {
  const { contact } = firstDraft('company', { iso2: 'SE', dialCode: '46' }, known, undefined);
  expect(contact).toMatchObject({ dialCode: '+49', cellphone: '171 3920019' });
});
