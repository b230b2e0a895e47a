import { languages } from '#core/locale.ts';
import type { Texts } from '#platform/texts.server.ts';
import { type Role, roles } from '../auth/roles.ts';
import { foldName, personColumns, type SheetColumn, sizeColumn } from './import-columns.ts';
import type { CellWords } from './wanted-person.ts';

const labels: Partial<Record<SheetColumn, [domain: string, key: string]>> = {
  id: ['people-import', 'number'],
  isActive: ['people', 'state'],
};

/** What stands above a column. Size groups are named by their code. */
export function columnTitle(texts: Texts, language: string, column: string): string {
  const [domain, key] = labels[column as SheetColumn] ?? ['people', `field.${column}`];
  return texts.say(language, domain, key) ?? column.replace(/^size:/, '');
}

/** The names of columns in all languages: a sheet may come from a colleague abroad. */
export function columnNames(texts: Texts, sizeGroups: readonly string[]): ReadonlyMap<string, SheetColumn> {
  const names = new Map<string, SheetColumn>(sizeGroups.map((code) => [foldName(code), sizeColumn(code)]));
  for (const column of personColumns) {
    for (const name of [column, ...languages.map((language) => columnTitle(texts, language, column))])
      if (!names.has(foldName(name))) names.set(foldName(name), column);
  }
  return names;
}

const roleIds: readonly Role[] = [roles.user, roles.customerAdmin, roles.administrator];

export const roleWord = (texts: Texts, language: string, role: Role): string =>
  texts.say(language, 'people', `role.${role}`) ?? String(role);

export const stateWord = (texts: Texts, language: string, isActive: boolean): string =>
  texts.say(language, 'people', isActive ? 'active' : 'inactive') ?? '';

/** Roles by their word or number, states by their word, in all languages. */
export function cellWords(texts: Texts): CellWords {
  return {
    roles: new Map(
      roleIds.flatMap((role) => [
        [String(role), role] as const,
        ...languages.map((language) => [foldName(roleWord(texts, language, role)), role] as const),
      ]),
    ),
    states: new Map(
      [true, false].flatMap((isActive) => [
        [String(isActive), isActive] as const,
        ...languages.map((language) => [foldName(stateWord(texts, language, isActive)), isActive] as const),
      ]),
    ),
  };
}
