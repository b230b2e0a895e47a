import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createStaff } from '#modules/auth/create-staff.server.ts';
import { issueStaffToken } from '#modules/auth/issue-staff-token.server.ts';
import { secretsOf } from '#modules/auth/token.server.ts';
import { Failure, runTool } from './lib/failure.ts';
import { withDatabase } from './lib/open-database.ts';

const usage = `npm run staff -- create --email ADDRESS --first NAME --last NAME [--password TEXT]
npm run staff -- token --email ADDRESS [--minutes 60]`;

const whyNot = {
  'email-invalid': (email: string) => `${email} is no e-mail address.`,
  'password-too-short': () => 'The password must have at least 12 characters.',
  'login-taken': (email: string) => `Somebody signs in as ${email} already.`,
};

// Staff for a shop that has none yet. With the embedded database the server must be stopped meanwhile.
await runTool(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      first: { type: 'string' },
      last: { type: 'string' },
      password: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const { email, first, last, password = randomBytes(12).toString('base64url'), minutes = '60' } = values;
  if (positionals[0] === 'create' && email && first && last)
    return withDatabase(async ({ db }) => {
      const created = await createStaff(db, { emailAddress: email, firstName: first, lastName: last, password });
      if (!created.ok) throw new Failure(whyNot[created.refusal.code](email));
      console.log(`${first} ${last} may sign in as ${email}${values.password ? '' : ` with the password ${password}`}`);
    });
  if (positionals[0] === 'token' && email && /^\d{1,4}$/.test(minutes))
    return withDatabase(async ({ db, env }) => {
      const issued = await issueStaffToken({
        db,
        secrets: secretsOf(env),
        emailAddress: email,
        now: new Date(),
        minutes: Number(minutes),
      });
      if (!issued.ok) throw new Failure(`No active member of staff signs in as ${email}.`);
      console.log(issued.value);
    });
  throw new Failure(usage);
});
