import { templateParameters } from '#modules/vas/vas-article.ts';

/** Names of the fields in which services are chosen. */
export const serviceField = 'vas';
/** Says that the visitor could choose: without it the company's own choice counts. */
export const chosenField = 'vasChosen';
export const positionField = (id: number) => `vas.position.${id}`;
export const typefaceField = (id: number) => `vas.typeface.${id}`;
export const heightField = (id: number) => `vas.height.${id}`;
export const inkField = (id: number) => `vas.ink.${id}`;
export const logoFieldName = (id: number) => `vas.logo.${id}`;
export const textFieldName = (parameter: string, id: number) => `vas.${parameter}.${id}`;

/** A choice as it was typed. */
export type TypedService = {
  readonly serviceArticleId: number;
  readonly position: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
  readonly typeface?: string | undefined;
  /** Height of capitals; 0 for what is no number, which is refused with the height that works. */
  readonly heightMm?: number | undefined;
  readonly ink?: string | undefined;
  /** Null: the file comes later. Undefined: there was nothing to choose. */
  readonly logo?: { readonly logoId: string; readonly version: number } | null | undefined;
};

/** The services chosen in a form; undefined if it had no such fields. */
export function servicesIn(form: FormData): TypedService[] | undefined {
  if (!form.has(chosenField)) return undefined;
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const ids = new Set(
    form.getAll(serviceField).flatMap((id) => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? [Number(id)] : [])),
  );
  return [...ids].map((serviceArticleId) => ({
    serviceArticleId,
    position: textOf(positionField(serviceArticleId)) || undefined,
    typeface: textOf(typefaceField(serviceArticleId)) || undefined,
    heightMm: numberIn(textOf(heightField(serviceArticleId))),
    ink: textOf(inkField(serviceArticleId)) || undefined,
    logo: form.has(logoFieldName(serviceArticleId)) ? logoIn(textOf(logoFieldName(serviceArticleId))) : undefined,
    parameters: Object.fromEntries(
      templateParameters.flatMap((name) => {
        const text = textOf(textFieldName(name, serviceArticleId));
        return text === '' ? [] : [[name, text]];
      }),
    ),
  }));
}

/** Keeps the objects of unchanged services, so that typing in one service does not render the others. */
export function keepSame(before: readonly TypedService[], now: readonly TypedService[]): readonly TypedService[] {
  const known = new Map(before.map((one) => [JSON.stringify(one), one]));
  return now.map((one) => known.get(JSON.stringify(one)) ?? one);
}

/** The value of an option, and back. */
export const logoValue = ({ logoId, version }: NonNullable<TypedService['logo']>) => `${logoId}/${version}`;

function logoIn(text: string): TypedService['logo'] {
  const [, logoId, version] = /^([0-9a-f-]{36})\/(\d{1,6})$/.exec(text) ?? [];
  return logoId && version ? { logoId, version: Number(version) } : null;
}

/** With comma or point. Only an empty field means the usual height. */
function numberIn(text: string): number | undefined {
  const number = Number(text.replace(',', '.'));
  return text === '' ? undefined : Number.isFinite(number) ? Math.max(0, number) : 0;
}
