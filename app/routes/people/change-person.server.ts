import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import {
  approvedField,
  companyOf,
  type PersonIntent,
  personIntents,
  queryOfCompany,
  seenField,
  sizePrefix,
} from '#app/components/people/people-view.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { emailField, optionalField, phoneField, textField } from '#core/fields.ts';
import { type Result, refuse } from '#core/result.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { isFactCode } from '#modules/people/person-infos.ts';
import { infosOfRecord } from '#modules/people/person-record.ts';
import { changePerson as change } from '#modules/people-admin/change-person.server.ts';
import { changeRights } from '#modules/people-admin/change-rights.server.ts';
import { createPerson } from '#modules/people-admin/create-person.server.ts';
import { toContact } from '#modules/people-admin/customer-input-schema.ts';
import { customerResult } from '#modules/people-admin/customer-result.ts';
import { roleField } from '#modules/people-admin/customer-schema.ts';
import { erasePerson } from '#modules/people-admin/erase-person.server.ts';
import { invitePerson, withdrawInvitation } from '#modules/people-admin/invite-person.server.ts';
import { addPersonAddress, removePersonAddress } from '#modules/people-admin/person-addresses.server.ts';
import { savePersonSizes } from '#modules/people-admin/person-sizes.server.ts';
import { readPersonPage } from '#modules/people-admin/read-person-page.server.ts';
import { switchAccount } from '#modules/people-admin/switch-account.server.ts';
import type { Refusal } from '#modules/refusals.ts';
import { addressIn } from '../account/change-addresses.server.ts';

type Task = PostedForm & {
  customerId: number;
  /** The company whose people the visitor looks at, and that of a new person; undefined for the visitor's own company. */
  companyId: number | undefined;
};

const text = optionalField(textField({ max: 100 }));
const roleText = z.coerce.number<string>().pipe(roleField);

const contactFields = {
  firstName: textField({ max: 100 }),
  lastName: textField({ max: 100 }),
  emailAddress: optionalField(emailField),
  phoneNumber: optionalField(phoneField),
  cellPhone: optionalField(phoneField),
};

const factFields = {
  employeeNo: text,
  occupation: text,
  department: text,
  costCentre: text,
  locker: text,
  lockerPosition: text,
  approver: optionalField(emailField),
  amountLimit: optionalField(z.string().trim().max(20)),
};

type FactName = keyof typeof factFields;

const codes: Readonly<Record<FactName, string>> = {
  employeeNo: 'EmployeeNo',
  occupation: 'Occupation',
  department: 'Department',
  costCentre: 'CostCenter',
  locker: 'LockerNumber',
  lockerPosition: 'LockerPosition',
  approver: 'Attestant1',
  amountLimit: 'AmountLimit',
};

const fieldOf = { 'email-taken': 'emailAddress', 'info-invalid': 'amountLimit' } as const;

const handlers: Record<PersonIntent, (task: Task) => Promise<ActionAnswer>> = {
  create: (task) =>
    answerForm(task, {
      intent: 'create',
      domain: 'people',
      schema: z.object({ ...contactFields, ...factFields, roleId: roleText }),
      fieldOf,
      run: (typed) =>
        safely(task, 'create', () =>
          createPerson(task.shop, task.visit, {
            companyId: task.companyId,
            contact: toContact(typed),
            role: typed.roleId,
            isActive: true,
            infos: infosIn(typed),
          }),
        ),
      done: ({ record }) => toPerson(task, record.id, 'created'),
    }),

  change: (task) =>
    answerForm(task, {
      intent: 'change',
      domain: 'people',
      schema: z.object({ version: z.string().max(64), ...contactFields, ...factFields }),
      fieldOf,
      run: (typed) =>
        safely(task, 'update', async () => {
          const { customerId, form } = task;
          const page = await readPersonPage(task.shop, task.visit, customerId);
          if (!page.ok) return page;
          // Fields that the form does not show, and codes without a field, keep their values.
          const shown = new Set(factNames.filter((name) => form.has(name)).map((name) => codes[name]));
          const kept = infosOfRecord(page.value.record).filter(({ code }) => !isFactCode(code) || !shown.has(code));
          const infos = [...kept, ...infosIn(typed)];
          return change(task.shop, task.visit, {
            customerId,
            version: typed.version,
            contact: toContact(typed),
            infos,
          });
        }),
      done: () => toPerson(task, task.customerId, 'saved'),
    }),

  rights: (task) =>
    answerForm(task, {
      intent: 'rights',
      domain: 'people',
      schema: z.object({
        roleId: roleText,
        isSuper: z.literal('on').optional(),
        asksSuper: z.literal('on').optional(),
        [seenField]: seenText(z.object({ roleId: z.number(), isSuper: z.boolean() })),
      }),
      run: ({ roleId: role, isSuper, asksSuper, seen }) =>
        safely(task, 'rights', () =>
          changeRights(task.shop, task.visit, {
            customerId: task.customerId,
            role,
            // Browsers send neither an unticked box nor one that is not shown, so `asksSuper` tells them apart.
            isSuper: asksSuper === undefined ? undefined : isSuper === 'on',
            seen,
          }),
        ),
      done: () => toPerson(task, task.customerId, 'saved'),
    }),

  invite: (task) =>
    withoutFields(task, 'invite', () => invitePerson(task.shop, task.visit, task.customerId), 'invited'),
  withdraw: (task) =>
    withoutFields(task, 'withdraw', () => withdrawInvitation(task.shop, task.visit, task.customerId), 'withdrawn'),
  sizes: (task) => withoutFields(task, 'sizes', () => saveSizes(task), 'saved'),
  'address-add': async (task) =>
    answerForm(task, {
      intent: 'address-add',
      domain: 'account',
      schema: addressIn(await countryOf(task), task),
      run: (address) => addPersonAddress(task.shop, task.visit, { customerId: task.customerId, address }),
      done: () => toPerson(task, task.customerId, 'saved'),
    }),
  'address-remove': (task) => withoutFields(task, 'address-remove', () => removeAddress(task), 'saved'),

  erase: (task) =>
    answerForm(task, {
      intent: 'erase',
      domain: 'people',
      schema: z.object({}),
      fieldOf: { 'approver-of-people': approvedField },
      run: () => {
        // The browser does not send the form without the tick.
        if (task.form.get('isSure') !== 'on') throw data(null, { status: 400 });
        return safely(task, 'erase', () => erasePerson(task.shop, task.visit, task.customerId));
      },
      done: ({ companyIds: [companyId] }) =>
        redirect(
          `${routeHref('companyAdministration', task.visit.language)}${queryWith({ company: task.companyId ?? companyId, done: 'erased' })}`,
        ),
    }),

  activate: (task) => switchTo(task, true),
  deactivate: (task) => switchTo(task, false),
};

