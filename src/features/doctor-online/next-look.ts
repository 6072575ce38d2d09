import type { VideoVisit } from '#contract/video-visit'
import { now } from '#src/clock/server-time.ts'

/** Longest timer of a browser, in milliseconds. */
const longestTimer = 2_147_483_647
/** Milliseconds after the instant: the platform's clock decides. */
const grace = 1_000
/** How often an open room is looked at, in milliseconds: a push message is there sooner, where one can be sent. */
const lookAgainAfter = 30_000

/** Milliseconds until the platform is asked again how a visit stands: its room opens, somebody may have come, it closes. False where nothing more comes. */
export function untilNextLook(
  stand: Pick<VideoVisit, 'stage' | 'opens_at' | 'closes_at' | 'room'> | undefined,
): number | false {
  if (stand?.stage === 'early') return until(stand.opens_at)
  if (stand?.stage !== 'open') return false
  // With another provider it is not known who is there.
  return stand.room?.kind === 'own' ? Math.min(until(stand.closes_at), lookAgainAfter) : until(stand.closes_at)
}

const until = (instant: string): number => Math.min(Math.max(Date.parse(instant) - now(), 0) + grace, longestTimer)
