import { offeredLocales } from '#contract/locale'
import { tenantJsonSchema } from './json-schema.ts'
import type { DirectoryNames } from './directory-names.ts'
import { wellFormed } from './check-configuration.ts'
import { cleanTenant } from './clean-tenant.ts'
import { hide, remove, unhide } from './hide-commands.ts'
import { draft, history, restore } from './version-commands.ts'
import { isError } from './configuration-issue.ts'
import { report, unknown } from './report.ts'
import { takenHosts } from './taken-hosts.ts'
import { inviteStaff } from './invite-command.ts'
import { makeVisitLink } from './visit-link-command.ts'
import { validateTenant } from './validate-tenant.ts'
import { reachIssues, type Reach } from './reach.ts'
import type { TenantFile } from './tenant-file.ts'
import { holdsTenant, readTenantFolder, writeTenantFolder } from './tenant-folder.ts'
import type { TenantStore } from './tenant-store.ts'
import type { Tools } from './tools.ts'

const usage = `npm run tenant -- <command>

  list                    the tenants there are
  show <code>             what a tenant consists of, how much it shows, and what is wrong with it
  check <folder | code>   every problem of a tenant, each with its path
  import <folder>         puts a tenant in place: folder/tenant.json and folder/assets/
  export <code> <folder>  writes a tenant as import reads it (--force: over one that is there)
  hide <code>             answers as if there were no such tenant; what was booked there can still be opened
  unhide <code>           shows it again
  history <code>          its versions: who published what, and when
  restore <code> <n>      shows patients what version n had, as a new version
  draft <code>            what its staff changed and has not published, and what is wrong with it
  remove <code>           deletes what a hidden tenant consists of, when no visit is ahead (--confirm <code>)
  invite <code> <email>   a link by which somebody looks after the tenant's app (--role owner, editor or viewer)
  visit-link <code> <n>   a link by which a practitioner opens the visit by video of appointment n
  schema                  writes the schema of tenant.json for editors`

/** Runs one command. Returns the exit code: 1 where a tenant has an error, 2 where the command was not understood. */
export async function runTenantCommand(args: readonly string[], tools: Tools): Promise<0 | 1 | 2> {
  const isForced = args.includes('--force')
  const at = args.indexOf('--confirm')
  const confirmed = at < 0 ? undefined : args[at + 1]
  const roleAt = args.indexOf('--role')
  const named = [at, roleAt].filter((place) => place >= 0).flatMap((place) => [place, place + 1])
  const [command, first, second] = args.filter((arg, i) => arg !== '--force' && !named.includes(i))
  if (command === 'list') return list(tools)
  if (command === 'show' && first) return show(first, tools)
  if (command === 'check' && first) return check(first, tools)
  if (command === 'import' && first) return importTenant(first, tools)
  if (command === 'export' && first && second) return exportTenant(first, second, isForced, tools)
  if (command === 'hide' && first) return hide(first, tools)
  if (command === 'unhide' && first) return unhide(first, tools)
  if (command === 'history' && first) return history(first, tools)
  if (command === 'restore' && first && second) return restore(first, second, tools)
  if (command === 'draft' && first) return draft(first, tools)
  if (command === 'remove' && first) return remove(first, confirmed, tools)
  if (command === 'invite' && first && second)
    return inviteStaff(first, second, roleAt < 0 ? 'owner' : args[roleAt + 1], tools)
  if (command === 'visit-link' && first && second) return makeVisitLink(first, second, tools)
  if (command === 'schema') {
    tools.writeSchema(tenantJsonSchema())
    return 0
  }
  tools.say(usage)
  return command === undefined || command === 'help' ? 0 : 2
}

async function list({ withStore, say }: Tools): Promise<0> {
  const tenants = await withStore((store) => store.list())
  const width = Math.max(...tenants.map(({ code }) => code.length), 4)
  for (const { code, name, hosts, status, updatedAt } of tenants) {
    const place = status === 'removed' ? [] : [hosts.join(' ') || `?key=${code}`]
    const words = [name, ...place, `${updatedAt.slice(0, 16)}Z`, ...(status === 'shown' ? [] : [status])]
    say([code.padEnd(width), ...words].join('  '))
  }
  if (tenants.length === 0) say('There are no tenants yet.')
  return 0
}

