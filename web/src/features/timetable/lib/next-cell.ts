import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  [KeyboardCode.Left]: { x: -1, y: 0 },
  [KeyboardCode.Right]: { x: 1, y: 0 },
  [KeyboardCode.Up]: { x: 0, y: -1 },
  [KeyboardCode.Down]: { x: 0, y: 1 },
};

/** An arrow key takes what is in the hand to the next cell in that direction. */
export const nextCell: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects } }) => {
  const step = STEPS[event.code];
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  let best: { distance: number; x: number; y: number } | undefined;
  for (const rect of droppableRects.values()) {
    const [dx, dy] = [rect.left - collisionRect.left, rect.top - collisionRect.top];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    // Half a cell is no step; what lies far aside is in another row or column.
    if (along < rect.height / 2 || aside > rect.height / 2) continue;
    if (!best || along < best.distance) best = { distance: along, x: rect.left, y: rect.top };
  }
  return best ? { x: best.x, y: best.y } : undefined;
};
