import { colleague, type DemoPerson } from './demo-person.ts';

const ebba = 'ebba.lindvall@alvkulla.example';
const vera = 'vera.sundberg@hamnvik.example';
const ture = 'ture.ankarsten@hamnvik.example';

export const nordicPeople: readonly DemoPerson[] = [
  colleague(5001, 'Märta Granlund', 'administrator', [1001, 1002, 1003, 1004], {
    infos: { EmployeeNo: '10001', Occupation: 'Inköpschef' },
    tryThis:
      'See the orders, deliveries and invoices of Älvkulla and its three children in one list, or of one of them.',
  }),
  colleague(5002, 'Ebba Lindvall', 'customerAdmin', [1001], {
    infos: { EmployeeNo: '10002', Occupation: 'Platschef', IsSuperCustomerAdmin: 'true', IsMainCustomer: 'true' },
    tryThis: 'See what your colleagues order under My company, with what it cost and where it is.',
  }),
  colleague(5003, 'Olle Sandin', 'user', [1001], {
    infos: { EmployeeNo: '10031', Occupation: 'Snickare', Attestant1: ebba, VasCustomizedText: 'Olle S' },
    tryThis: 'Order trousers with project number P-2401: the order is kept until somebody has approved it.',
  }),
  colleague(5004, 'Jonas Ekfors', 'customerAdmin', [1001], {
    infos: { EmployeeNo: '10012', Occupation: 'Arbetsledare' },
  }),
  colleague(5005, 'Amina Farah', 'user', [1001], {
    infos: { EmployeeNo: '10032', Occupation: 'Betongarbetare', VasCustomizedText: 'Amina' },
    cellPhone: 'none',
  }),
  colleague(5006, 'Karin Holmstedt', 'user', [1001], {
    infos: { EmployeeNo: '10033', Occupation: 'Murare' },
    isActive: false,
    tryThis: 'Try to sign in: Karin has left the firm, and her account is closed.',
  }),
  colleague(5007, 'Petra Stensund', 'customerAdmin', [1002], {
    infos: { EmployeeNo: '11001', Occupation: 'Platschef', IsMainCustomer: 'true' },
  }),
  colleague(5008, 'Lars Gruvmark', 'user', [1002], {
    infos: { EmployeeNo: '11002', Occupation: 'Maskinist', VasCustomizedText: 'Lasse' },
    tryThis: 'Put two rows in the cart and try to go on without a comment on each.',
  }),
  colleague(5009, 'Samir Haddad', 'user', [1002], { infos: { EmployeeNo: '11003', Occupation: 'Anläggare' } }),
  colleague(5010, 'Filip Hedmark', 'customerAdmin', [1003], {
    infos: { EmployeeNo: '12001', Occupation: 'Takchef', IsMainCustomer: 'true' },
    tryThis:
      'Of the company’s credit 450 kronor are left, as My company tells. Order for less on account and see it shrink; for more you are warned in the checkout, and the order is refused unless a card pays.',
  }),
  colleague(5011, 'Sofia Nordanberg', 'user', [1003], { infos: { EmployeeNo: '12002', Occupation: 'Takläggare' } }),
  colleague(5012, 'Maja Strömquist', 'customerAdmin', [1004], {
    infos: { EmployeeNo: '13001', Occupation: 'Elinstallatör', IsMainCustomer: 'true' },
  }),
  colleague(5013, 'Emil Ljungsten', 'user', [1004, 1001], {
    infos: { EmployeeNo: '13002', Occupation: 'Elektriker', Attestant1: ebba },
    tryThis: 'Sign in and choose for which of two companies to buy today.',
  }),
  colleague(5014, 'Vera Sundberg', 'customerAdmin', [1005], {
    infos: {
      EmployeeNo: '70001',
      Occupation: 'Inköpare',
      AmountLimit: '100000',
      IsSuperCustomerAdmin: 'true',
      IsMainCustomer: 'true',
    },
    tryThis: 'See a busy account: agreed prices, limits, orders of every status and overdue invoices.',
  }),
  colleague(5015, 'Ture Ankarsten', 'customerAdmin', [1005], {
    infos: { EmployeeNo: '70002', Occupation: 'Verkmästare', AmountLimit: '15000', Attestant1: vera },
    tryThis: 'See the orders of the own team, and one that is hidden from plain users.',
  }),
  colleague(5016, 'Nils Kajander', 'user', [1005], {
    infos: {
      EmployeeNo: '70011',
      Occupation: 'Svetsare',
      AmountLimit: '3000',
      Attestant1: ture,
      VasCustomizedText: 'Nisse',
    },
    laundry: { department: 'Svets', costCenter: '7100', lockerId: 12, position: '2' },
    tryThis: 'Fill the cart past 3,000 kronor: the cart says how far it is over your limit, and the order is stopped.',
  }),
  colleague(5017, 'Ingrid Rosvall', 'user', [1005], {
    infos: { EmployeeNo: '70012', Occupation: 'Målare', AmountLimit: '3000', Attestant1: ture },
    laundry: { department: 'Målning', costCenter: '7200', lockerId: 12, position: '3' },
  }),
  colleague(5018, 'Hassan Karimi', 'user', [1005], {
    infos: { EmployeeNo: '70013', Occupation: 'Riggare', AmountLimit: '5000', Attestant1: vera },
    laundry: { department: 'Rigg', costCenter: '7300', lockerId: 14, position: '1' },
  }),
  colleague(5019, 'Göran Wikmark', 'administrator', [1005], {
    infos: { EmployeeNo: '70003', Occupation: 'Ekonomichef' },
  }),
  colleague(5020, 'Signe Degerman', 'customerAdmin', [1006], {
    infos: { Occupation: 'Bagare', IsMainCustomer: 'true' },
    tryThis: 'Compare with Vera: no agreement, no limits, no approval, just a shop.',
  }),
  colleague(5021, 'Bo Kvarnstedt', 'user', [1006], { infos: { Occupation: 'Bagare' } }),
  colleague(5022, 'Linnea Åsbrink', 'user', [1006], { infos: { Occupation: 'Konditor' } }),
  colleague(5023, 'Sigrid Havnes', 'customerAdmin', [1007], {
    infos: { EmployeeNo: '20001', Occupation: 'Daglig leder', IsMainCustomer: 'true' },
  }),
  colleague(5024, 'Torbjørn Lunde', 'user', [1007], {
    infos: { EmployeeNo: '20002', Occupation: 'Rørlegger', VasCustomizedText: 'Torbjørn' },
    tryThis: 'Search for anything: only the agreed assortment is there, while Sigrid sees all of it.',
  }),
  colleague(5025, 'Ingvild Strandmo', 'administrator', [1007, 1008], {
    infos: { EmployeeNo: '20003', Occupation: 'Innkjøpssjef' },
    tryThis: 'Buy for one company of the coop, then switch to the other.',
  }),
  colleague(5026, 'Håkon Tindberg', 'customerAdmin', [1008], {
    infos: { EmployeeNo: '21001', Occupation: 'Installatør', IsMainCustomer: 'true' },
  }),
  colleague(5027, 'Marte Sollien', 'user', [1008], {
    infos: { EmployeeNo: '21002' },
    tryThis: 'Buy a softshell jacket: your name and occupation go on it, but your account has no occupation yet.',
  }),
  colleague(5028, 'Eirik Nesheim', 'user', [1008], {
    infos: { EmployeeNo: '21003', Occupation: 'Elektriker', VasCustomizedText: 'Eirik' },
  }),
  colleague(5029, 'Randi Sjøholt', 'customerAdmin', [1009], {
    infos: { Occupation: 'Innkjøper', IsMainCustomer: 'true' },
  }),
  colleague(5030, 'Odd Brattvik', 'user', [1009], {
    infos: { Occupation: 'Vaktmester' },
  }),
  colleague(5031, 'Juhani Merikanta', 'customerAdmin', [1010], {
    infos: { Occupation: 'Ostopäällikkö', IsMainCustomer: 'true' },
  }),
  colleague(5032, 'Satu Laituri', 'user', [1010], {
    infos: { Occupation: 'Ostaja' },
  }),
  colleague(5033, 'Aino Pesola', 'customerAdmin', [1011], {
    infos: { EmployeeNo: '31001', Occupation: 'Pesulanhoitaja', IsSuperCustomerAdmin: 'true', IsMainCustomer: 'true' },
    laundry: { department: 'Pesu', costCenter: '3120', lockerId: 21, position: '1' },
    tryThis: 'Order for a colleague: choose the wearer on each row of the cart.',
  }),
  colleague(5034, 'Veikko Lakanen', 'user', [1011], {
    infos: { EmployeeNo: '31002', Occupation: 'Lajittelija' },
    laundry: { department: 'Lajittelu', costCenter: '3110', lockerId: 21, position: '2' },
  }),
  colleague(5035, 'Riitta Salonsaari', 'user', [1011], {
    infos: { EmployeeNo: '31003', Occupation: 'Viimeistelijä' },
    laundry: { department: 'Viimeistely', costCenter: '3130', lockerId: 22, position: '1' },
  }),
  colleague(5036, 'Mikko Aholampi', 'user', [1011], { infos: { Occupation: 'Kuljettaja' } }),
  colleague(5037, 'Carola Strandell', 'user', [1011], {
    language: 'sv',
    infos: { EmployeeNo: '31005', Occupation: 'Tvätteriarbetare' },
    laundry: { department: 'Pesu', costCenter: '3120', lockerId: 23, position: '1' },
  }),
  colleague(5038, 'Mads Vinther', 'customerAdmin', [1012], {
    infos: { EmployeeNo: '40001', Occupation: 'Projektleder', IsMainCustomer: 'true' },
  }),
  colleague(5039, 'Karen Klitgaard', 'customerAdmin', [1012], {
    infos: { EmployeeNo: '40002', Occupation: 'Projektleder', IsSuperCustomerAdmin: 'true' },
  }),
  colleague(5040, 'Søren Bakkegård', 'user', [1012], {
    infos: { EmployeeNo: '40011', Occupation: 'Vindmølletekniker', VasCustomizedText: 'Søren B' },
    tryThis: 'Order with an unknown project number, then with V-301.',
  }),
  colleague(5041, 'Freja Holmgård', 'user', [1012], { infos: { EmployeeNo: '40012', Occupation: 'Montør' } }),
];
