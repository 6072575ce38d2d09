import { PushServiceRequest, PushServiceState, PushSetup } from '#contract/console/push'
import type { Language } from '#contract/locale'
import { placeholdersOf, pushEvents } from '#contract/push-events'
import { Data } from '#contract/wire'
import { checkOneSignal } from '#server/messages/push/check-one-signal'
import { visitWords } from '#server/messages/visit-words'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { configOf, pathOf } from '../console-call.ts'
import { sampleVisit } from './sample-visit.ts'

/** Looks at a service of somebody else's that an address may take in a minute. */
const mostChecks = 10

/** What partners set push messages up with. */
export const pushRoutes: ServicePlugin = async (app) => {
  app.get(
    pathOf('pushSetup'),
    { schema: { response: { 200: Data(PushSetup) } }, config: configOf('pushSetup') },
    async ({ tenant }) => {
      const now = app.clock()
      const sampleOf = (language: Language) => sampleVisit(tenant, language, now)
      return {
        data: {
          public_key: app.pushKey,
          events: pushEvents.map((event) => ({
            event,
            texts: { en: textsOf(event, 'en'), ar: textsOf(event, 'ar'), id: textsOf(event, 'id') },
            placeholders: {
              brief: [...placeholdersOf(event, 'brief')],
              details: [...placeholdersOf(event, 'details')],
            },
          })),
          samples: { en: sampleOf('en'), ar: sampleOf('ar'), id: sampleOf('id') },
        },
      }
    },
  )

  app.post(
    pathOf('checkPushService'),
    {
      schema: { body: PushServiceRequest, response: { 200: Data(PushServiceState) } },
      config: { ...configOf('checkPushService'), rateLimit: { max: mostChecks } },
    },
    async ({ body }) => {
      const { oneSignalUrl: url, oneSignalKeys: keys } = app.config
      return { data: { state: await checkOneSignal({ url, keys }, body.application) } }
    },
  )
}

function textsOf(event: (typeof pushEvents)[number], language: Language) {
  const { brief, body: details } = visitWords[event][language]
  return { brief, details }
}
