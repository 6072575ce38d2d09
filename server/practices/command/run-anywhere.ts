import type { Config } from '#server/config'
import { openDatabase, StartProblem } from '#server/db/open'
import { loadSecret } from '#server/secret'
import { askAdminSocket } from '#server/tenants/operator-socket'
import { runFacilityCommand } from './command.ts'
import type { ExitCode, Tools } from './tools.ts'

/** Where the server that holds the embedded database takes these commands, on the socket in its data folder. */
export const facilityCommandPath = '/facility'

/** What a server answers: the lines to be shown, and the exit code. */
type Answer = { lines: string[]; code: ExitCode }

/** Runs a command that came over the socket, in the server. */
export async function answerFacilityCommand(args: unknown, tools: Omit<Tools, 'say'>): Promise<Answer> {
  if (!Array.isArray(args) || !args.every((arg) => typeof arg === 'string')) throw new Error('no command line')
  const lines: string[] = []
  const code = await runFacilityCommand(args, { ...tools, say: (line) => void lines.push(line) })
  return { lines, code }
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'serverSecret' | 'practiceNetworks'>

/**
 * Runs a command on the configured database, or in the server that holds the embedded one. Throws StartProblem where neither is possible,
 * with the remedy.
 */
export async function runAnywhere(args: readonly string[], config: Place, say: Tools['say']): Promise<ExitCode> {
  const database = await openDatabase(config).catch((failure: unknown) => failure)
  if (database instanceof Error) {
    if (!(database instanceof StartProblem) || database.code !== 'data_folder_locked') throw database
    const answer = (await askAdminSocket(config.dataDir, facilityCommandPath, args)) as Answer | undefined
    if (!answer) throw database
    for (const line of answer.lines) say(line)
    return answer.code
  }
  const open = database as Awaited<ReturnType<typeof openDatabase>>
  try {
    const { practiceNetworks: networks } = config
    return await runFacilityCommand(args, {
      db: open.db,
      secret: loadSecret(config),
      networks,
      clock: () => new Date(),
      say,
    })
  } finally {
    await open.close()
  }
}
