import { useCallback, useRef, useState } from 'react';
import { type AddProblem, useBuying } from './buying-context.ts';

/** Identifies a press, so that a retry adds nothing more. */
function newPress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** State of an add button: busy while sending, then the problem, if any. */
export function useAdd(told?: AddProblem) {
  const { add } = useBuying();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(told);
  const isSending = useRef(false);
  /** A press that was sent and not answered. */
  const open = useRef<{ wish: string; press: string }>(undefined);

  /** Returns whether it was added. */
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
