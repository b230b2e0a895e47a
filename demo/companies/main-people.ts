import { roles } from '#modules/auth/roles.ts';
import { demoCompany } from './companies.ts';
import { demoPeople } from './people.ts';

/** The dozen people who show most of the shop; docs/demo.md has the rest. */
const mainIds: readonly number[] = [5001, 5002, 5003, 5014, 5016, 5020, 5033, 5040, 5043, 5048, 5060, 5085, 5089];

const roleNames = new Map<number, string>(Object.entries(roles).map(([name, code]) => [code, name]));

export function mainPeople(): { signIn: string; who: string }[] {
  return demoPeople
    .filter(({ id }) => mainIds.includes(id))
    .map(({ emailAddress, role, companyIds, market }) => {
      const [company] = companyIds;
      const where = company === undefined ? market : `${demoCompany(company).name}, ${market}`;
      return { signIn: emailAddress, who: `${roleNames.get(role)} ${role}, ${where}` };
    });
}

/** The people with a tip in the guide, as the sign-in page shows them. */
export function peopleToTry() {
  return demoPeople.flatMap(({ emailAddress, firstName, lastName, role, companyIds, market, tryThis }) => {
    const [company] = companyIds;
    if (tryThis === undefined) return [];
    return {
      signIn: emailAddress,
      name: `${firstName} ${lastName}`,
      role,
      company: company === undefined ? undefined : demoCompany(company).name,
      market,
      tryThis,
    };
  });
}
