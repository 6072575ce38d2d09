import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FieldProblem } from '#contract/problem'
import { problem } from '#server/errors'

/** Bytes of a whole form with its headers but without files that it takes, and its parts: several times what the longest form has. */
export const formLimits = { bytes: 16_384, parts: 40 } as const

/**
 * Reads the bodies of a scope as forms of several parts, and takes no others. The form is read when it is complete, so that its digest
 * is verified as that of any body.
 *
 * Each part is a text, which becomes a number where the route's schema has one, and part of a list where it has a list. An empty text counts
 * as absent (V01) unless the schema requires it. A file is taken, as its bytes, where the schema says `contentMediaType`; such a route has a
 * `bodyLimit` of its own. Throws `validation_failed` for a file elsewhere and for a field that is there twice, `payload_too_large` beyond the
 * limits.
 */
export default fp(
  async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: formLimits.bytes }, readForm)
  },
  { name: 'form-body' },
)

type FormSchema = { properties: Record<string, { type?: string; contentMediaType?: string }>; required?: string[] }

type FormValue = string | number | string[] | Buffer

async function readForm(request: FastifyRequest, body: Buffer): Promise<Record<string, FormValue>> {
  const schema = request.routeOptions.schema?.body as FormSchema
  const parts = [...(await parseForm(request, body))]
  if (parts.length > formLimits.parts) throw problem('payload_too_large')
  const texts = new Map<string, string[]>()
  const files: Record<string, Buffer> = {}
  const fields: FieldProblem[] = []
  for (const [name, value] of parts) {
    const takesFile = schema.properties[name]?.contentMediaType !== undefined
    if (typeof value !== 'string' && takesFile && files[name] === undefined)
      files[name] = Buffer.from(await value.arrayBuffer())
    else if (typeof value !== 'string' && takesFile) fields.push({ path: pathOf(name), message: 'is there twice' })
    else if (typeof value !== 'string')
      fields.push({ path: pathOf(name), message: 'is a file, which is not taken here' })
    else if (texts.has(name) && schema.properties[name]?.type !== 'array')
      fields.push({ path: pathOf(name), message: 'is there twice' })
    else texts.set(name, [...(texts.get(name) ?? []), value.trim()])
  }
  if (fields.length > 0) throw problem('validation_failed', { fields })
  const ofFiles = Object.values(files).reduce((sum, { length }) => sum + length, 0)
  if (body.length - ofFiles > formLimits.bytes) throw problem('payload_too_large')
  return { ...toValues(texts, schema), ...files }
}

/** Names of a form are the sender's: one that is no word is not repeated. */
const pathOf = (name: string) => (/^\w{1,40}$/.test(name) ? `/${name}` : '')

async function parseForm({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData()
  } catch {
    // Its reason says nothing more.
    throw problem('bad_request', { message: 'The body is not a valid form.' })
  }
}

function toValues(texts: Map<string, string[]>, { properties, required = [] }: FormSchema) {
  const values: Record<string, FormValue> = {}
  for (const [name, { type }] of Object.entries(properties)) {
    const found = texts.get(name) ?? []
    const [text] = found
    if (text === undefined || (text === '' && !required.includes(name))) continue
    if (type === 'array') values[name] = found.filter((one) => one !== '')
    // What is no whole number stays a text, which the schema refuses.
    else values[name] = type === 'integer' && /^-?\d{1,9}$/.test(text) ? Number(text) : text
  }
  return values
}
