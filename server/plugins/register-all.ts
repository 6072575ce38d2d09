import type { FastifyInstance, FastifyPluginAsync, FastifyPluginCallback } from 'fastify'

/** Where Fastify reads the name of a plugin. */
const displayName = Symbol.for('fastify.display-name')

type Plugin = FastifyPluginAsync | FastifyPluginCallback

/** Registers plugins one after the other, by their own names: Fastify looks for a name that it is not given among all modules that were loaded, once for each plugin. */
export async function registerAll(app: Pick<FastifyInstance, 'register'>, plugins: readonly Plugin[]): Promise<void> {
  for (const plugin of plugins) {
    if (!(displayName in plugin)) Object.defineProperty(plugin, displayName, { value: plugin.name, configurable: true })
    await app.register(plugin)
  }
}
