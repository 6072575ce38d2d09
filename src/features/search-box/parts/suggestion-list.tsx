import { Building2, Search, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { OwnScript } from '#src/features/own-script.tsx'
import { specialityIcon } from '#src/features/speciality-tiles/speciality-icon.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { usePicture } from '#src/features/use-picture.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { RecentSearch } from '#src/storage/recent-searches.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SuggestionKind } from './closeness.ts'
import { markMatch } from './match.ts'
import { messages } from '../search-box.messages.ts'
import { addressOf } from './search-address.ts'
import { SuggestionDetail } from './suggestion-detail.tsx'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'
import type { SuggestionDetails } from './use-suggestion-details.ts'
import type { Combobox } from './use-combobox.ts'
import * as css from './search-box.css.ts'

export type SuggestionListProps = {
  id: string
  groups: readonly SuggestionGroup[]
  typed: string
  /** Whether these are popular specialities, and not suggestions for typed text. */
  isPopular: boolean
  hasFailed: boolean
  isSettled: boolean
  /** Whether there is anything to choose besides the typed words, also among the children. */
  hasAny: boolean
  searchOf: (suggestion: Suggestion) => RecentSearch
  detailsOf: (suggestion: Suggestion) => SuggestionDetails
  /** The typed words as a search of their own; undefined while there are none. */
  words: RecentSearch | undefined
  onChoose: (search: RecentSearch) => void
  combobox: Combobox
  /** Groups of options before the suggestions. */
  children: ReactNode
}

/** The suggestions, in named groups. Every option is also a link, so that it can be opened in another tab. */
export function SuggestionList({
  id,
  groups,
  typed,
  isPopular,
  hasFailed,
  isSettled,
  hasAny,
  searchOf,
  detailsOf,
  words,
  onChoose,
  combobox,
  children,
}: SuggestionListProps) {
  const intl = useIntl()
  const links = useLinks()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are the field's, which keeps the focus
    <div
      className={css.list}
      id={`${id}-list`}
      // A list box needs options; that nothing was found is announced by the status of the search.
      {...(hasAny || words ? { role: 'listbox', 'aria-label': intl.formatMessage(messages.suggestions) } : {})}
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
                <Option suggestion={suggestion} typed={typed} details={detailsOf(suggestion)} />
              </Anchor>
            )
          })}
        </div>
      ))}
      {hasAny ? null : (
        <div className={css.notice} role="presentation">
          {hasFailed ? (
            intl.formatMessage(messages.offline)
          ) : isSettled ? (
            intl.formatMessage(messages.nothing, { typed: typed.trim() })
          ) : (
            <Skeleton block="52px" />
          )}
        </div>
      )}
      {words ? (
        <Anchor
          {...combobox.optionProps('words')}
          className={css.option}
          href={addressOf(words, links)}
          onClick={() => {
            onChoose(words)
            combobox.close()
          }}
        >
          <span className={css.optionIcon}>
            <Icon of={Search} />
          </span>
          <span className={css.words}>
            <OwnScript>{intl.formatMessage(messages.searchFor, { typed: words.text })}</OwnScript>
          </span>
        </Anchor>
      ) : null}
    </div>
  )
}

type OptionProps = { suggestion: Suggestion; typed: string; details: SuggestionDetails }

function Option({ suggestion, typed, details }: OptionProps) {
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
        <SuggestionDetail suggestion={suggestion} details={details} />
      </span>
    </>
  )
}

function Picture({ suggestion }: { suggestion: Suggestion }) {
  const picture = usePicture()
  if (suggestion.kind === 'doctor')
    return <Avatar name={suggestion.text} src={picture(suggestion.picture)} size="small" />
  const icons = { facility: Building2, insurer: ShieldCheck }
  return (
    <span className={css.optionIcon}>
      <Icon of={suggestion.kind === 'speciality' ? specialityIcon(suggestion.icon) : icons[suggestion.kind]} />
    </span>
  )
}

const groupNames: Record<SuggestionKind, MessageDescriptor> = {
  speciality: messages.specialities,
  doctor: messages.doctors,
  facility: messages.facilities,
  insurer: messages.insurers,
}
