import { createContext } from 'react-router';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** What loaders and actions read: what may be touched, and who asks. */
export const shopContext = createContext<Shop>();
export const visitContext = createContext<Visit>();
export const nonceContext = createContext<string>();
