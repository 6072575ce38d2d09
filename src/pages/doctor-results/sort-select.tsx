import { ArrowUpDown, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { GeoPoint } from '#contract/wire'
import type { DoctorCriteria, ListOrder } from '#src/features/search/doctors/criteria.ts'
import { orderOf } from '#src/features/search/doctors/to-search-params.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './results.messages.ts'
import * as css from './results.css.ts'

export type SortSelectProps = {
  criteria: DoctorCriteria
  /** The patient's position, if it is known: without it there is no nearest. */
  position: GeoPoint | undefined
  onChange: (criteria: DoctorCriteria, controlId: string) => void
}

/** The order of the list, with the device's own picker. */
export function SortSelect({ criteria, position, onChange }: SortSelectProps) {
  const intl = useIntl()
  const id = useId()
  const byDefault = orderOf({ ...criteria, sort: '' }, position)
  const orders = [
    byDefault,
    'soonest',
    ...(position && byDefault !== 'distance' ? ['distance'] : []),
    'fee',
  ] as ListOrder[]
  return (
    <div className={css.sort}>
      <Icon of={ArrowUpDown} size="small" />
      <label htmlFor={id} className={css.sortLabel}>
        {intl.formatMessage(messages.sort)}
      </label>
      <span className={css.sortBox}>
        <select
          id={id}
          className={css.sortSelect}
          value={orderOf(criteria, position)}
          onChange={({ target: { value } }) => {
            const sort = (['soonest', 'distance', 'fee'] as const).find((order) => order === value) ?? ''
            onChange({ ...criteria, sort: sort === byDefault ? '' : sort }, id)
          }}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {intl.formatMessage(names[order])}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="small" />
      </span>
    </div>
  )
}

const names = {
  relevance: messages.sortRelevance,
  soonest: messages.sortSoonest,
  distance: messages.sortDistance,
  fee: messages.sortFee,
}
