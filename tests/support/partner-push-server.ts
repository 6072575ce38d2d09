import { webFront } from '#server/web/index'
import type { PushMessage } from '#server/messages/push/push-gateway'
import { inviteByOperator } from '#server/tenants/invite-by-operator'
import { ensureBuilt } from './built-app.ts'
import { openTestDatabase } from './database.ts'
import { startTestServer } from './server.ts'

/**
 * The real server, whose first tenant sends no messages to devices yet, and somebody invited to its console. Push services are none:
 * what they would carry is kept. Prints where it is and the token of the invitation; for each line of its input it prints the last message. Stops
 * when its input ends.
 */
const code = 'patientweb'
await ensureBuilt()
const database = await openTestDatabase()
await database.query(
  `update tenants set configuration = jsonb_set(configuration, '{push_enabled}', 'false') where code = $1`,
  [code],
)
let last: PushMessage | undefined
const server = await startTestServer({
  ...{ database, web: webFront },
  pushGateway: {
    send: async (_target, message) => {
      last = message
      return 'accepted'
    },
  },
})
const invitation = await database.db.transaction((tx) =>
  inviteByOperator(tx, { code, email: 'owner@push.example', role: 'owner' }, new Date()),
)
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin, token: invitation?.token })}\n`)
process.stdin.on('data', () => process.stdout.write(`${JSON.stringify(last?.notification)}\n`))
process.stdin.once(
  'end',
  () =>
    void server
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)
