import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { StoreMapView } from './store-view.ts';

/** What the map shows: its middle and half of its size, in units. */
export type MapViewBox = { x: number; y: number; halfWidth: number; halfHeight: number };

const closest = 1 / 16;
const farthest = 2;
/** In pixels: less is a click. */
const leastDrag = 4;

/** Zooming by buttons and moving by mouse. Fingers scroll the page. */
export function useMapMoves(map: StoreMapView, drawing: RefObject<SVGSVGElement | null>) {
  const [{ x, y, scale }, setPlace] = useState({ x: 0, y: 0, scale: 1 });
  const held = useRef<{ x: number; y: number } | undefined>(undefined);
  const dragged = useRef(0);
  const zoom = (factor: number) =>
    setPlace((place) => ({ ...place, scale: Math.min(farthest, Math.max(closest, place.scale * factor)) }));
  const view: MapViewBox = { x, y, halfWidth: map.halfWidth * scale, halfHeight: map.halfHeight * scale };
  const drag = {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      dragged.current = 0;
      if (pointerType === 'mouse' && button === 0) held.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const matrix = drawing.current?.getScreenCTM();
      const from = held.current;
      if (!from || !matrix) return;
      held.current = { x: clientX, y: clientY };
      dragged.current += Math.abs(clientX - from.x) + Math.abs(clientY - from.y);
      setPlace((place) => ({
        ...place,
        x: place.x - (clientX - from.x) / matrix.a,
        y: place.y - (clientY - from.y) / matrix.d,
      }));
    },
    /** A drag that ends on a pin does not open its store. */
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current < leastDrag) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerUp: () => {
      held.current = undefined;
    },
    onPointerLeave: () => {
      held.current = undefined;
    },
  };
  return {
    view,
    zoomIn: () => zoom(0.6),
    zoomOut: () => zoom(1 / 0.6),
    reset: () => setPlace({ x: 0, y: 0, scale: 1 }),
    isMoved: x !== 0 || y !== 0 || scale !== 1,
    drag,
  };
}
