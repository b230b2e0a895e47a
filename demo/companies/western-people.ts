import { colleague, type DemoPerson } from './demo-person.ts';

const priya = 'priya.nairn@harrowmere.example';
const callum = 'callum.reidpath@harrowmere.example';

export const westernPeople: readonly DemoPerson[] = [
  colleague(5042, 'George Ashdown', 'customerAdmin', [1013], {
    infos: {
      EmployeeNo: '50001',
      Occupation: 'Operations manager',
      IsSuperCustomerAdmin: 'true',
      IsMainCustomer: 'true',
    },
    tryThis: 'See the orders of both teams of the company at once.',
  }),
  colleague(5043, 'Priya Nairn', 'customerAdmin', [1013], {
    infos: { EmployeeNo: '50002', Occupation: 'Track supervisor' },
    tryThis: 'See the company’s orders: those of Tom and Megan are yours to see, Ravi’s are not.',
  }),
  colleague(5044, 'Callum Reidpath', 'customerAdmin', [1013], {
    infos: { EmployeeNo: '50003', Occupation: 'Signal supervisor' },
  }),
  colleague(5045, 'Tom Whitlock', 'user', [1013], {
    infos: { EmployeeNo: '50011', Occupation: 'Track worker', Attestant1: priya, VasCustomizedText: 'Tom W' },
    tryThis: 'Order a high-visibility jacket: the order is kept until somebody has approved it.',
  }),
  colleague(5046, 'Megan Pryce', 'user', [1013], {
    infos: { EmployeeNo: '50012', Occupation: 'Welder', Attestant1: priya },
  }),
  colleague(5047, 'Ravi Mistry', 'user', [1013], {
    infos: { EmployeeNo: '50013', Occupation: 'Signal technician', Attestant1: callum },
  }),
  colleague(5048, 'Harriet Brook', 'administrator', [1014, 1015], {
    infos: { Occupation: 'Shop owner', IsMainCustomer: 'true' },
    tryThis:
      'See reseller and market prices side by side, and Otterby’s orders. Customers of the dealer sign in at /en/rs/brackenmoor, in its name.',
  }),
  colleague(5049, 'Leo Fairburn', 'customerAdmin', [1014], { infos: { Occupation: 'Branch manager' } }),
  colleague(5050, 'Ruth Calderwood', 'user', [1014], { infos: { Occupation: 'Sales assistant' } }),
  colleague(5051, 'Owen Marshfield', 'customerAdmin', [1015], {
    infos: { Occupation: 'Workshop foreman', IsMainCustomer: 'true' },
  }),
  colleague(5052, 'Isla Thornbury', 'user', [1015], {
    infos: { Occupation: 'Joiner' },
    tryThis: 'Go to the checkout: the goods are sent to the dealer in Leeds.',
  }),
  colleague(5053, 'Katrin Vossberg', 'customerAdmin', [1016], {
    infos: { Occupation: 'Einkaufsleiterin', IsMainCustomer: 'true' },
  }),
  colleague(5054, 'Jürgen Mahnfeld', 'user', [1016], {
    infos: { Occupation: 'Lagerist' },
  }),
  colleague(5055, 'Heike Dornfeldt', 'customerAdmin', [1017], {
    infos: { EmployeeNo: '60001', Occupation: 'Filialleiterin', IsMainCustomer: 'true' },
  }),
  colleague(5056, 'Stefan Rothweiler', 'user', [1017], {
    infos: { EmployeeNo: '60002', Occupation: 'Bäcker', VasCustomizedText: 'Stefan' },
    tryThis: 'Look for a price anywhere between the list and the confirmation; there is none.',
  }),
  colleague(5057, 'Yasemin Aydin', 'user', [1017], { infos: { EmployeeNo: '60003', Occupation: 'Verkäuferin' } }),
  colleague(5058, 'Sanne de Witte', 'customerAdmin', [1018], {
    infos: { Occupation: 'Hoofd inkoop', AmountLimit: '5000', IsSuperCustomerAdmin: 'true', IsMainCustomer: 'true' },
  }),
  colleague(5059, 'Bram Verhoeff', 'customerAdmin', [1018], {
    infos: { Occupation: 'Teamleider', AmountLimit: '1500' },
  }),
  colleague(5060, 'Joris Kuipers', 'user', [1018], {
    infos: { Occupation: 'Monteur', AmountLimit: '250' },
    tryThis:
      'Shop with points and see what is left of the year’s 250 euros: “My account” shows it as a bar, with the order behind it.',
  }),
  colleague(5061, 'Fatima el Amrani', 'user', [1018], {
    infos: { Occupation: 'Loodgieter', AmountLimit: '600' },
    tryThis: 'Look at “My account”: of the year’s 600 euros, one order has used nearly all.',
  }),
  colleague(5062, 'Wouter Hofdijk', 'administrator', [1018], {
    infos: { Occupation: 'Directeur' },
    tryThis: 'Find “Limits nearly used” among the open tasks of the company: it is Fatima’s, and you may raise it.',
  }),
  colleague(5063, 'Lotte Claessens', 'customerAdmin', [1019], {
    infos: { EmployeeNo: '81001', Occupation: 'Magazijnchef', IsMainCustomer: 'true' },
  }),
  colleague(5064, 'Thibault Renard', 'user', [1019], {
    language: 'fr',
    infos: { EmployeeNo: '81002', Occupation: 'Grutier' },
    tryThis: 'Shop in French at a company of Antwerp, to an address that cannot be changed.',
  }),
  colleague(5065, 'Pieter Goosman', 'administrator', [1019], {
    infos: { EmployeeNo: '81003', Occupation: 'Havenmeester' },
  }),
  colleague(5066, 'Camille Durieux', 'customerAdmin', [1020], {
    infos: { Occupation: 'Responsable des achats', IsMainCustomer: 'true' },
  }),
  colleague(5067, 'Bastien Morvan', 'user', [1020], {
    infos: { Occupation: 'Conducteur de travaux' },
  }),
  colleague(5068, 'Lucía Ferrándiz', 'customerAdmin', [1021], {
    infos: { Occupation: 'Jefa de obra', IsMainCustomer: 'true' },
    tryThis: 'Send an order: the company is stopped and the shop says so.',
  }),
  colleague(5069, 'Álvaro Montiel', 'user', [1021], { infos: { Occupation: 'Albañil' } }),
  colleague(5070, 'Agnieszka Borowska', 'customerAdmin', [1022], {
    infos: { EmployeeNo: '91001', Occupation: 'Kierowniczka zaopatrzenia', IsMainCustomer: 'true' },
  }),
  colleague(5071, 'Tomasz Leśniak', 'user', [1022], {
    infos: { EmployeeNo: '91002', Occupation: 'Toromistrz', VasCustomizedText: 'T. Leśniak' },
    tryThis: 'Buy trousers: what can carry a logo must carry one, so choose it in the cart or on the product page.',
  }),
  colleague(5072, 'Katarzyna Wrona', 'user', [1022], { infos: { EmployeeNo: '91003', Occupation: 'Spawaczka' } }),
  colleague(5073, 'Jana Habrová', 'customerAdmin', [1023], {
    infos: { EmployeeNo: '92001', Occupation: 'Vedoucí skladu', IsMainCustomer: 'true' },
    tryThis: 'Order for Petr and Lenka: each row needs its wearer, and the weekly delivery waits in the checkout.',
  }),
  colleague(5074, 'Petr Kovanda', 'user', [1023], {
    infos: { EmployeeNo: '92002', Occupation: 'Soustružník' },
    address: { line1: 'Lipová 6', zip: '612 00', city: 'Brno' },
  }),
  colleague(5075, 'Lenka Dvorská', 'user', [1023], {
    infos: { EmployeeNo: '92003', Occupation: 'Svářečka' },
    address: { line1: 'Na Stráni 14', zip: '664 34', city: 'Kuřim' },
  }),
  colleague(5076, 'Chiara Valdotti', 'customerAdmin', [1024], {
    infos: { Occupation: 'Responsabile acquisti', IsMainCustomer: 'true' },
    tryThis: 'Send one order to Verona and one to Innsbruck, and watch the tax.',
  }),
  colleague(5077, 'Matteo Ferrigno', 'user', [1024], { infos: { Occupation: 'Saldatore' } }),
  colleague(5078, 'Reto Gadient', 'customerAdmin', [1025], {
    infos: { Occupation: 'Betriebsleiter', IsMainCustomer: 'true' },
    tryThis: 'Fill a cart and find the way on closed, with a reason.',
  }),
  colleague(5079, 'Ladina Caflisch', 'user', [1025], { language: 'it', infos: { Occupation: 'Macchinista' } }),
  colleague(5080, 'Dana Whitford', 'customerAdmin', [1026], {
    infos: { Occupation: 'Plant manager', IsSuperCustomerAdmin: 'true', IsMainCustomer: 'true' },
  }),
  colleague(5081, 'Marcus Tillery', 'user', [1026], {
    infos: { Occupation: 'Welder' },
    tryThis: 'Check out to Ohio and to Oregon: the company wants a label and a reference, and one state no tax.',
  }),
  colleague(5082, 'Elena Robledo', 'user', [1026], { language: 'es', infos: { Occupation: 'Soldadora' } }),
  colleague(5083, 'Heather Macrory', 'customerAdmin', [1027], {
    infos: { Occupation: 'Office manager', IsMainCustomer: 'true' },
  }),
  colleague(5084, 'Étienne Lavallée', 'user', [1027], {
    language: 'fr',
    infos: { Occupation: 'Frigoriste' },
    tryThis: 'Order to Montréal in French and compare the taxes with Toronto’s.',
  }),
];
