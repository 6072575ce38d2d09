import type { Language } from '#contract/locale'
import type { PushValues } from '#contract/push-events'
import { localeOf } from '#server/messages/visit-messages'
import { writeInstant } from '#server/messages/write-instant'
import { brandOf, type Tenant } from '#server/tenants/tenant'

const day = 86_400_000
const names: Record<Language, { doctor: string; place: string }> = {
  en: { doctor: 'Dr Sara Example', place: 'Example Clinic' },
  ar: { doctor: 'د. سارة المثال', place: 'عيادة المثال' },
  id: { doctor: 'dr. Sara Contoh', place: 'Klinik Contoh' },
}

/** A visit that nobody has, two days from now, as texts about it would name it. */
export function sampleVisit(tenant: Pick<Tenant, 'configuration'>, language: Language, now: Date): PushValues {
  const { intl } = localeOf(language, tenant.configuration.country_code)
  const morning = new Date(now.getTime() + 2 * day)
  morning.setUTCHours(9, 30, 0, 0)
  const write = (milliseconds: number) =>
    writeInstant(intl, new Date(morning.getTime() + milliseconds).toISOString(), 'UTC')
  return {
    ...{ app: brandOf(tenant, language), ...names[language], number: 'EX-4821' },
    ...{ when: write(0), earlier: write(-day), until: write(-day / 2) },
  }
}
