import Value from 'typebox/value'
import { ClientConfiguration } from '#contract/tenant'
import { isPlainMark } from './plain-mark.ts'

/**
 * Refuses a configuration that is not what the contract says, or whose mark could do more than be looked at.
 *
 * @throws Error naming the first thing that is wrong.
 */
export function checkConfiguration(configuration: unknown): asserts configuration is ClientConfiguration {
  const [first] = Value.Errors(ClientConfiguration, configuration)
  if (first) throw new Error(`Tenant configuration: ${first.instancePath || '/'} ${first.message}`)
  const { code, logo_svg } = configuration as ClientConfiguration
  if (!isPlainMark(logo_svg))
    throw new Error(`Tenant configuration: the mark of "${code}" holds more than plain shapes`)
}
