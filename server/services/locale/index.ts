import { ServerTime } from '#contract/content'
import { Data } from '#contract/wire'
import type { ServicePlugin } from '#server/plugins/type-provider'

/** The locale service: what the app starts from and the tenant's content. */
const locale: ServicePlugin = async (app) => {
  app.get(
    '/appservice/time',
    {
      schema: { summary: 'The server’s time (C01)', response: { 200: Data(ServerTime) } },
      config: { signature: 'none' },
    },
    async () => {
      const now = app.clock()
      return { data: { time: now.toISOString(), epoch_seconds: Math.floor(now.getTime() / 1000) } }
    },
  )
}

export default locale
