import { webFront } from '#server/web/index'
import type { PushMessage } from '#server/messages/push/push-gateway'
import { inviteByOperator } from '#server/tenants/invite-by-operator'
import { openTestDatabase } from './database.ts'
import type { StartedServer } from './started-server.ts'
import { startTestServer } from './server.ts'

/**
 * The real server, whose first tenant sends no messages to devices yet, and somebody invited to its console. Push services are none:
 * what they would carry is kept. Tells where it is and the token of the invitation, and to each line the last message.
 */
export async function start(): Promise<StartedServer> {
  const code = 'patientweb'
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
  return {
    told: { origin, token: invitation?.token },
    hear: () => JSON.stringify(last?.notification) ?? 'none',
    stop: () => server.close().then(() => database.close()),
  }
}
