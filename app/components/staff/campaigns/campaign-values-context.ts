import { createContext, useContext } from 'react';
import { typedFields } from '#app/forms/typed-fields.ts';
import type { CampaignProblems, CampaignValues } from './campaign-view.ts';

type Typed = { values: CampaignValues; problems: CampaignProblems };

export const TypedContext = createContext<Typed>({ values: {}, problems: {} });

/** Where a field of the form has its id, so that the summary above the form leads to it. */
export const fieldId = (name: string): string => `campaign-${name.replaceAll('.', '-')}`;

/** What a field of the form holds, and what is wrong with it. */
export function useTyped() {
  const { values, problems } = useContext(TypedContext);
  return {
    ...typedFields({ typed: values, problems }, fieldId),
    holdsAny: (prefix: string) =>
      Object.entries(values).some(([name, [first = '']]) => name.startsWith(prefix) && first !== ''),
    hasProblem: (prefix: string) => Object.keys(problems).some((name) => name.startsWith(prefix)),
  };
}
