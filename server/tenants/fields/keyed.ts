import { AssetName } from '#contract/tenant'
import { TenantFile } from '../tenant-file.ts'
import type { Contents, StoredFile } from './contents.ts'

/** The part of a JSON schema by which fields are found. */
export type Shape = {
  properties?: Record<string, Shape>
  patternProperties?: Record<string, Shape>
  required?: readonly string[]
  items?: Shape | Shape[]
  anyOf?: Shape[]
}

/** Lists whose entries have a name of their own. Their order follows from what is in the entries. */
const keyedLists = ['banners', 'highlights'] as const

/** A tenant in which everything that has a name stands by it: files and entries of `keyedLists`, too. */
export type Keyed = Record<string, unknown>

const { $schema: _, ...parts } = (TenantFile as object as Shape).properties ?? {}

/** The shape of a keyed tenant. */
export const keyedShape: Shape = {
  properties: {
    ...parts,
    ...Object.fromEntries(keyedLists.map((name) => [name, entriesById(parts[name])])),
    assets: { patternProperties: { [(AssetName as object as { pattern: string }).pattern]: {} } },
  },
  required: [...Object.keys(parts), 'assets'],
}

function entriesById(list: Shape | undefined): Shape {
  const { items } = list ?? {}
  const { properties: { id, ...fields } = {}, required = [] } = items && !Array.isArray(items) ? items : {}
  const { pattern = '' } = (id ?? {}) as { pattern?: string }
  const entry = { properties: fields, required: required.filter((name) => name !== 'id') }
  return { patternProperties: { [pattern]: entry } }
}

/** A copy in the keyed form; `assets` are digests by name. */
export function toKeyed({ file, files }: Contents): Keyed {
  // Nothing in it is shared: a change of one field is none of another.
  const { $schema: _, ...rest } = JSON.parse(JSON.stringify(file)) as TenantFile
  return {
    ...rest,
    banners: byId(rest.banners),
    highlights: byId(rest.highlights),
    assets: Object.fromEntries(files.map(({ name, digest }) => [name, digest])),
  }
}

/**
 * The opposite of `toKeyed`. The file need not be valid: whoever publishes or shows it checks it.
 *
 * @param known - files by digest, which say how large a picture is
 */
export function fromKeyed(keyed: Keyed, known: readonly StoredFile[]): Contents {
  const { assets, banners, highlights, ...rest } = keyed
  const files = Object.entries(assets as Record<string, string>).map(([name, digest]): StoredFile => {
    const { width, height } = known.find((file) => file.digest === digest) ?? {}
    return { name, digest, ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  })
  const file = { ...rest, banners: toList(banners), highlights: toList(highlights) } as unknown as TenantFile
  return { file, files: files.toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
}

const byId = (list: readonly { id: string }[]) => Object.fromEntries(list.map(({ id, ...entry }) => [id, entry]))

const toList = (entries: unknown) =>
  Object.entries(entries as object).map(([id, entry]) => ({ id, ...(entry as object) }))

/** Whether a shape holds fields. A list, and what may have one of several forms, is one field as a whole. */
export const holdsFields = ({ properties, patternProperties, anyOf }: Shape): boolean =>
  !anyOf && (properties !== undefined || patternProperties !== undefined)

/** The shape of what has this name within another. */
export function shapeOf({ properties, patternProperties }: Shape, name: string): Shape | undefined {
  if (properties && Object.hasOwn(properties, name)) return properties[name]
  return Object.values(patternProperties ?? {})[0]
}

/** An object that is neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
