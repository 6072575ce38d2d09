import type { Tools } from './tools.ts'

/** Makes the link by which a practitioner opens one visit by video, and prints it: whoever looks after the facility sends it on. */
export async function makeVisitLink(
  code: string,
  appointment: string,
  { withStore, say, visitAddress }: Tools,
): Promise<0 | 1> {
  const made = await withStore((store) => store.visitLink({ code, appointment }))
  if (!made) {
    say(`Tenant "${code}" has no visit by video "${appointment}" that is booked and not over since a day.`)
    return 1
  }
  const { token, hosts, expiresAt, hasRoom } = made
  say(
    `The practitioner opens the visit by this link, in the first browser that opens it, until ${shown(expiresAt)} UTC:`,
  )
  say(visitAddress({ code, hosts }, token))
  say('Earlier links to this visit are void.')
  if (!hasRoom) say('Patients cannot join it yet: the tenant has neither `video_room` nor `video`.')
  return 0
}

const shown = (instant: string) => instant.slice(0, 16).replace('T', ' ')
