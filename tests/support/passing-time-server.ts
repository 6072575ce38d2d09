import { reconcile } from '#server/payments/reconcile'
import { webFront } from '#server/web/index'
import type { StartedServer } from './started-server.ts'
import { startTestServer, type TestServer } from './server.ts'

/** How often an address may make a call of the server's sign-ins in ten minutes. */
const callsOfAddress = 12

/**
 * The real server, whose clock is moved on by as many seconds as each line says; to that it tells how far its clock was moved. At the line "books"
 * it runs the job of payments and tells what it and the demo provider have of each payment.
 */
export async function start(): Promise<StartedServer> {
  let passed = 0
  const server = await startTestServer({
    web: webFront,
    clock: () => new Date(Date.now() + passed * 1000),
    config: { demo: true, codeLimitPerAddress: callsOfAddress, trustProxy: 1 },
  })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin, callsOfAddress },
    hear: async (line) => {
      if (line === 'books') return JSON.stringify(await booksOf(server))
      passed += Number(line)
      return JSON.stringify({ passed })
    },
    stop: () => server.close(),
  }
}

async function booksOf(server: TestServer): Promise<{ payments: object[] }> {
  if (server.app.collector) await reconcile(server.app.collector)
  const payments = await server.database.query<object>(
    `select a.status as visit, p.status as payment, (p.paid_amount - coalesce(p.refund_amount, 0))::int as here, (d.amount - d.refunded)::int as there
     from payments p join appointments a on a.id = p.appointment_id join demo_payments d on d.id = p.provider_id order by p.created_at`,
  )
  return { payments }
}
