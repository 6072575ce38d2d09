import { Building2, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { OwnScript } from '#src/features/own-script.tsx'
import { specialityIcon } from '#src/features/speciality-tiles/speciality-icon.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { withoutTitle } from '#src/features/without-title.ts'
import { usePicture } from '#src/features/use-picture.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { RecentSearch } from '#src/storage/recent-searches.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { markMatch } from './match.ts'
import { messages } from './search-box.messages.ts'
import { addressOf } from './search-address.ts'
import type { Suggestion, SuggestionGroup, SuggestionKind } from './suggestions.ts'
import type { Combobox } from './use-combobox.ts'
import * as css from './search-box.css.ts'

export type SuggestionListProps = {
  id: string
  groups: readonly SuggestionGroup[]
  typed: string
  /** Whether these are the specialities asked for most, and no answer to what was typed. */
  isPopular: boolean
  hasFailed: boolean
  isSettled: boolean
  /** Whether there is anything to choose, among the children too. */
  isFull: boolean
  searchOf: (suggestion: Suggestion) => RecentSearch
  onChoose: (search: RecentSearch) => void
  combobox: Combobox
  /** Groups of options before the suggestions. */
  children: ReactNode
}

/** The suggestions, in named groups. Every option is a link as well, so that it can be opened in another tab. */
export function SuggestionList({
  id,
  groups,
  typed,
  isPopular,
  hasFailed,
  isSettled,
  isFull,
  searchOf,
  onChoose,
  combobox,
  children,
}: SuggestionListProps) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <div
      className={css.list}
      id={`${id}-list`}
      // A list box without options is none; that nothing was found is said by the status of the search.
      {...(isFull ? { role: 'listbox', 'aria-label': intl.formatMessage(messages.suggestions) } : {})}
      aria-busy={!isSettled}
      // Focus stays in the field, or the list would close before the press arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
      {groups.map(({ kind, suggestions }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div className={css.groupName} id={`${id}-${kind}`} role="presentation">
            {intl.formatMessage(isPopular ? messages.popular : groupNames[kind])}
          </div>
          {suggestions.map((suggestion) => {
            const search = searchOf(suggestion)
            return (
              <Anchor
                key={suggestion.key}
                {...combobox.optionProps(suggestion.key)}
                className={css.option}
                href={addressOf(search, links)}
                onClick={() => {
                  onChoose(search)
                  combobox.close()
                }}
              >
                <Option suggestion={suggestion} typed={typed} />
              </Anchor>
            )
          })}
        </div>
      ))}
      {isFull ? null : (
        <div className={css.notice}>
          {hasFailed ? (
            intl.formatMessage(messages.offline)
          ) : isSettled ? (
            intl.formatMessage(messages.nothing, { typed: typed.trim() })
          ) : (
            <Skeleton block="52px" />
          )}
        </div>
      )}
    </div>
  )
}

function Option({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const [before, match, after] = markMatch(suggestion.text, typed)
  return (
    <>
      <Picture suggestion={suggestion} />
      <span className={css.words}>
        <OwnScript text={suggestion.text}>
          {before}
          {match ? <mark className={css.typed}>{match}</mark> : null}
          {after}
        </OwnScript>
        <Detail suggestion={suggestion} />
      </span>
    </>
  )
}

function Picture({ suggestion }: { suggestion: Suggestion }) {
  const picture = usePicture()
  if (suggestion.kind === 'doctor')
    return <Avatar name={withoutTitle(suggestion.text)} src={picture(suggestion.picture)} size="small" />
  const icons = { facility: Building2, insurer: ShieldCheck }
  return (
    <span className={css.optionIcon}>
      <Icon of={suggestion.kind === 'speciality' ? specialityIcon(suggestion.icon) : icons[suggestion.kind]} />
    </span>
  )
}

function Detail({ suggestion }: { suggestion: Suggestion }) {
  const intl = useIntl()
  const words = {
    speciality: '',
    doctor: suggestion.kind === 'doctor' ? suggestion.title : '',
    facility: [
      ...(suggestion.place ? [suggestion.place] : []),
      intl.formatMessage(messages.facilityDetail, { count: suggestion.doctors ?? 0 }),
    ].join(' · '),
    insurer: intl.formatMessage(messages.insurerDetail),
  }[suggestion.kind]
  return words ? (
    <Text as="div" size="1" tone="quiet" lines={1}>
      <OwnScript>{words}</OwnScript>
    </Text>
  ) : null
}

const groupNames: Record<SuggestionKind, MessageDescriptor> = {
  speciality: messages.specialities,
  doctor: messages.doctors,
  facility: messages.facilities,
  insurer: messages.insurers,
}
