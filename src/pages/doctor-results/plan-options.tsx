import { withChoice } from '#src/features/search/doctors/filter-choices.ts'
import { insurerOfPlan } from '#src/features/search/doctors/criteria.ts'
import { Option } from '#src/features/search/list/option-group.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { FiltersProps } from './filters-props.ts'
import { messages } from './doctor-filters.messages.ts'
import { useNames } from './use-names.ts'
import * as css from './plan-options.css.ts'

/** The plans of a chosen insurer: without a chosen one, all count. */
export function PlanOptions({ id, criteria, counts, onChange, insurer }: FiltersProps & { insurer: string }) {
  const intl = useIntl()
  const { insurers, nameOf } = useNames()
  const bringing = counts.of('plans')
  const plans = (insurers.find(({ slug }) => slug === insurer)?.plans ?? []).map(({ id: plan, name }) => ({
    value: `${insurer}.${plan}`,
    name,
    count: bringing[plan] ?? 0,
  }))
  const chosen = criteria.plans.filter((plan) => insurerOfPlan(plan) === insurer)
  const offered = plans.filter(({ value, count }) => count > 0 || chosen.includes(value))
  if (offered.length === 0) return null
  return (
    <fieldset className={css.plans}>
      <legend className={css.title}>
        {intl.formatMessage(messages.plansOf, { insurer: nameOf('insurances', insurer) })}
      </legend>
      {offered.map(({ value, name, count }) => (
        <Option
          key={value}
          id={`${id}-plans-${value}`}
          name={`${id}-plans`}
          label={name}
          count={count}
          isOne={false}
          isChosen={chosen.includes(value)}
          onChange={() => onChange(withChoice(criteria, 'plans', value), `${id}-plans-${value}`)}
        />
      ))}
    </fieldset>
  )
}
