import { roles } from '#modules/auth/roles.ts';
import { hostsOf } from '#modules/market/hosts.ts';
import { markets } from '#modules/market/markets.ts';
import { type SimulatorToken, testCards } from '#modules/payment/test-cards.ts';
import { wordIn } from '#modules/promotion/campaign.ts';
import { demoAllowances } from './approval/demo-allowances.ts';
import { demoRules } from './approval/demo-rules.ts';
import { demoCampaigns } from './campaigns/campaigns.ts';
import { demoMethods } from './checkout/methods.ts';
import { demoCompanies } from './companies/companies.ts';
import { demoPassword } from './companies/demo-password.ts';
import { laundryAccount, laundryProgram } from './companies/laundry-account.ts';
import { demoPeople } from './companies/people.ts';
import { demoReviews } from './customer-reviews.ts';
import { demoGarmentId } from './garments/garment-id.ts';
import { planOrders } from './orders/order-plan.ts';
import { demoCarts } from './orders/saved-carts.ts';
import { demoSystems, demoTargets } from './procurement/systems.ts';

// node demo/guide.ts > docs/demo.md

const roleNames: Readonly<Record<number, string>> = {
  [roles.user]: 'User 64',
  [roles.administrator]: 'Administrator 65',
  [roles.internal]: 'Internal 80',
  [roles.customerAdmin]: 'Customer admin 81',
  [roles.b2c]: 'Consumer 111',
};

const cardFates: Readonly<Record<SimulatorToken, string>> = {
  approve: 'Approved: the order is placed.',
  challenge: 'The bank asks who pays (3-D Secure): approve, refuse or cancel on its page.',
  refuse: 'Refused: the cart is as it was, and the order can be tried again.',
  error: 'An error: nothing is charged, and another card can be tried at once.',
  'approve-untidy': 'Approved; the provider’s messages come 20 seconds late, twice and out of order.',
};

const interesting: readonly [string, string][] = [
  [
    'vera.sundberg@hamnvik.example',
    'Everything: a busy company with orders of every status, external articles, overdue invoices.',
  ],
  [
    'nils.kajander@hamnvik.example',
    'A part delivery, a parcel on its way, a credit note, and two orders that wait for approval.',
  ],
  [
    'vera.sundberg@hamnvik.example',
    'Names and logos: restore the saved cart “Jackor med namn” (forty jackets, one name too long, one with letters that no typeface has) and open its proofs; the newest order has forty jackets with proofs and a production sheet, and its last logo waits for Astrid.',
  ],
  [
    'vera.sundberg@hamnvik.example',
    'Returns of jackets with names: of the order from 24 days ago one was refused and a faulty one taken back. Ask for another because it is too small: that is refused at once.',
  ],
  [
    'astrid.norelius@yrke.example',
    'Logos that wait (`staff/logos`), and the order that they hold up (`staff/orders?show=held`).',
  ],
  [
    'ture.ankarsten@hamnvik.example',
    'The orders of a team, and one that is hidden from plain users. Two of Nils wait for him; the logo on the jacket of one is not released yet.',
  ],
  [
    'ebba.lindvall@alvkulla.example',
    'Olle’s order of several rows waits: reduce one row, reject another. Olle finds the rejected row in a saved cart, with the reason.',
  ],
  [
    'vera.sundberg@hamnvik.example',
    'Nils asks for a higher amount limit: the page `amountlimit/approve` raises it or denies it.',
  ],
  [
    'mads.vinther@vesterklit.example',
    'Søren’s order on V-301 waits for him. The one on V-302 he may read; Karen decides on it.',
  ],
  ['karen.klitgaard@vesterklit.example', 'Søren’s order on V-302 waits for her.'],
  [
    'priya.nairn@harrowmere.example',
    'The orders of Tom and Megan, but not Ravi’s. Tom’s waits for her; Ravi’s waits for Callum, and she does not see it.',
  ],
  ['harriet.brook@brackenmoor.example', 'Orders that the dealer looks after.'],
  ['stefan.rothweiler@kornblick.example', 'A history without a single price.'],
  ['katrin.vossberg@eichenfurt.example', 'An order that came from a procurement system.'],
  ['birgit.ahlersdorf@moorbruecken.example', 'Deliveries and invoices of a plain company.'],
  ['elin.sjovik@home.example', 'A consumer’s orders by card: on their way, in parts, refused.'],
];

