import { type Language, languages } from '#core/locale.ts';
import type { Texts } from '#platform/texts.server.ts';
import { type Role, roles } from '../auth/roles.ts';
import { sizeGroupName } from '../sizing/size-tree.ts';
import { foldName, personColumns, type SheetColumn, sizeColumn, sizeGroupOf } from './import-columns.ts';
import type { SizesOfGroup } from './judge-line.ts';
import type { CellWords } from './wanted-person.ts';

const labels: Partial<Record<SheetColumn, [domain: string, key: string]>> = {
  id: ['people-import', 'number'],
  isActive: ['people', 'state'],
};

export type SheetWords = { readonly texts: Texts; readonly sizes: ReadonlyMap<string, SizesOfGroup> };

/** The heading of a column. */
export function columnTitle(words: SheetWords, language: Language, column: string): string {
  const group = words.sizes.get(sizeGroupOf(column) ?? '');
  if (group) return sizeTitle(words, language, group);
  const [domain, key] = labels[column as SheetColumn] ?? ['people', `field.${column}`];
  return words.texts.say(language, domain, key) ?? column.replace(/^size:/, '');
}

/** Groups of different garments may have the same name; then their columns are distinguished by code. */
function sizeTitle({ sizes }: SheetWords, language: Language, group: SizesOfGroup): string {
  const name = sizeGroupName(group, language);
  const isShared = [...sizes.values()].some((other) => other !== group && sizeGroupName(other, language) === name);
  return isShared ? `${name} (${group.code})` : name;
}

/**
 * The names of columns in all languages, because a sheet may come from a colleague abroad. Codes of size groups are
 * accepted as names.
 */
export function columnNames(words: SheetWords): ReadonlyMap<string, SheetColumn> {
  const groups = [...words.sizes.values()].map(({ code }) => code);
  const names = new Map<string, SheetColumn>(groups.map((code) => [foldName(code), sizeColumn(code)]));
  for (const column of [...personColumns, ...groups.map(sizeColumn)]) {
    for (const name of [column, ...languages.map((language) => columnTitle(words, language, column))])
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
