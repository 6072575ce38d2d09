import { createInterface } from 'node:readline'
import { reconcile } from '#server/payments/reconcile'
import { webFront } from '#server/web/index'
import { ensureBuilt } from './built-app.ts'
import { startTestServer } from './server.ts'

/**
 * The real server, whose clock is moved on by as many seconds as each line of its input says. Prints where it is and how often an address may
 * make a call of its sign-ins in ten minutes, then each time how far its clock was moved, and stops when its input ends. At the line "books"
 * it runs the job of payments and prints what it and the demo provider have of each payment.
 */
const callsOfAddress = 12
let passed = 0

await ensureBuilt()
const server = await startTestServer({
  web: webFront,
  clock: () => new Date(Date.now() + passed * 1000),
  config: { demo: true, codeLimitPerAddress: callsOfAddress, trustProxy: 1 },
})
const tell = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`)
tell({ origin: await server.app.listen({ host: '127.0.0.1', port: 0 }), callsOfAddress })
async function tellBooks(): Promise<void> {
  if (server.app.collector) await reconcile(server.app.collector)
  const payments = await server.database.query<object>(
    `select a.status as visit, p.status as payment, (p.paid_amount - coalesce(p.refund_amount, 0))::int as here, (d.amount - d.refunded)::int as there
     from payments p join appointments a on a.id = p.appointment_id join demo_payments d on d.id = p.provider_id order by p.created_at`,
  )
  tell({ payments })
}

createInterface(process.stdin)
  .on('line', (line) => {
    if (line === 'books') return void tellBooks()
    passed += Number(line)
    tell({ passed })
  })
  .once('close', () => void server.close().then(() => process.exit(0)))
