import { useTranslations } from 'use-intl';
import { fieldLabel } from './field-label.ts';

const isPosition = (part: string) => /^\d+$/.test(part);

/** The names of blocks, fields, options and templates in the language of the reader. */
export function useContentNames() {
  const t = useTranslations('content-editor');
  /** The first text there is; unknown blocks are kept on pages, and have words made of their name. */
  const say = (name: string, ...keys: string[]) => {
    const key = keys.find((one) => t.has(one));
    return key === undefined ? fieldLabel(name) : t(key);
  };
  /** The name of the field at the end of a path; the title of an employee is not that of a page. */
  const fieldName = (path: string) => {
    const [name = path, list] = path
      .split('.')
      .filter((part) => !isPosition(part))
      .toReversed();
    return say(name, `fieldIn.${list}.${name}`, `field.${name}`, `visibility.${name}`);
  };
  return {
    blockName: (name: string) => say(name, `blockName.${name.replace('/', '.')}`),
    fieldName,
    optionName: (name: string) => say(name, `option.${name}`),
    templateName: (name: string) => say(name, `templateName.${name}`),
    /** The path of a value: `attributes.links.0.text` becomes "Links › 1 › Text". */
    pathName: (path: string) =>
      path
        .split('.')
        .filter((part, at) => at > 0 || part !== 'attributes')
        .map((part, at, parts) =>
          isPosition(part) ? String(Number(part) + 1) : fieldName(parts.slice(0, at + 1).join('.')),
        )
        .join(' › '),
  };
}
