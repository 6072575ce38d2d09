import { consoleCalls, consoleHeader, quietCall, type ConsoleCallName } from '#contract/console/calls'
import type { ConsoleShapes } from '#contract/console/shapes'
import { problemCodes } from '#contract/problem-codes'
import { Problem, type ProblemCode } from '#contract/problem'

type Input<Name extends ConsoleCallName> = Omit<ConsoleShapes[Name], 'answer'>

/** Makes a call by its name. Throws a Problem, `offline` where nobody answered. */
export type ConsoleApi = <Name extends ConsoleCallName>(
  name: Name,
  ...input: keyof Input<Name> extends never ? [] : [Input<Name>]
) => Promise<ConsoleShapes[Name]['answer']>

/**
 * The calls of the console at `home`, such as `/partner/sadeem`. The session is a cookie that no script can read.
 *
 * @param isQuiet - whether nobody has pressed anything lately, so that a call is the page's own
 */
export function createConsoleApi(home: string, language: string, isQuiet: () => boolean): ConsoleApi {
  return async (name, ...[input = {}]) => {
    const { method, path } = consoleCalls[name]
    const { id = '', query, body } = input as { id?: string; query?: Record<string, unknown>; body?: unknown }
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]))
    const address = `${home}/api${path.replace('{id}', encodeURIComponent(id))}${search.size ? `?${search}` : ''}`
    const answer = await fetch(address, {
      method,
      headers: {
        [consoleHeader]: isQuiet() ? quietCall : '1',
        'Accept-Language': language,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Problem('offline', { cause })
    })
    if (!answer.ok) throw await problemOf(answer)
    if (!answer.headers.get('content-type')?.includes('json')) return answer.text()
    return ((await answer.json()) as { data: never }).data
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  const read = (await answer.json().catch(() => ({}))) as { code?: ProblemCode; details?: unknown }
  // Somebody else's page, such as that of a proxy, has none of our codes.
  const code = problemCodes.find((known) => known === read.code) ?? 'unexpected'
  return new Problem(code, { status: answer.status, details: read.details })
}
