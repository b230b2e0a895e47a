type Options<Question, Answer> = {
  readonly delayMs: number;
  readonly send: (question: Question, signal: AbortSignal) => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
};

/**
 * Sends one request after the last of several inputs. A newer request aborts an older one; a failure changes nothing.
 */
export function createRenderQueue<Question, Answer>({ delayMs, send, onAnswer }: Options<Question, Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  async function ask(question: Question): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    try {
      const answer = await send(question, mine.signal);
      if (!mine.signal.aborted) onAnswer(answer);
    } catch {
      // The server has logged why. The last text stays.
    }
  }

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
  };
  return {
    change(question: Question): void {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(question), delayMs);
    },
    stop,
  };
}
