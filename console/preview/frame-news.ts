/** What the page in the frame says (`server/console/preview`). `path` is an address of the app. */
export type FrameNews =
  | { preview: 'ready' | 'place'; path: string; top: number }
  | { preview: 'refused'; isGone: boolean }
  | { preview: 'shown' | 'back' | 'elsewhere' | 'over' | 'failed' }

/** Reads a message; undefined for one that is none of a frame's. */
export function readNews(data: unknown): FrameNews | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { preview, path, top, isGone } = data as Record<string, unknown>
  switch (preview) {
    case 'ready':
    case 'place':
      return typeof path === 'string' && typeof top === 'number' ? { preview, path, top } : undefined
    case 'refused':
      return { preview, isGone: isGone === true }
    case 'shown':
    case 'back':
    case 'elsewhere':
    case 'over':
    case 'failed':
      return { preview }
    default:
      return undefined
  }
}
