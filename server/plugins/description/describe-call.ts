import type { SwaggerTransform } from '@fastify/swagger'
import * as Type from 'typebox'
import { headers } from '#contract/headers'
import { countryPattern, languages } from '#contract/locale'
import { isOfPractice, isSigned, problemsOfCall } from './problems-of-call.ts'

const commonHeaders = {
  [headers.clientId]: Type.Optional(
    Type.String({
      description: 'Code of the tenant; where it is absent, the host or `key` decides, else the default tenant.',
    }),
  ),
  [headers.countryId]: Type.Optional(
    Type.String({
      pattern: countryPattern,
      description: 'Country of the visitor, one of the tenant’s markets; its home market where absent.',
    }),
  ),
  'Accept-Language': Type.Optional(
    Type.String({ description: `Language of the answer: ${languages.join(', ')}; English where absent.` }),
  ),
  [headers.appVersion]: Type.Optional(Type.String({ description: 'Version of the calling app.' })),
}
const idempotencyKey = Type.String({
  description:
    'Names the intent, so that it is done once however often it is sent: 8 to 128 printable characters in double quotes, ' +
    'as in `"6f9619ff-8b86-d011-b42d-00c04fc964ff"`.',
})

/**
 * Adds to a route's schema what all routes of its kind share: the headers that are read, and the problems it may answer with.
 */
export const describeCall: SwaggerTransform = ({ schema, url, route }) => {
  // Addresses that end with a slash in the specification are served without it too, and only that form is described.
  if (!schema || schema.hide || url.endsWith('/')) return { schema: { ...schema, hide: true }, url }
  const { keyed } = route.config ?? {}
  const isOfTenant = schema.tags?.includes('operations') !== true && !isOfPractice(route)
  return {
    url,
    schema: {
      ...schema,
      ...(schema.querystring !== undefined && { querystring: withoutDefaults(schema.querystring as ObjectSchema) }),
      ...(!isSigned(route) && !isOfPractice(route) && { security: [] }),
      ...(isOfTenant && {
        headers: Type.Object({
          ...commonHeaders,
          ...(keyed === 'required' && { [headers.idempotencyKey]: idempotencyKey }),
          ...(keyed === 'optional' && { [headers.idempotencyKey]: Type.Optional(idempotencyKey) }),
        }),
      }),
      'x-problems': Object.fromEntries(problemsOfCall(route)),
    },
  }
}

type ObjectSchema = { properties?: Record<string, { default?: unknown }>; required?: string[] }

/** A property with a default is not required from the caller. */
function withoutDefaults({ required = [], ...schema }: ObjectSchema): ObjectSchema {
  return { ...schema, required: required.filter((name) => schema.properties?.[name]?.default === undefined) }
}
