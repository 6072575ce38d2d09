import { createInterface } from 'node:readline'
import { makePractitionerLink } from '#server/domain/video/practitioner-link'
import { idOfAppointment } from '#server/domain/booking/number-of-appointment'
import { webFront } from '#server/web/index'
import { ensureBuilt } from './built-app.ts'
import { openTestDatabase } from './database.ts'
import { startTestServer } from './server.ts'
import { startTurnServer } from './turn-server.ts'

/**
 * The real server, of which a tenant (`key=patientweb`) has the app's own room for its visits by video, with a TURN server where this machine
 * has one. Prints where it is. For each line of its input,
 * the number of an appointment, it moves its clock on to the start of that visit and prints the token of its practitioner's link. Stops when its
 * input ends.
 */
const tenantCode = 'patientweb'
let passed = 0
const clock = () => new Date(Date.now() + passed)

await ensureBuilt()
const database = await openTestDatabase()
const turn = await startTurnServer()
const ice = { stunUrls: [], turnUrls: turn?.urls ?? [], turnSecret: turn?.secret }
const server = await startTestServer({ web: webFront, database, config: { demo: true, trustProxy: 1, ice }, clock })
const tell = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`)
tell({ origin: await server.app.listen({ host: '127.0.0.1', port: 0 }), hasTurn: turn !== undefined })

async function open(number: string): Promise<void> {
  const id = await idOfAppointment(database.db, tenantCode, number)
  const [visit] = await database.query<{ start: string }>(
    `select lower(r.during) as start from reservations r join appointments a on a.reservation_id = r.id where a.id = $1`,
    [id],
  )
  passed = Date.parse(visit!.start) - Date.now()
  tell({ token: (await makePractitionerLink(database.db, { tenantCode, id }, clock())).token })
}

createInterface(process.stdin)
  .on('line', (number) => void open(number))
  .once('close', () => {
    turn?.stop()
    void server.close().then(() => process.exit(0))
  })
