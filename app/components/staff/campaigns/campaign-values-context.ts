import { createContext, useContext } from 'react';
import { typedFields } from '#app/forms/typed-fields.ts';
import type { CampaignProblems, CampaignValues } from './campaign-view.ts';

type Typed = { values: CampaignValues; problems: CampaignProblems };

export const TypedContext = createContext<Typed>({ values: {}, problems: {} });

/** The id of a field, to which the error summary links. */
export const fieldId = (name: string): string => `campaign-${name.replaceAll('.', '-')}`;

/** Props of a form field: its typed value and its problem. */
export function useTyped() {
  const { values, problems } = useContext(TypedContext);
  return {
    ...typedFields({ typed: values, problems }, fieldId),
    holdsAny: (prefix: string) =>
      Object.entries(values).some(([name, [first = '']]) => name.startsWith(prefix) && first !== ''),
    hasProblem: (prefix: string) => Object.keys(problems).some((name) => name.startsWith(prefix)),
  };
}
