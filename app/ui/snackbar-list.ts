export type Tone = 'neutral' | 'success' | 'danger';

export type Notice = {
  id: number;
  text: string;
  tone: Tone;
  /** Display time; until closed if the visitor must act. */
  durationMs: number | 'until-closed';
  action?: { label: string; onPress: () => void };
};

const mostAtOnce = 3;

/** The newest comes last. A repeated text restarts its notice, and a fourth notice drops the oldest. */
export const addNotice = (list: readonly Notice[], notice: Notice): Notice[] =>
  [...list.filter(({ text }) => text !== notice.text), notice].slice(-mostAtOnce);

export const withoutNotice = (list: readonly Notice[], id: number): Notice[] => list.filter((one) => one.id !== id);
