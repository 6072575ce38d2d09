import type { Held, VersionAuthor } from '#server/db/schema/tenant-versions'
import { checkContents } from './check-contents.ts'
import { report, unknown } from './report.ts'
import type { Tools } from './tools.ts'

/** Lists the versions of a tenant; returns the exit code. */
export async function history(code: string, tools: Tools): Promise<0 | 1> {
  const { withStore, say } = tools
  const [versions, isKnown] = await withStore(async (store) => {
    return [await store.history(code), (await store.list()).some((tenant) => tenant.code === code)] as const
  })
  if (!isKnown) return unknown(code, tools)
  if (versions.length === 0) say(`${code} has no versions yet: the next change keeps what there is as the first one.`)
  for (const [at, { number, author, at: time, note, restoredFrom, changeCount, changed }] of versions.entries()) {
    const what =
      restoredFrom === undefined
        ? changeCount === 0
          ? 'as a whole'
          : `${changeCount === 1 ? 'one change' : `${changeCount} changes`}: ${changed.slice(0, 3).join(' ')}${changeCount > 3 ? ' …' : ''}`
        : `as in version ${restoredFrom}`
    const words = [
      `${time.slice(0, 16)}Z`,
      nameOf(author),
      what,
      ...(note ? [note] : []),
      ...(at === 0 ? ['(shown)'] : []),
    ]
    say([String(number).padStart(4), ...words].join('  '))
  }
  return 0
}

/** Brings a version back; returns the exit code. */
export async function restore(code: string, version: string, tools: Tools): Promise<0 | 1> {
  const { withStore, say, app } = tools
  const number = /^[1-9][0-9]{0,8}$/.test(version) ? Number(version) : 0
  return withStore(async (store) => {
    const contents = await store.version(code, number)
    if (!contents) {
      say(`There is no version ${version} of "${code}". Those there are: npm run tenant -- history ${code}`)
      return 1
    }
    if (report(await checkContents(store, contents, app), tools) === 1) {
      say('Nothing was changed.')
      return 1
    }
    const restored = await store.restore(code, number)
    if (restored.done) {
      say(
        `Version ${restored.version} of ${code} has what version ${number} had. Running servers show it within seconds.`,
      )
      return 0
    }
    if (restored.why === 'nothing') say(`What ${code} shows is what version ${number} had. Nothing was changed.`)
    if (restored.why === 'unknown') return unknown(code, tools)
    if (restored.why === 'issues') report(restored.issues, tools)
    return restored.why === 'nothing' ? 0 : 1
  })
}

/** Shows the draft of a tenant and what is wrong with it; returns the exit code. */
export async function draft(code: string, tools: Tools): Promise<0 | 1> {
  const { withStore, say, app } = tools
  const [found, issues] = await withStore(async (store) => {
    const found = await store.draft(code)
    return [found, found ? await checkContents(store, found.contents, app) : []] as const
  })
  if (!found) return unknown(code, tools)
  if (found.changes.length === 0) {
    say(`Nothing of ${code} waits to be published.`)
    return 0
  }
  for (const { pointer, held, published, author, at, overtaken } of found.changes) {
    say(`${pointer}  ${textOf(published)} -> ${textOf(held)}  ${at.slice(0, 16)}Z  ${nameOf(author)}`)
    if (overtaken)
      say(
        `  since then ${nameOf(overtaken.author)} published ${textOf(overtaken.stands)} there: it cannot be published so`,
      )
  }
  return report(issues, tools, 'Nothing is wrong with it.')
}

const nameOf = (author: VersionAuthor): string =>
  author.kind === 'staff'
    ? author.name
    : { command: 'the command line', shipped: 'the product', unknown: 'before versions were kept' }[author.kind]

/** A value in at most sixty letters. */
function textOf(held: Held): string {
  if (!('value' in held)) return 'nothing'
  const text = JSON.stringify(held.value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
