import { appFacts } from '#src/app/app-facts.ts'
import type { OpenDatabase } from '#server/db/open'
import type { MailGateway } from '#server/messages/mail/mail-gateway'
import { runTenantCommand } from '#server/tenants/command'
import { createTenantStore } from '#server/tenants/tenant-store'

type Place = Pick<OpenDatabase, 'db'> & { clock?: () => Date; mail?: MailGateway }

/** Runs a command of the tool on an open database: its exit code and what it printed. */
export async function tenantTool(
  { db, clock, mail }: Place,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const lines: string[] = []
  const code = await runTenantCommand(args, {
    withStore: (work) => work(createTenantStore(db, clock)),
    app: appFacts,
    writeSchema: (text) => void lines.push(text),
    say: (line) => void lines.push(line),
    consoleAddress: ({ code, hosts }, path) => `https://${hosts[0] ?? 'localhost'}/partner/${code}${path}`,
    visitAddress: ({ code, hosts }, token) =>
      `https://${hosts[0] ?? 'localhost'}/appointment/session/practitioner?key=${code}#${token}`,
    mail,
  })
  return { code, output: lines.join('\n') }
}
