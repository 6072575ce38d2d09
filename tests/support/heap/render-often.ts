import { whereListedFor } from '#server/directory/visibility/rule'
import { viewText } from '#server/directory/visibility/scope'
import { webFront } from '#server/web/index'
import { startTestServer } from '../server.ts'

/**
 * Makes the same pages anew in each round, and tells after each what is left on the heap, as lines of JSON:
 * `node --expose-gc --import tsx render-often.ts <pages> <rounds>`.
 */
const [most = 500, rounds = 4] = process.argv.slice(2).map(Number)
const hour = 3_600_000

let now = Date.now()
let calls = 0
const server = await startTestServer({
  clock: () => new Date(now),
  web: webFront,
  config: { logLevel: 'info' },
  // What a page asks for while it is made: one that was kept asks for nothing.
  logTo: { write: (line) => void (calls += Number(line.includes('"route":"/api/'))) },
})
const pages = await server.database.query<{ path: string }>(
  `select concat_ws('/', '', case country_code when 'id' then 'id' else 'en-' || country_code end, 'doctor',
     (select slug from specialities where id = speciality_id), (select slug from cities where id = city_id), slug) as path
   from practitioners where ${whereListedFor('practitioners', '$2')} order by id limit $1`,
  [most, viewText({ tenant: 'patientweb' })],
)

for (let round = 1; round <= rounds; round++) {
  // Longer than a page is kept.
  now += 2 * hour
  calls = 0
  let whole = 0
  for (const { path } of pages) whole += Number((await server.app.inject(path)).statusCode === 200)
  // What the rounds of the collector leave to finalisers is free only after the next.
  for (let pass = 0; pass < 4; pass++) {
    globalThis.gc!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  process.stdout.write(`${JSON.stringify({ pages: whole, calls, heapBytes: process.memoryUsage().heapUsed })}\n`)
}
await server.close()
