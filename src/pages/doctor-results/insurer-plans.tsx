import { type DoctorCriteria, noCriteria } from '#src/features/search/doctors/criteria.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { ChipLink, Chips } from '#src/ui/chip.tsx'
import { messages } from './results.messages.ts'
import type { useKnown } from './use-names.ts'
import * as css from './results.css.ts'

type InsurerPlansProps = { criteria: DoctorCriteria; known: ReturnType<typeof useKnown> }

/** The plans of the insurer that the list is about (R26), each a link to the doctors who accept it. */
export function InsurerPlans({ criteria, known }: InsurerPlansProps) {
  const intl = useIntl()
  const links = useLinks()
  const insurer = insurerOf(criteria, known)
  if (!insurer || insurer.plans.length === 0) return null
  return (
    <nav className={css.beside} aria-labelledby="plans">
      <h2 id="plans" className={css.besideTitle}>
        {intl.formatMessage(messages.plans, { insurer: insurer.name })}
      </h2>
      <Chips flow>
        {insurer.plans.map(({ id, name }) => (
          <ChipLink key={id} href={links.results({ plan: `${insurer.slug}.${id}` })}>
            <OwnScript>{name}</OwnScript>
          </ChipLink>
        ))}
      </Chips>
    </nav>
  )
}

/** The insurer that is the list's only criterion, with its name in the language of the page. */
function insurerOf(criteria: DoctorCriteria, { insurers, insurerNames }: InsurerPlansProps['known']) {
  const [slug, ...others] = criteria.insurances
  const isAlone = JSON.stringify({ ...criteria, insurances: [] }) === JSON.stringify(noCriteria)
  const insurer = others.length === 0 && isAlone ? insurers.find((known) => known.slug === slug) : undefined
  return insurer && { ...insurer, name: insurerNames.get(insurer.slug) ?? insurer.name }
}
