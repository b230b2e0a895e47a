import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { ServicesAnswer } from './vas-answers.ts';

/** The texts of services came with them: pages without services do not have them. */
export function Worded({ messages, children }: Pick<ServicesAnswer, 'messages'> & { children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} messages={{ ...useMessages(), ...messages }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
