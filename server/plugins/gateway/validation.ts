import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler } from 'fastify'
import type { FastifyValidationResult } from 'fastify/types/schema'
import fp from 'fastify-plugin'

type Serializer = (data: unknown) => string

/** Schemas are constants of the contract: apps of one process, which tests have many of, compile each of them once. */
const build = AjvCompiler()
const common = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false }
const bodies = build({}, { customOptions: { ...common, coerceTypes: false } })
const addresses = build({}, { customOptions: { ...common, coerceTypes: 'array' } })
const serializers = SerializerSelector()({}, {})
const compiledSerializers = new WeakMap<object, Serializer>()

/**
 * Bodies are validated without conversion: a number sent as text is refused. Queries and path parameters are text and are
 * converted to the types of their schema. A schema is compiled when the first call needs it: most of a start would else go into code
 * of calls that are not made yet.
 */
export default fp(
  async (app) => {
    const compile: FastifySchemaCompiler<unknown> = (route) => (route.httpPart === 'body' ? bodies : addresses)(route)
    app.setValidatorCompiler((route) => validateLater(() => compile(route)))
    app.setSerializerCompiler(({ httpStatus = '', ...route }) =>
      serializeLater(route.schema as object, () => serializers({ ...route, httpStatus })),
    )
  },
  { name: 'validation' },
)

function validateLater(compile: () => FastifyValidationResult): FastifyValidationResult {
  let compiled: FastifyValidationResult | undefined
  const validate: FastifyValidationResult = (data) => {
    compiled ??= compile()
    const result = compiled(data)
    // Read from the function that was called.
    validate.errors = compiled.errors ?? null
    return result
  }
  return validate
}

function serializeLater(schema: object, compile: () => Serializer): Serializer {
  return (data) => {
    const compiled = compiledSerializers.get(schema) ?? compile()
    compiledSerializers.set(schema, compiled)
    return compiled(data)
  }
}
