import { EventEmitter } from 'node:events';
import type { Signals } from './db.server.ts';

type SignalListeners = { tell: (channel: string, text: string) => void; tellAll: () => void; on: Signals['on'] };

/** The listeners of this process. */
export function createSignalListeners(): SignalListeners {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    tell: (channel, text) => void emitter.emit(channel, text),
    tellAll: () => {
      for (const channel of emitter.eventNames()) emitter.emit(channel, '');
    },
    on: (channel, listener) => {
      emitter.on(channel, listener);
      return () => void emitter.off(channel, listener);
    },
  };
}
