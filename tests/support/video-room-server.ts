import { makePractitionerLink } from '#server/domain/video/practitioner-link'
import { idOfAppointment } from '#server/domain/booking/number-of-appointment'
import { webFront } from '#server/web/index'
import { openTestDatabase } from './database.ts'
import type { StartedServer } from './started-server.ts'
import { startTestServer } from './server.ts'
import { startTurnServer } from './turn-server.ts'

const tenantCode = 'patientweb'

/**
 * The real server, of which a tenant (`key=patientweb`) has the app's own room for its visits by video, with a TURN server where this machine
 * has one. For each line, the number of an appointment,
 * it moves its clock on to the start of that visit and tells the token of its practitioner's link.
 */
export async function start(): Promise<StartedServer> {
  let passed = 0
  const clock = () => new Date(Date.now() + passed)

  const database = await openTestDatabase()
  const turn = await startTurnServer()
  const ice = { stunUrls: [], turnUrls: turn?.urls ?? [], turnSecret: turn?.secret }
  const server = await startTestServer({ web: webFront, database, config: { demo: true, trustProxy: 1, ice }, clock })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })

  async function open(number: string): Promise<string> {
    const id = await idOfAppointment(database.db, tenantCode, number)
    const [visit] = await database.query<{ start: string }>(
      `select lower(r.during) as start from reservations r join appointments a on a.reservation_id = r.id where a.id = $1`,
      [id],
    )
    passed = Date.parse(visit!.start) - Date.now()
    return JSON.stringify({ token: (await makePractitionerLink(database.db, { tenantCode, id }, clock())).token })
  }

  return {
    told: { origin, hasTurn: turn !== undefined },
    hear: open,
    stop: async () => {
      turn?.stop()
      await server.close()
      await database.close()
    },
  }
}
