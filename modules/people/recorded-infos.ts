import { type Info, isFactCode } from './person-infos.ts';

/**
 * Infos as they are recorded. The record belongs to the person and goes with them, so it names an approver by number: the
 * address is somebody else's.
 */
export function recordedInfos(
  infos: readonly Info[],
  approverId: number | undefined,
): Readonly<Record<string, string | number>> {
  const known = infos.filter(({ code }) => isFactCode(code)).map(({ code, value }) => [code, value]);
  const recorded: Record<string, string | number> = Object.fromEntries(known);
  return approverId === undefined ? recorded : { ...recorded, Attestant1: approverId };
}

/** Partners keep infos of their own. What these hold is not known, so only their codes are recorded. */
export function changedOtherInfos(before: readonly Info[], after: readonly Info[]): string[] {
  const valueIn = (infos: readonly Info[], code: string) => infos.find((info) => info.code === code)?.value;
  const codes = [...new Set([...before, ...after].map(({ code }) => code))].sort();
  return codes.filter((code) => !isFactCode(code) && valueIn(before, code) !== valueIn(after, code));
}
