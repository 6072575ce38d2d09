import { AjvCompiler } from '@fastify/ajv-compiler'
import fp from 'fastify-plugin'

/**
 * Bodies are validated without conversion: a number sent as text is refused. Queries and path parameters are text and are
 * converted to the types of their schema.
 */
export default fp(
  async (app) => {
    const build = AjvCompiler()
    const common = { allErrors: true, removeAdditional: false, useDefaults: true, strict: false }
    const bodies = build({}, { customOptions: { ...common, coerceTypes: false } })
    const addresses = build({}, { customOptions: { ...common, coerceTypes: 'array' } })
    app.setValidatorCompiler((route) => (route.httpPart === 'body' ? bodies(route) : addresses(route)))
  },
  { name: 'validation' },
)
