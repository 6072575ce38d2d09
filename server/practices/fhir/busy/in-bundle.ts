import { Problem } from '#contract/problem'
import { problem } from '#server/errors'
import type { BusyOfSchedule } from './read-busy-bundle.ts'

/** Does something with busy times of a Bundle; what is wrong with them is told by where it stands there. */
export async function inBundle<Result>(of: BusyOfSchedule, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.fields.length === 0) throw fault
    const fields = fault.fields.map(({ path, message }) => ({ path: pathOf(of, path), message }))
    throw problem(fault.code, { fields, cause: fault })
  }
}

function pathOf({ entry, blocks }: BusyOfSchedule, path: string): string {
  const [, area = '', block = ''] = path.split('/')
  if (area === 'busy') return `/entry/${blocks[Number(block)] ?? entry}/resource`
  if (area === 'known_at') return '/timestamp'
  return `/entry/${entry}/resource/${area === 'practitioner' ? 'actor' : 'planningHorizon'}`
}
