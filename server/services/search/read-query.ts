import * as Type from 'typebox'
import { Compile } from 'typebox/compile'
import { IdleSearchParams, SearchParams } from '#contract/search'
import type { SearchOptions } from '#server/search/engine'
import { problem } from '#server/errors'
import { assertKeepable, assertShallow } from '#server/plugins/gateway/plain-json'
import { decodeParams } from './decode-params.ts'
import { refuseUnknown } from './unknown-params.ts'

const instant = Type.String({ format: 'date-time', maxLength: 30 })

/** Options beside the parameters of a query (C72). */
const Options = Type.Object({
  start_time: Type.Optional(instant),
  end_time: Type.Optional(instant),
  country_code: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  fg_online: Type.Optional(Type.Boolean()),
})
const idle = IdleSearchParams.properties
const properties = { ...SearchParams.properties, ...Options.properties, ...idle }
const Query = Compile(Type.Object(properties))
const names = Object.keys(properties)

export type Query = { params: SearchParams; options: SearchOptions }

/**
 * Reads one query, whose parameters stand in the body itself, in an object `params`, or URL-encoded in a string `params`.
 * Parameters of the protocol that change nothing here are accepted and dropped.
 *
 * @param path JSON pointer of the query in the body, for messages.
 * @throws Problem `validation_failed` naming every invalid or unknown field.
 */
export function readQuery(body: Readonly<Record<string, unknown>>, path = ''): Query {
  const { params, ...beside } = body
  const named = typeof params === 'string' ? decodeParams(params) : (params ?? {})
  if (typeof named !== 'object') {
    throw problem('validation_failed', { fields: [{ path: `${path}/params`, message: 'must be an object or text' }] })
  }
  const given: Readonly<Record<string, unknown>> = { ...beside, ...named }
  refuseLong(given, path)
  assertShallow(given)
  assertKeepable(given)
  refuseUnknown(given, names, path)
  if (!Query.Check(given)) {
    const fields = Query.Errors(given)
      .filter(({ keyword }) => keyword !== 'boolean')
      .map(({ instancePath, message }) => ({ path: path + plain(instancePath), message }))
    throw problem('validation_failed', { fields })
  }
  const { start_time, end_time, country_code, fg_online, ...rest } = given
  if (
    (start_time === undefined) !== (end_time === undefined) ||
    (start_time && end_time && Date.parse(start_time) >= Date.parse(end_time))
  ) {
    throw problem('validation_failed', {
      fields: [{ path: `${path}/end_time`, message: 'start_time and end_time belong together, the earlier first' }],
    })
  }
  return {
    params: Object.fromEntries(Object.entries(rest).filter(([name]) => !Object.hasOwn(idle, name))),
    options: {
      country_code,
      fg_online,
      start_time: start_time ? new Date(start_time) : undefined,
      end_time: end_time ? new Date(end_time) : undefined,
    },
  }
}

/** A path as far as its names are plain words: refusals quote nothing else. */
const plain = (pointer: string): string => /^(\/\w{1,40})*/.exec(pointer)![0]

/** Entries of a list or an object: no parameter needs as many. */
const mostEntries = 200

/** Long lists are refused unread: validating each entry would take longer than answering. */
function refuseLong(given: Readonly<Record<string, unknown>>, path: string): void {
  const long = [['', given] as const, ...Object.entries(given)].find(
    ([, value]) => typeof value === 'object' && value !== null && entriesOf(value) > mostEntries,
  )
  if (!long) return
  const parameter = Object.hasOwn(properties, long[0]) ? `/${long[0]}` : ''
  throw problem('validation_failed', {
    fields: [{ path: path + parameter, message: `must not have more than ${mostEntries} entries` }],
  })
}

const entriesOf = (value: object): number => (Array.isArray(value) ? value.length : Object.keys(value).length)
