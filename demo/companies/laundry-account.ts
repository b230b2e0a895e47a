import { defineCompany } from './demo-company.ts';

/** The laundry of Kuusiranta in the shop: its program reports scans, and it buys nothing. */
export const laundryAccount = defineCompany(1029, {
  market: 'fi',
  name: 'Kuusirannan Pesula Oy',
  trade: 'laundry',
  shows: 'the account of a laundry: a program reports scans of garments and reads whose they are',
  domain: 'kuusirannanpesula.example',
  orgNo: '9999003-1',
  vatNo: 'FI99990031',
  delivery: [{ line1: 'Huuhtelukatu 2', zip: '33540', city: 'Tampere' }],
});

/** The program of the laundry. Its secret is the password of the demo. */
export const laundryProgram = { id: 'kuusiranta-laundry', customerId: 5103, market: 'fi' } as const;
