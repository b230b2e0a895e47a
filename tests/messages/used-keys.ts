import { type Argument as CallArgument, type Expression, parseSync, Visitor } from 'oxc-parser';

/** The keys that a screen's source uses by name: `const t = useTranslations('shell'); t('title')` is shell.title. */
export function usedKeys(path: string, source: string): string[] {
  const domains = new Map<string, string>();
  const keys: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'useTranslations') return;
      const [domain] = textsOf(init.arguments[0]);
      if (domain) domains.set(id.name, domain);
    },
    CallExpression: ({ callee, arguments: [key] }) => {
      const domain = domains.get(nameOf(callee));
      if (domain) keys.push(...textsOf(key).map((text) => `${domain}.${text}`));
    },
  }).visit(parseSync(path, source).program);
  return keys;
}

/** `t` of `t('title')` and of `t.rich('title')`. */
function nameOf(callee: Expression): string {
  if (callee.type === 'MemberExpression') return nameOf(callee.object);
  return callee.type === 'Identifier' ? callee.name : '';
}

/** A literal text, or either of two; computed keys are unknown here. */
function textsOf(node: CallArgument | undefined): string[] {
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}
