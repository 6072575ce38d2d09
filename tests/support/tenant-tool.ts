import { appFacts } from '#src/app/app-facts.ts'
import type { OpenDatabase } from '#server/db/open'
import { runTenantCommand } from '#server/tenants/command'
import { createTenantStore } from '#server/tenants/tenant-store'

type Place = Pick<OpenDatabase, 'db'> & { clock?: () => Date }

/** Runs a command of the tool on an open database: its exit code and what it printed. */
export async function tenantTool({ db, clock }: Place, ...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = []
  const code = await runTenantCommand(args, {
    withStore: (work) => work(createTenantStore(db, clock)),
    app: appFacts,
    writeSchema: (text) => void lines.push(text),
    say: (line) => void lines.push(line),
  })
  return { code, output: lines.join('\n') }
}
