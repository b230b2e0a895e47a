import { Visitor } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Rules that depend only on the staff role, and neither show nor change anything that needs a task. */
export const decidedByRole: readonly string[] = [
  'modules/account/acting-for.server.ts',
  'modules/approval/amount-limit.ts',
  'modules/cart/api/promotion-request.ts',
  'modules/checkout/send/order-draft.ts',
  'modules/product-api/calls/group-changes.server.ts',
  'modules/product-api/change-groups.server.ts',
  'modules/product-api/where.ts',
];

/** Use cases that staff screens share with the shop and that are open to everybody. */
export const openToScreens: readonly string[] = [
  'modules/assortment/read-cards.server.ts',
  'modules/assortment/read-viewer.server.ts',
  'modules/assortment/suggest.server.ts',
  'modules/cart/try-promotions.server.ts',
  'modules/catalogue/read-navigation.server.ts',
  'modules/content/list-scenes.server.ts',
  'modules/content/resolve-pictures.server.ts',
  'modules/list-file.server.ts',
  'modules/market/own-hosts.server.ts',
  'modules/sizing/size-guides.server.ts',
  'modules/translation/links-in-language.server.ts',
  'modules/webhook/webhook-schema.server.ts',
];

/** Each draft has versions with author and time; the history has an entry when it is published. */
const keepsVersions: readonly string[] = ['modules/content-editor/change-draft.server.ts'];

/** How often a file calls each of these functions by name. */
function callsIn({ program }: SourceFile): ReadonlyMap<string, number> {
  const calls = new Map<string, number>();
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier') calls.set(callee.name, (calls.get(callee.name) ?? 0) + 1);
    },
  }).visit(program);
  return calls;
}

const isUseCase = (path: string) => /^modules\/.+\.server\.ts$/.test(path) && !isTest(path);

/** Each use case that requires a task for a change records one: every file has as many records as task checks. */
export function checkStaffChanges(file: SourceFile): string[] {
  if (!isUseCase(file.path) || keepsVersions.includes(file.path)) return [];
  const calls = callsIn(file);
  const [asked, recorded] = [calls.get('allowChange') ?? 0, calls.get('recordChange') ?? 0];
  return asked > recorded ? [`${file.path} asks for a task ${asked} times and records ${recorded} changes`] : [];
}

/** The staff role alone gives no access: a rule that checks the role must also check a task, or be listed. */
export function checkStaffRole(file: SourceFile): string[] {
  const { path } = file;
  if (!path.startsWith('modules/') || path.startsWith('modules/auth/') || isTest(path)) return [];
  const calls = callsIn(file);
  const asksTask = ['allowChange', 'allowRead', 'mayDo', 'maySee', 'administers'].some((name) => calls.has(name));
  const decidesByRole = ['isInternal', 'isAdminOrHigher'].some((name) => calls.has(name));
  return decidesByRole && !asksTask ? [`${path}: decides by the role of staff and asks for no task`] : [];
}

/** Use cases of staff screens must check a task themselves: the guard of the page is not the only access. */
export function checkStaffScreens(files: readonly SourceFile[]): string[] {
  const called = new Set(
    files
      .filter(({ path }) => path.startsWith('app/routes/staff/') && !isTest(path))
      .flatMap(({ imports }) => imports.filter(({ isType }) => !isType).map(({ target }) => target)),
  );
  return files
    .filter(({ path }) => called.has(path) && isUseCase(path) && !path.endsWith('-store.server.ts'))
    .filter((file) => !['allowChange', 'allowRead', 'changeDraft'].some((name) => callsIn(file).has(name)))
    .map(({ path }) => `${path}: is called by a screen of staff and asks for no task`);
}
