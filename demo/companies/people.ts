import { colleague, consumer, type DemoPerson, staff } from './demo-person.ts';
import { nordicPeople } from './nordic-people.ts';
import { westernPeople } from './western-people.ts';

const staffOfYrke: readonly DemoPerson[] = [
  staff(5085, 'Astrid Norelius', 'se', {
    tryThis: 'Change a market’s settings and a feature flag, and see the shop follow.',
  }),
  staff(5086, 'Kaisa Virtala', 'fi'),
  staff(5087, 'Jonathan Pikesley', 'uk'),
  staff(5088, 'Rasmus Thorelius', 'se', {
    companyIds: [1001, 1005],
    tryThis: 'Look after two customers: act for Älvkulla, then for Hamnvik.',
  }),
];

const consumers: readonly DemoPerson[] = [
  consumer(5089, 'Elin Sjövik', 'se', {
    address: { line1: 'Björkstigen 4', zip: '118 20', city: 'Stockholm' },
    tryThis: 'Buy as a private person: prices with VAT, a card, and an order history of your own.',
  }),
  consumer(5090, 'Kristoffer Dahlgard', 'no', { address: { line1: 'Lyngveien 12', zip: '5033', city: 'Bergen' } }),
  consumer(5091, 'Emma Hartwell', 'uk', {
    address: { line1: '31 Orchard Close', zip: 'BS3 1AB', city: 'Bristol' },
    tryThis: 'Choose prices with or without VAT at the first visit, then change your mind.',
  }),
  consumer(5092, 'Lukas Brennecke', 'de', { address: { line1: 'Amselweg 9', zip: '50667', city: 'Köln' } }),
  consumer(5093, 'Manon Girard', 'fr', { address: { line1: '7 rue des Tilleuls', zip: '69003', city: 'Lyon' } }),
  consumer(5094, 'Grace Coleman', 'us', {
    address: { line1: '402 Elm Street', zip: '55401', city: 'Minneapolis', region: 'MN' },
    tryThis: 'Send work trousers to Minnesota, which taxes no clothing, and then to another state.',
  }),
  consumer(5095, 'Noah Tremblay', 'ca', {
    language: 'fr',
    address: { line1: '18 rue du Moulin', zip: 'G1R 2J7', city: 'Québec', region: 'QC' },
  }),
  consumer(5096, 'Zofia Malinowska', 'pl', { address: { line1: 'ul. Ogrodowa 5', zip: '30-001', city: 'Kraków' } }),
  consumer(5097, 'Daan Visscher', 'nl', { address: { line1: 'Molenpad 2', zip: '9711 AB', city: 'Groningen' } }),
  consumer(5098, 'Giulia Morettini', 'it', { address: { line1: 'Via dei Pini 8', zip: '40121', city: 'Bologna' } }),
];

/** Added last, because ids only grow. */
const newcomers: readonly DemoPerson[] = [
  colleague(5099, 'Liv Haugane', 'user', [1007, 1009], {
    infos: { EmployeeNo: '21099', Occupation: 'Rørlegger' },
    tryThis: 'Sign in for Skarvøy, then switch to the municipality: it is opened from its procurement system only.',
  }),
  colleague(5100, 'Birgit Ahlersdorf', 'customerAdmin', [1028], {
    infos: { EmployeeNo: '28001', Occupation: 'Einkaufsleiterin', IsMainCustomer: 'true' },
    tryThis: 'Order on account: the address of the company is there already, and nothing is paid today.',
  }),
  colleague(5101, 'Jannik Petershagen', 'user', [1028], {
    infos: { EmployeeNo: '28002', Occupation: 'Metallbauer' },
    tryThis: 'Send an order to the building site in Oldenburg, by express before noon.',
  }),
  colleague(5102, 'Selma Demirkan', 'user', [1028], { infos: { EmployeeNo: '28003', Occupation: 'Schweißerin' } }),
  colleague(5103, 'Tuomo Rinssi', 'user', [1029], {
    infos: { EmployeeNo: '29001', Occupation: 'Työnjohtaja' },
    tryThis: 'Open a garment of Kuusiranta as its laundry: wearer and locker are shown, but neither orders nor people.',
  }),
  colleague(5104, 'Sirkka Vaahtera', 'customerAdmin', [1029], {
    infos: { EmployeeNo: '29002', Occupation: 'Pesulapäällikkö', IsMainCustomer: 'true' },
  }),
];

/** Everybody who can sign in. Consumers and most of Yrke's staff belong to no company. */
export const demoPeople: readonly DemoPerson[] = [
  ...nordicPeople,
  ...westernPeople,
  ...staffOfYrke,
  ...consumers,
  ...newcomers,
];
