import { useEffect, useRef } from 'react';
import { createPressGate, type PressGate } from './press-gate.ts';

/** Runs tasks that may move the page while no mouse button or finger is down. */
export function usePressGate(): (task: () => void) => void {
  const gate = useRef<PressGate>(null);
  useEffect(() => {
    const press = createPressGate((run) => void window.setTimeout(run));
    gate.current = press;
    window.addEventListener('pointerdown', press.down);
    window.addEventListener('pointerup', press.up);
    window.addEventListener('pointercancel', press.up);
    return () => {
      window.removeEventListener('pointerdown', press.down);
      window.removeEventListener('pointerup', press.up);
      window.removeEventListener('pointercancel', press.up);
    };
  }, []);
  return (task) => gate.current?.run(task);
}
