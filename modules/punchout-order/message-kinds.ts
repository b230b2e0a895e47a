/** Documents about orders that the shop sends to procurement systems. */
export const messageKinds = ['confirmation', 'ship-notice', 'invoice'] as const;

export type MessageKind = (typeof messageKinds)[number];
