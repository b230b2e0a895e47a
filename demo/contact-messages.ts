import type { ContactTopic } from '#modules/contact/contact-message.ts';

type DemoMessage = {
  readonly market: string;
  readonly language: 'sv' | 'de' | 'en';
  readonly topic: ContactTopic;
  readonly name: string;
  readonly emailAddress: string;
  readonly body: string;
  readonly daysAgo: number;
  readonly answer?: string;
};

/** Messages of the contact form in the demo shop. */
export const demoMessages: readonly DemoMessage[] = [
  {
    market: 'se',
    language: 'sv',
    topic: 'product',
    name: 'Maja Ekström',
    emailAddress: 'maja.ekstrom@example.com',
    body: 'Hej! Går det att byta dragkedjan i en skaljacka från i fjol? Den har fastnat och tyget är helt i övrigt.',
    daysAgo: 1,
  },
  {
    market: 'de',
    language: 'de',
    topic: 'company',
    name: 'Jens Brandt',
    emailAddress: 'j.brandt@example.com',
    body: 'Guten Tag, wir sind 14 Leute und brauchen Warnschutz mit Logo bis Ende März. Kann jemand mit Mustern vorbeikommen?',
    daysAgo: 2,
  },
  {
    market: 'uk',
    language: 'en',
    topic: 'return',
    name: 'Aisha Khan',
    emailAddress: 'aisha.khan@example.com',
    body: 'The left knee pocket came open after the second wash. What do you need from me?',
    daysAgo: 6,
    answer: 'That should not happen. Please send us a picture of the seam, and we will send you a new pair at once.',
  },
];
