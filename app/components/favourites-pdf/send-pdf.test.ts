import { expect, test } from 'vitest';
import { createPdfSetup } from './pdf-setup.ts';
import { pdfForm } from './send-pdf.ts';

const source = { title: 'Favourites', items: [{ partNo: '100011100100', sku: '100011100100C50' }] };
const logo = new File(['x'], 'logo.png');

test('W08 the form contains the selected logos and none that was cleared', () => {
  const setup = createPdfSetup('en');
  setup.choose({ RetailerLogo: logo, CustomerLogo: logo, cover: 'harbour' });
  expect([...pdfForm(source, setup.get().choices, setup.token).keys()]).toEqual([
    'Document',
    'RetailerLogo',
    'CustomerLogo',
    'Token',
  ]);
  setup.choose({ RetailerLogo: undefined, CustomerLogo: undefined });
  const form = pdfForm(source, setup.get().choices, setup.token);
  expect([...form.keys()]).toEqual(['Document', 'Token']);
  expect(JSON.parse(form.get('Document') as string)).toEqual({
    title: 'Favourites',
    items: source.items,
    pages: [],
    cover: 'harbour',
    showPrices: true,
  });
});

test('S02 a list is sent by id, with the typed title', () => {
  const { choices } = createPdfSetup('en').get();
  const form = pdfForm({ ...source, listId: 'default' }, { ...choices, title: ' Winter ' }, 'x');
  expect(JSON.parse(form.get('Document') as string)).toMatchObject({ title: 'Winter', listId: 'default' });
});
