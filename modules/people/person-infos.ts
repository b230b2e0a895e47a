import { parseEmail } from '#core/input.ts';
import { type Currency, fromDecimal, type Money, toDecimal } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { isSuperFlag } from '../auth/permissions.ts';
import type { PersonFacts } from './person-facts.ts';

/** One entry of the list that partners read and write: a code and a text. */
export type Info = { readonly code: string; readonly value: string };

/** The approver is written as an e-mail address; the store looks up the person. */
export type WrittenFacts = Omit<PersonFacts, 'approver'> & { readonly approverEmail: string | undefined };

type InfoRefusal = { code: 'info-invalid'; info: string; expected: string };
type Parsed = { readonly facts: WrittenFacts; readonly others: readonly Info[] };

const factCodes: ReadonlySet<string> = new Set([
  'AmountLimit',
  'Attestant1',
  'CostCenter',
  'Department',
  'EmployeeNo',
  'IsSuperCustomerAdmin',
  'LockerNumber',
  'LockerPosition',
  'Occupation',
]);

/** Whether a rule of the shop reads the code. */
export const isFactCode = (code: string): boolean => factCodes.has(code);

/** Infos as typed facts, and the codes that no rule reads unchanged. An empty text is not a fact. */
export function parseInfos(infos: readonly Info[], currency: Currency | undefined): Result<Parsed, InfoRefusal> {
  const textOf = (code: string) => infos.findLast((info) => info.code === code)?.value.trim() || undefined;
  const limit = textOf('AmountLimit');
  const amountLimit = limit === undefined ? undefined : parseLimit(limit, currency);
  if (limit !== undefined && !amountLimit)
    return refuse({ code: 'info-invalid', info: 'AmountLimit', expected: '1500, 1500.50' });
  const flag = textOf('IsSuperCustomerAdmin');
  if (flag !== undefined && flag !== 'true' && flag !== 'false')
    return refuse({ code: 'info-invalid', info: 'IsSuperCustomerAdmin', expected: 'true, false' });
  const approver = textOf('Attestant1');
  const approverEmail = approver === undefined ? ok(undefined) : parseEmail(approver);
  if (!approverEmail.ok) return refuse({ code: 'info-invalid', info: 'Attestant1', expected: 'eva@bygg.example' });
  return ok({
    facts: {
      amountLimit,
      employeeNo: textOf('EmployeeNo'),
      occupation: textOf('Occupation'),
      department: textOf('Department'),
      costCentre: textOf('CostCenter'),
      locker: textOf('LockerNumber'),
      lockerPosition: textOf('LockerPosition'),
      approverEmail: approverEmail.value,
      isSuper: flag === undefined ? undefined : isSuperFlag(flag),
    },
    others: infos.filter(({ code }) => !isFactCode(code)),
  });
}

/** A person with neither a market nor a company has no currency for a limit. */
function parseLimit(text: string, currency: Currency | undefined): Money | undefined {
  const read = currency && fromDecimal(text.replace(',', '.'), currency, 'exact');
  return read?.ok && read.value.amount >= 0 ? read.value : undefined;
}

/** The list that partners read, by code. */
export function infosOf(facts: PersonFacts, others: readonly Info[]): Info[] {
  const written: Record<string, string | undefined> = {
    AmountLimit: facts.amountLimit && String(toDecimal(facts.amountLimit)),
    Attestant1: facts.approver?.emailAddress,
    CostCenter: facts.costCentre,
    Department: facts.department,
    EmployeeNo: facts.employeeNo,
    IsSuperCustomerAdmin: facts.isSuper === undefined ? undefined : String(facts.isSuper),
    LockerNumber: facts.locker,
    LockerPosition: facts.lockerPosition,
    Occupation: facts.occupation,
  };
  const known = Object.entries(written).flatMap(([code, value]) => (value === undefined ? [] : [{ code, value }]));
  const kept = others.filter(({ code }) => written[code] === undefined);
  return [...known, ...kept].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
