import { type Info, isFactCode } from './person-infos.ts';

/**
 * Infos as the audit records them. The record belongs to the person and is erased with them, so it names an approver by number: the address
 * is personal data of the approver.
 */
export function recordedInfos(
  infos: readonly Info[],
  approverId: number | undefined,
): Readonly<Record<string, string | number>> {
  const known = infos.filter(({ code }) => isFactCode(code)).map(({ code, value }) => [code, value]);
  const recorded: Record<string, string | number> = Object.fromEntries(known);
  return approverId === undefined ? recorded : { ...recorded, Attestant1: approverId };
}

/** Partners store infos of their own with unknown content, so only their codes are recorded. */
export function changedOtherInfos(before: readonly Info[], after: readonly Info[]): string[] {
  const valueIn = (infos: readonly Info[], code: string) => infos.find((info) => info.code === code)?.value;
  const codes = [...new Set([...before, ...after].map(({ code }) => code))].sort();
  return codes.filter((code) => !isFactCode(code) && valueIn(before, code) !== valueIn(after, code));
}
