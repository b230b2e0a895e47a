import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createStaff } from '#modules/account/create-staff.server.ts';
import { issueStaffToken } from '#modules/account/issue-staff-token.server.ts';
import { setStaffTasks } from '#modules/account/staff-members.server.ts';
import { changeTasks, isStaffTask, type StaffTask, staffTasks } from '#modules/auth/staff-tasks.ts';
import { secretsOf } from '#modules/auth/token.server.ts';
import { Failure, runTool } from './lib/failure.ts';
import { withDatabase } from './lib/open-database.ts';

const usage = `npm run staff -- create --email ADDRESS --first NAME --last NAME [--password TEXT] [--tasks LIST]
npm run staff -- tasks --email ADDRESS --tasks LIST
npm run staff -- token --email ADDRESS [--minutes 60]
LIST: ${staffTasks.join(',')}, separated by commas; all but read-only where it is left out`;

const whyNot = {
  'email-invalid': (email: string) => `${email} is no e-mail address.`,
  'password-too-short': () => 'The password must have at least 12 characters.',
  'login-taken': (email: string) => `Somebody signs in as ${email} already.`,
};

function tasksIn(list: string | undefined): readonly StaffTask[] {
  if (list === undefined) return changeTasks;
  const named = list.split(',').flatMap((name) => name.trim() || []);
  const unknown = named.find((name) => !isStaffTask(name));
  if (unknown !== undefined) throw new Failure(`${unknown} is no task. Tasks are ${staffTasks.join(', ')}.`);
  return named.filter(isStaffTask);
}

// Creates staff for a shop without any. With the embedded database the server must be stopped.
await runTool(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      first: { type: 'string' },
      last: { type: 'string' },
      password: { type: 'string' },
      minutes: { type: 'string' },
      tasks: { type: 'string' },
    },
  });
  const { email, first, last, password = randomBytes(12).toString('base64url'), minutes = '60' } = values;
  const [command] = positionals;
  const tasks = tasksIn(values.tasks);
  if (command === 'create' && email && first && last)
    return withDatabase(async ({ db, clock }) => {
      const member = { emailAddress: email, firstName: first, lastName: last, password, tasks };
      const created = await createStaff(db, member, clock.now());
      if (!created.ok) throw new Failure(whyNot[created.refusal.code](email));
      console.log(`${first} ${last} may sign in as ${email}${values.password ? '' : ` with the password ${password}`}`);
    });
  if (command === 'tasks' && email && values.tasks !== undefined)
    return withDatabase(async (shop) => {
      const changed = await setStaffTasks(shop, shop.clock.now(), { loginName: email, tasks });
      if (!changed.ok) throw new Failure(`No member of staff signs in as ${email}.`);
      console.log(`${email} has the tasks: ${changed.value.tasks.join(', ') || 'none'}`);
    });
  if (command === 'token' && email && /^\d{1,4}$/.test(minutes))
    return withDatabase(async ({ db, env, clock }) => {
      const issued = await issueStaffToken({
        db,
        secrets: secretsOf(env),
        emailAddress: email,
        now: clock.now(),
        minutes: Number(minutes),
      });
      if (!issued.ok) throw new Failure(`No active member of staff signs in as ${email}.`);
      console.log(issued.value);
    });
  throw new Failure(usage);
});
