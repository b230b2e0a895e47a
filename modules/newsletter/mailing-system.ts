import type { Language } from '#core/locale.ts';
import type { Place } from './subscriber-store.server.ts';
import type { Topic } from './subscription.ts';

/** An address that gets newsletters of a market. */
export type MailingContact = Place & {
  readonly emailAddress: string;
  readonly language: Language;
  readonly source: string;
  readonly topics: readonly Topic[];
};

/**
 * The system that sends newsletters. The embedded one is the shop's own list, from which staff export addresses; another
 * one gets each change over HTTP. Methods reject when the system cannot be reached.
 */
export type MailingSystem = {
  /** Adds or changes an address. The same again changes nothing. */
  put(contact: MailingContact): Promise<void>;
  /** Removes an address; one that is not there is no error. */
  remove(place: Place): Promise<void>;
  /** What the system knows; undefined for an address that gets no newsletters. */
  find(place: Place): Promise<MailingContact | undefined>;
};