const row = (...cells: (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

/** The guide to the demo world, generated from its data so that it is always correct. */
export function renderGuide(): string {
  const companyOf = (id: number | undefined) => demoCompanies.find((company) => company.id === id);
  const people = demoPeople.filter(({ tryThis }) => tryThis !== undefined);
  return [
    '# The demo world',
    '',
    'The first start in the environment `local` fills it: 600 base products in 14 languages with prices in 23 markets,',
    `${demoCompanies.length} companies, ${demoPeople.length} people and the stores on the map. All of it is invented, and the same each time.`,
    'Elsewhere it comes only when `DEMO` is on, and never in production. `npm run demo -- --products 4000` fills an empty',
    'database with a larger catalogue; `npm run reset` starts over.',
    '',
    `Everybody has the e-mail address as sign-in and the password \`${demoPassword}\`. The last column tells what a person is`,
    'made for.',
    '',
    '## People to try',
    '',
    row('sign-in', 'role', 'company', 'market', 'what to try'),
    row('---', '---', '---', '---', '---'),
    ...people.map(({ emailAddress, role, companyIds, market, tryThis }) => {
      const { infos } = demoPeople.find((person) => person.emailAddress === emailAddress) ?? { infos: {} };
      const name = `${roleNames[role]}${'IsSuperCustomerAdmin' in infos ? ', super' : ''}`;
      return row(
        `\`${emailAddress}\``,
        name,
        companyOf(companyIds[0])?.name ?? '',
        `\`${hostsOf(markets[market], 'local').storefront}\``,
        tryThis ?? '',
      );
    }),
    '',
    '## Orders',
    '',
    `More than ${planOrders().length} orders of eighteen months, counted back from the day on which the demo was filled, with deliveries, invoices and`,
    'credit notes. They stand still: the simulated warehouse only carries out what is ordered from then on. Staff move them',
    'along under Orders. Below the list two switches make the simulated order system refuse its next import of a buyer or of a',
    'personal packing, so that one can see what a buyer is then shown.',
    '',
    row('whose history', 'what to see'),
    row('---', '---'),
    ...interesting.map(([who, what]) => row(`\`${who}\``, what)),
    ...demoCarts.map(({ owner, name }) => row(`\`${owner}\``, `A saved cart: ${name}.`)),
    '',
    '## A spreadsheet of people',
    '',
    'Hamnvik has 240 wearers in eight departments. Upload [demo/hamnvik-people.csv](../demo/hamnvik-people.csv) as Vera',
    '(`vera.sundberg@hamnvik.example`) under My company, Administration, Import: of its 300 lines 60 are new people, 200 of the crew',
    'get a locker of their own, 30 change nothing, and ten are wrong, each in another way. Correct them in place, or apply the others and take',
    'the file of rejected lines.',
    '',
    '## Approval rules',
    '',
    'Vera (`vera.sundberg@hamnvik.example`) finds them under My company, Approval rules.',
    '',
    row('rule', 'what to try'),
    row('---', '---'),
    ...demoRules.map(({ name, tryThis }) => row(name, tryThis)),
    '',
    '## Allowances in pieces',
    '',
    'Vera finds them under My company, Allowances; Nils sees what is left on the product, in the cart and in My account.',
    '',
    row('allowance', 'what to try'),
    row('---', '---'),
    ...demoAllowances.map(({ what, tryThis }) => row(what, tryThis)),
    '',
    '## Procurement systems',
    '',
    'These people come from the procurement system of their company. It posts a form (cXML: a document) with `HOOK_URL`, `USERNAME` and',
    `\`PASSWORD\` to the address below; the secret is \`${demoPassword}\`, and the cart may go to ${demoTargets.map((one) => `\`${one}\``).join(' or ')}. Liv`,
    '(`liv.haugane@skarvoy.example`) has no such system and is refused at the municipality.',
    '',
    'Astrid sees what works in each connection under Procurement systems. That of Hamnvik is red: its system still has a secret that was',
    'replaced. The built-in procurement system there tries any of them without another program: choose cXML for Bastien, send a visit by the',
    'server, then the order; the confirmation follows within a minute. Göran (`goran.wikmark@hamnvik.example`) has the same for his company.',
    '',
    row('person', 'company', 'user name', 'address'),
    row('---', '---', '---', '---'),
    ...demoSystems.map(({ person, companyId, name, door, market }) => {
      const { marketId } = markets[market];
      const address = `/api/auth/login/${door}/session?MARKETID=${marketId}`;
      return row(person, companyOf(companyId)?.name ?? '', `\`${name}\``, `\`${address}\``);
    }),
    '',
    '## A laundry',
    '',
    `The program of ${laundryAccount.name} gets a token from \`POST http://fi.localhost:3000/api/auth/token\` with`,
    `\`{"grant_type":"client_credentials","client_id":"${laundryProgram.id}","client_secret":"${demoPassword}"}\`. With it, it reads`,
    `\`GET /api/laundry/garments/${demoGarmentId(0)}\`, and posts \`{"events":[{"garmentId":"${demoGarmentId(0)}",`,
    '"eventId":"w1","kind":"washed","at":"2026-11-18T08:00:00Z"}]}` to `/api/laundry/garments/events`. All else is refused.',
    '',
    '## Messages',
    '',
    'Three visitors have used the contact form (`/en/brand/contact`). Staff with the task customers find the messages under',
    'Messages; Aisha’s is answered.',
    '',
    '## Reviews',
    '',
    'Every rating of the catalogue is a review, about half of them with words. Some people have written themselves; what waits',
    'is for staff to accept or refuse, under Reviews.',
    '',
    row('who', 'article', 'stars', 'state'),
    row('---', '---', '---', '---'),
    ...demoReviews.map(({ writer, basePartNo, stars, status }) => row(`\`${writer}\``, basePartNo, stars, status)),
    '',
    '## Companies',
    '',
    row('id', 'company', 'market', 'trade', 'shows'),
    row('---', '---', '---', '---', '---'),
    ...demoCompanies.map(({ id, name, market, trade, shows }) => row(id, name, market, trade, shows)),
    '',
    '## Delivery',
    '',
    'Every market delivers: consumers to a service point or to the door, companies by parcel or by express before noon; inside',
    'the EU also to the other countries with a shop. Each market has ten service points in its towns. Carriers are invented.',
    'A company whose attribute `DeliveryPaidBy` is `company` pays no freight.',
    '',
    row('carrier', 'methods', 'days'),
    row('---', '---', '---'),
    ...demoMethods.map(({ id, carrier, texts, days }) =>
      row(carrier, `${id} ${texts.en?.name}`, days.from === days.to ? days.from : `${days.from} to ${days.to}`),
    ),
    '',
    '## Test cards',
    '',
    'No money moves while the payment provider is the simulator. Any date to come and any code of three digits will do, and the',
    'payment page offers the cards under “Test cards”. Every other number is refused.',
    '',
    row('card', 'what happens'),
    row('---', '---'),
    ...testCards.map(({ number, token }) => row(`\`${number}\``, cardFates[token])),
    '',
    '## Campaigns',
    '',
    'They hold in every market. Those of the promotions engine count by themselves for consumers and visitors where the',
    'feature flag `UseNorcePromotions` is on; the others ask for their code. Staff finds them under Campaigns.',
    '',
    row('campaign', 'code', 'what to try'),
    row('---', '---', '---'),
    ...demoCampaigns(new Date(0)).map(({ definition: { name, code }, tryThis }) =>
      row(wordIn(name, 'en'), code === undefined ? '' : `\`${code}\``, tryThis),
    ),
    '',
  ].join('\n');
}

if (import.meta.main) process.stdout.write(renderGuide());
