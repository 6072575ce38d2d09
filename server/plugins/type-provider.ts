import type { FastifyPluginAsync, FastifyPluginOptions, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type * as Type from 'typebox'

/**
 * Types of `request.body`, `request.query`, `request.params` and of answers are inferred from the TypeBox schemas of the route.
 */
export interface TypeBoxProvider extends FastifyTypeProvider {
  validator: this['schema'] extends Type.TSchema ? Type.Static<this['schema']> : unknown
  serializer: this['schema'] extends Type.TSchema ? Type.Static<this['schema']> : unknown
}

/** A service: a plugin whose routes are typed by their schemas. It is mounted at `{mount}/api/{service}`. */
export type ServicePlugin = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, TypeBoxProvider>

/** The instance a `ServicePlugin` is given. */
export type ServiceInstance = Parameters<ServicePlugin>[0]
