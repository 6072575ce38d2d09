import { firstQuality, nextQuality, toMeasure, type Quality } from './call-quality.ts'

/** Milliseconds between two looks at the statistics of a call. */
const interval = 2_000

/** Reports the quality of a connection after each change, until the returned function is called. */
export function watchQuality(connection: RTCPeerConnection, onQuality: (quality: Quality) => void): () => void {
  let quality = firstQuality
  const look = async () => {
    if (connection.connectionState !== 'connected') return
    const report = await connection.getStats()
    const entries: Record<string, unknown>[] = []
    report.forEach((entry: Record<string, unknown>) => entries.push(entry))
    const next = nextQuality(quality, toMeasure(entries))
    const isOther = next.isWeak !== quality.isWeak || next.isPaused !== quality.isPaused
    quality = next
    if (isOther) onQuality(quality)
  }
  const timer = setInterval(() => void look().catch(() => undefined), interval)
  return () => clearInterval(timer)
}
