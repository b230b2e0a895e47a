import { sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import { type Role, roles } from '#modules/auth/roles.ts';
import { saveStaffTasks } from '#modules/auth/staff-task-store.server.ts';
import { changeTasks } from '#modules/auth/staff-tasks.ts';
import { marketList } from '#modules/market/markets.ts';
import { createAccount } from '#modules/people/account-store.server.ts';
import { writeInfos } from '#modules/people/infos.server.ts';
import { parseInfos } from '#modules/people/person-infos.ts';
import { saveCustomer } from '#modules/people/save-customer.server.ts';
import type { Db } from '#platform/db/db.server.ts';

export const password = 'a long enough password';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$XcuQHOhJe4dZQe7LYoREJw$7bx2zN1sIT9SSRZnKlz2a1Qhk/cpJYocdoylTy5S1J0';

type Facts = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  role: Role;
  isActive: boolean;
  companyIds: number[];
  infos: Record<string, string>;
  marketId: number;
  language: Language;
};

/** A person to be saved: `await aPerson('ada@bygg.example').withRole(roles.user).at(company).save(db)`. */
export function aPerson(emailAddress = 'ada@bygg.example') {
  return builder({
    emailAddress,
    firstName: 'Ada',
    lastName: 'Berg',
    role: roles.user,
    isActive: true,
    companyIds: [],
    infos: {},
    marketId: 1,
    language: 'sv',
  });
}

/** A consumer, who has no company. */
export const aConsumer = (emailAddress = 'eva@home.example') => aPerson(emailAddress).withRole(roles.b2c);

function builder(facts: Facts) {
  const but = (changed: Partial<Facts>) => builder({ ...facts, ...changed });
  return {
    named: (firstName: string, lastName: string) => but({ firstName, lastName }),
    withRole: (role: Role) => but({ role }),
    at: (...companies: { id: number }[]) => but({ companyIds: companies.map(({ id }) => id) }),
    with: (infos: Record<string, string>) => but({ infos: { ...facts.infos, ...infos } }),
    inMarket: (marketId: number, language: Language) => but({ marketId, language }),
    closed: () => but({ isActive: false }),
    save: (db: Db) => save(db, facts),
  };
}

async function save(db: Db, { role, isActive, ...facts }: Facts) {
  const { id: highest } = await db
    .selectFrom('customer')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.val(0)).as('id'))
    .executeTakeFirstOrThrow();
  const id = highest + 1;
  const market = marketList.find(({ marketId }) => marketId === facts.marketId);
  await saveCustomer(db, {
    id,
    ...facts,
    currency: market?.currency ?? 'SEK',
    customerCode: facts.emailAddress,
    phoneNumber: undefined,
    cellPhone: undefined,
    addresses: [],
    account: { role, isActive, passwordHash },
  });
  // The next person that the shop creates gets the next id.
  await sql`select setval(pg_get_serial_sequence('customer', 'id'), ${id})`.execute(db);
  if (role === roles.internal) await saveStaffTasks(db, id, changeTasks);
  return { id, emailAddress: facts.emailAddress };
}

/** A person with an account and nothing else. */
export async function anAccount(db: Db, account: Parameters<typeof createAccount>[1]): Promise<number> {
  const id = await createAccount(db, account);
  if (id === undefined) throw new Error(`${account.emailAddress} is taken`);
  return id;
}

/** Replaces all infos of a saved person. */
export async function giveInfos(db: Db, customerId: number, infos: Record<string, string>): Promise<void> {
  const written = parseInfos(
    Object.entries(infos).map(([code, value]) => ({ code, value })),
    'SEK',
  );
  if (!written.ok) throw new Error(`${written.refusal.info} cannot be read`);
  await writeInfos(db, customerId, written.value);
}
