import { useCallback, useRef, useState } from 'react';
import { type AddProblem, useBuying } from './buying-context.ts';

/** Names a press, so that one that is sent again because no answer came adds nothing more. */
function newPress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A button that buys: busy while it is on its way, and then what went wrong, if anything. */
export function useAdd(told?: AddProblem) {
  const { add } = useBuying();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(told);
  const isSending = useRef(false);
  /** What was sent and not answered. */
  const open = useRef<{ wish: string; press: string }>(undefined);

  /** Answers whether it was added. */
  const send = useCallback(
    async (fields: URLSearchParams): Promise<boolean> => {
      if (isSending.current) return false;
      isSending.current = true;
      setBusy(true);
      setProblem(undefined);
      const wish = String(fields);
      const press = open.current?.wish === wish ? open.current.press : newPress();
      const found = await add(new URLSearchParams([...fields, ['press', press]]));
      open.current = found && found.words === undefined ? { wish, press } : undefined;
      isSending.current = false;
      setBusy(false);
      setProblem(found);
      return found === undefined;
    },
    [add],
  );
  return { isBusy, problem, send, setProblem };
}
