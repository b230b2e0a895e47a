export type Tone = 'neutral' | 'success' | 'danger';

export type Notice = {
  id: number;
  text: string;
  tone: Tone;
  /** How long it stays; for ever where somebody has to act on it. */
  durationMs: number | 'until-closed';
  action?: { label: string; onPress: () => void };
};

const mostAtOnce = 3;

/** The newest comes last. The same words twice are one notice that starts anew, and the oldest gives way to a fourth. */
export const addNotice = (list: readonly Notice[], notice: Notice): Notice[] =>
  [...list.filter(({ text }) => text !== notice.text), notice].slice(-mostAtOnce);

export const withoutNotice = (list: readonly Notice[], id: number): Notice[] => list.filter((one) => one.id !== id);