const withoutFields = (
  task: Task,
  intent: PersonIntent,
  run: () => Promise<Result<unknown, Refusal>>,
  done: string,
): Promise<ActionAnswer> =>
  answerForm(task, {
    intent,
    domain: 'people',
    schema: z.object({}),
    run,
    done: () => toPerson(task, task.customerId, done),
  });

function saveSizes({ shop, visit, form, customerId }: Task) {
  const sizes = [...form].flatMap(([name, size]) =>
    name.startsWith(sizePrefix) && typeof size === 'string' ? [{ sizeGroup: name.slice(sizePrefix.length), size }] : [],
  );
  const seen = seenText(z.record(z.string(), z.string())).parse(form.get(seenField) ?? undefined);
  return savePersonSizes(shop, visit, { customerId, sizes, seen: seen && new Map(Object.entries(seen)) });
}

/** The country of the person's market, which staff may look at from another one. */
async function countryOf({ shop, visit, customerId }: Task): Promise<string> {
  const page = await readPersonPage(shop, visit, customerId);
  return (page.ok && findMarketBySiteId(page.value.record.marketId ?? -1)?.iso2) || visit.market.iso2;
}

function removeAddress({ shop, visit, form, customerId }: Task) {
  const addressId = z.coerce.number().int().safeParse(form.get('addressId')).data ?? 0;
  return removePersonAddress(shop, visit, { customerId, addressId });
}

const switchTo = (task: Task, isActive: boolean) =>
  answerForm(task, {
    intent: isActive ? 'activate' : 'deactivate',
    domain: 'people',
    schema: z.object({}),
    run: () =>
      safely(task, isActive ? 'activate' : 'deactivate', () =>
        switchAccount(task.shop, task.visit, { customerId: task.customerId, isActive }),
      ),
    done: ({ openCarts, pendingOrders, peopleToApprove }) =>
      toPerson(
        task,
        task.customerId,
        isActive ? 'activated' : `deactivated.${openCarts}.${pendingOrders}.${peopleToApprove}`,
      ),
  });

/** What the form was opened with; undefined where it does not say. */
function seenText<T>(schema: z.ZodType<T>) {
  return z
    .string()
    .optional()
    .transform((text): T | undefined => {
      try {
        return schema.safeParse(JSON.parse(text ?? '')).data;
      } catch {
        return undefined;
      }
    });
}

const isIntent = (sent: unknown): sent is PersonIntent => (personIntents as readonly unknown[]).includes(sent);

/** `personId` and `query` are those of the form's page. */
export function changePerson(posted: PostedForm, personId: string, query: URLSearchParams): Promise<ActionAnswer> {
  const intent = posted.form.get('intent');
  const isNew = personId === 'new';
  if (!isIntent(intent) || (intent === 'create') !== isNew || !(isNew || /^\d{1,9}$/.test(personId)))
    throw data(null, { status: 400 });
  const companyId = companyOf(query.get('company'));
  return handlers[intent]({ ...posted, customerId: isNew ? 0 : Number(personId), companyId });
}

/** If the store fails, the form keeps the typed values (G70). */
async function safely<T>(
  { shop }: PostedForm,
  action: Parameters<typeof customerResult>[0],
  run: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { result } = await customerResult(action, run, (error) =>
    shop.log.error({ err: error }, 'a person was not saved'),
  );
  return result === false ? refuse({ code: 'unexpected' }) : result;
}

const factNames = Object.keys(factFields) as FactName[];

const infosIn = (typed: Partial<Record<FactName, string | undefined>>) =>
  factNames.flatMap((name) => {
    const value = typed[name];
    return value === undefined ? [] : [{ code: codes[name], value }];
  });

/** Back to the person, in the company whose people the visitor looks at. */
const toPerson = ({ visit, companyId }: Task, id: number, done: string): Response =>
  redirect(
    `${routeHref('companyPerson', visit.language, { personId: String(id) })}${queryWith({ company: companyId, done })}`,
  );

function queryWith({ company, done }: { company: number | undefined; done: string }): string {
  return `${queryOfCompany(company) || '?'}${company === undefined ? '' : '&'}done=${done}`;
}
