import { hasOnlyLetters } from '../proof/letters.ts';
import type { TemplateParameter, TemplateValues, VasArticle } from './vas-article.ts';

/** The person whose data a text shows. */
export type Wearer = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeNo: string | undefined;
  readonly occupation: string | undefined;
  readonly customizedText: string | undefined;
};

/** Message keys: `cart.error.<word>`. */
export type TextProblem =
  | 'vasCustomerMissing'
  | 'vasCustomerInvalid'
  | 'vasCustomerEmployeeNo'
  | 'vasCustomerOccupation'
  | 'vasCustomerText'
  | 'vasFirstName'
  | 'vasLastName'
  | 'vasEmployeeNo'
  | 'vasOccupation'
  | 'vasText'
  | 'vasTextTooLong'
  | 'vasTooManyLines'
  | 'vasLetters'
  | 'vasTextTooWide'
  | 'vasTextTooLow'
  | 'vasLogoGone'
  | 'vasGone';

type Template = Pick<VasArticle, 'parameters' | 'maxLines' | 'maxCharacters'>;

const valuesOfWearer = (wearer: Wearer | undefined): TemplateValues => ({
  fname: wearer?.firstName,
  lname: wearer?.lastName,
  employeeno: wearer?.employeeNo,
  occupation: wearer?.occupation,
  vascustomizedtext: wearer?.customizedText,
});

const filled = (text: string | undefined): string | undefined => text?.normalize('NFC').trim() || undefined;

/** What was written on the row counts first, then what is known about the wearer. */
export function valuesOf(
  { parameters }: Pick<Template, 'parameters'>,
  written: TemplateValues,
  wearer: Wearer | undefined,
): TemplateValues {
  const known = valuesOfWearer(wearer);
  return Object.fromEntries(parameters.map((name) => [name, filled(written[name]) ?? filled(known[name])]));
}

/** First and last name share a line, anything else has its own. */
export function linesOf({ parameters }: Pick<Template, 'parameters'>, values: TemplateValues): string[] {
  const isName = (name: TemplateParameter) => name === 'fname' || name === 'lname';
  const joinsNames = parameters.includes('fname') && parameters.includes('lname');
  const parts = joinsNames
    ? [[values.fname, values.lname], ...parameters.filter((name) => !isName(name)).map((name) => [values[name]])]
    : parameters.map((name) => [values[name]]);
  return parts
    .map((texts) => texts.filter((text) => text).join(' '))
    .flatMap((text) => text.split(/\r?\n/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const fieldWords = {
  fname: 'vasFirstName',
  lname: 'vasLastName',
  employeeno: 'vasEmployeeNo',
  occupation: 'vasOccupation',
  vascustomizedtext: 'vasText',
} as const satisfies Record<TemplateParameter, TextProblem>;

/** Empty parameters that the text uses. */
const missingIn = ({ parameters }: Pick<Template, 'parameters'>, values: TemplateValues): TemplateParameter[] =>
  parameters.filter((name) => filled(values[name]) === undefined);

/** Full mode: each empty field has its own message. */
export const fieldProblems = (template: Pick<Template, 'parameters'>, values: TemplateValues): TextProblem[] =>
  missingIn(template, values).map((name) => fieldWords[name]);

const customerWords: Partial<Record<TemplateParameter, TextProblem>> = {
  employeeno: 'vasCustomerEmployeeNo',
  occupation: 'vasCustomerOccupation',
  vascustomizedtext: 'vasCustomerText',
};

/** Limited mode, and what a wearer must have in any mode: the names. */
function customerProblems(
  template: Pick<Template, 'parameters'>,
  wearer: Wearer | undefined,
  isLimited: boolean,
): TextProblem[] {
  if (!wearer) return ['vasCustomerMissing'];
  const hasNames = filled(wearer.firstName) !== undefined && filled(wearer.lastName) !== undefined;
  const missing = isLimited ? missingIn(template, valuesOfWearer(wearer)) : [];
  return [
    ...(hasNames ? [] : ['vasCustomerInvalid' as const]),
    ...missing.flatMap((name) => customerWords[name] ?? []),
  ];
}

/** Whether the text fits: lines, characters in a line, and letters that can be made. */
function lineProblems({ maxLines, maxCharacters }: Template, lines: readonly string[]): TextProblem[] {
  return [
    ...(lines.length > maxLines && maxLines > 0 ? ['vasTooManyLines' as const] : []),
    ...(maxCharacters > 0 && lines.some((line) => Array.from(line).length > maxCharacters)
      ? ['vasTextTooLong' as const]
      : []),
    ...(lines.every(hasOnlyLetters) ? [] : ['vasLetters' as const]),
  ];
}

export type RenderedText = {
  readonly lines: readonly string[];
  readonly missing: readonly TemplateParameter[];
  readonly problems: readonly TextProblem[];
  readonly isValid: boolean;
};

type ToRender = {
  readonly written: TemplateValues;
  readonly wearer: Wearer | undefined;
  readonly isLimited: boolean;
};

/** The text of a garment. A service without parameters has none, and nothing is checked. */
export function renderText(template: Template, { written, wearer, isLimited }: ToRender): RenderedText {
  if (template.parameters.length === 0) return { lines: [], missing: [], problems: [], isValid: true };
  const values = valuesOf(template, isLimited ? {} : written, wearer);
  const missing = missingIn(template, values);
  const lines = linesOf(template, values);
  const problems = [
    ...customerProblems(template, wearer, isLimited),
    ...(isLimited || !wearer ? [] : fieldProblems(template, values)),
    // A chip has no lettering.
    ...(template.maxLines > 0 ? lineProblems(template, lines) : []),
  ];
  return { lines, missing, problems, isValid: problems.length === 0 };
}