async function show(code: string, tools: Tools): Promise<0 | 1> {
  const { withStore, say, app } = tools
  const [found, directory, reach, status] = await withStore(async (store) => {
    const found = await store.find(code)
    const directory = await store.directory()
    return [found, directory, await reachOf(found?.file, store, directory), await statusOf(code, store)] as const
  })
  if (!found) return unknown(code, tools)
  const { file, assets } = found
  const { issues } = await validateTenant({ ...found, issues: [] }, { app, directory, kept: assets })
  const { markets = [], languages = [], name } = file.configuration as Partial<TenantFile['configuration']>
  const words = Object.values(file.translations).map((messages) => Object.keys(messages).length)
  const lines: [string, string][] = [
    ['code', code],
    ['name', Object.values(name ?? {}).join(' / ')],
    ...(status === 'hidden' ? [['hidden', 'to all but patients with a visit there'] as [string, string]] : []),
    ['hosts', file.hosts.join(' ') || `none: reached by ?key=${code}`],
    [
      'locales',
      offeredLocales(markets, languages)
        .map(({ prefix }) => prefix)
        .join(' '),
    ],
    ...reach.markets.map((market): [string, string] => [`shows ${market.country}`, shownIn(market)]),
    ['blocks', Object.keys(file.blocks).join(' ') || 'none'],
    ['own words', String(words.reduce((sum, count) => sum + count, 0))],
    ['banners', String(file.banners.length)],
    ['highlights', String(file.highlights.length)],
    ['assets', assets.map(({ name: file, bytes }) => `${file} (${bytes.length} bytes)`).join(', ') || 'none'],
  ]
  for (const [label, text] of lines) say(`${label.padEnd(10)}  ${text}`)
  return report([...issues, ...reach.issues], tools)
}

async function check(place: string, tools: Tools): Promise<0 | 1> {
  const { app, withStore } = tools
  const isCode = isTenantCode(place) && !holdsTenant(place)
  const inFolder = isCode ? undefined : readTenantFolder(place)
  const [found, directory, reach] = await withStore(async (store) => {
    const found = isCode ? await store.find(place) : undefined
    const directory = await store.directory()
    return [found, directory, await reachOf(found?.file ?? inFolder?.file, store, directory)] as const
  })
  const read = found ? { ...found, issues: [] } : inFolder
  if (!read) return unknown(place, tools)
  const { issues } = await validateTenant(read, { app, directory, kept: found?.assets })
  return report([...issues, ...reach.issues], tools, 'Nothing is wrong with it.')
}

const statusOf = async (code: string, store: TenantStore) =>
  (await store.list()).find((tenant) => tenant.code === code)?.status

const shownIn = ({ practitioners, facilities }: Reach['markets'][number]) =>
  `${practitioners} practitioners, ${facilities} facilities`

/** How much of the directory is left for a tenant, even if other parts of its file are invalid. */
async function reachOf(file: unknown, store: TenantStore, { insurers }: DirectoryNames) {
  const { configuration } = (file ?? {}) as Partial<TenantFile>
  if (configuration === undefined) return { markets: [], issues: [] }
  const sound = wellFormed(configuration)
  const reach = await store.reach({ code: sound.code, configuration: sound })
  return { markets: reach.markets, issues: reachIssues(sound, reach, insurers) }
}

const isTenantCode = (text: string) => /^[a-z][a-z0-9-]*$/.test(text)

async function importTenant(place: string, tools: Tools): Promise<0 | 1> {
  const read = readTenantFolder(place)
  const { app } = tools
  const { issues } = await validateTenant(read, { app })
  if (issues.some(isError)) {
    report(issues, tools)
    tools.say('Nothing was imported.')
    return 1
  }
  const { $schema: _, ...file } = read.file as TenantFile
  return tools.withStore(async (store) => {
    const { code } = file.configuration
    const [before, taken] = [await store.find(code), takenHosts(await store.list(), file)]
    const directory = await store.directory()
    const { assets, issues } = await validateTenant(read, { app, directory, kept: before?.assets })
    const reach = await reachOf(file, store, directory)
    if (report([...issues, ...reach.issues, ...taken], tools) === 1) {
      tools.say('Nothing was imported.')
      return 1
    }
    const status = await statusOf(code, store)
    await store.put(cleanTenant(file, new Set(assets.map(({ name }) => name))), assets)
    const isHidden = status === 'hidden' || status === 'removed'
    const next = isHidden ? `It is hidden: npm run tenant -- unhide ${code}` : 'Running servers show it within seconds.'
    tools.say(`${code} is ${before ? 'changed' : 'there'}. ${next}`)
    return 0
  })
}

async function exportTenant(code: string, folder: string, isForced: boolean, tools: Tools): Promise<0 | 1> {
  if (holdsTenant(folder) && !isForced) {
    tools.say(`There is a tenant in ${folder} already. Add --force to write over it.`)
    return 1
  }
  const found = await tools.withStore((store) => store.find(code))
  if (!found) return unknown(code, tools)
  writeTenantFolder(folder, found)
  tools.say(`${code} is in ${folder}: tenant.json and ${found.assets.length} files in assets.`)
  return 0
}
