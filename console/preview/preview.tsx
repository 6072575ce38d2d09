import { ArrowLeft, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Draft } from '#contract/console/drafts'
import { offeredLocales } from '#contract/locale'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { useConsole } from '../console-context.ts'
import { marketsIn, spokenIn } from '../content/entries/offered.ts'
import { useWords } from '../draft/use-words.ts'
import { regionName } from '../region-name.ts'
import { CompactSelect } from '../ui/compact-select.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { readPage, writePage } from './app-page.ts'
import { FrameBox } from './frame-box.tsx'
import * as css from './preview.css.ts'
import { messages } from './preview.messages.ts'
import { textPages } from './text-pages.ts'
import { useChoice } from './use-choice.ts'
import { useFrame } from './use-frame.ts'

const screens = [
  { page: '', label: messages.home },
  { page: '/doctors', label: messages.doctors },
  { page: '/clinic', label: messages.clinics },
] as const

type Props = {
  draft: Draft
  page?: string | undefined
  /** Headings, one of which is scrolled to. */ part?: readonly string[] | undefined
}

/** The app with the draft in a frame: any public page, in each language, light and dark, as on a phone and on a desktop. */
export function Preview({ draft, page, part }: Props) {
  const intl = useIntl()
  const [{ scheme, device, prefix: chosen }, choose] = useChoice()
  const state = [draft.revision, draft.version?.number, scheme].join(' ')
  const { frame, path, said, address, opened, hasBack, back, show, reload } = useFrame(state, part)
  const offered = useOffered(draft)
  const { locale, language } = useConsole()
  const pages = [
    ...screens.map((screen) => ({ value: screen.page, label: intl.formatMessage(screen.label) })),
    ...textPages(draft, language).map((text) => ({ value: text.page, label: text.title })),
  ]
  // In the language of the console, where the app has it and no other was chosen.
  const begin =
    [chosen, locale].flatMap((wanted) => offered.filter(({ value }) => value === wanted))[0] ??
    offered.find((each) => each.language === language) ??
    offered[0]
  useShown(page ?? '', begin?.value, show)
  const at = readPage(path)
  const known = pages.find(({ value }) => value === at.page)
  const hasLeftOut = draft.issues.some(({ severity }) => severity === 'error')
  return (
    <section className={css.preview} aria-label={intl.formatMessage(messages.heading)}>
      <div className={css.bar}>
        <CompactSelect
          label={intl.formatMessage(messages.page)}
          value={known?.value ?? 'other'}
          onChange={(page) => show(writePage({ ...at, page }))}
          options={[...pages, ...(known ? [] : [{ value: 'other', label: intl.formatMessage(messages.other) }])]}
        />
        <CompactSelect
          label={intl.formatMessage(messages.language)}
          // Nothing has come yet while it begins.
          value={at.prefix === '' ? (begin?.value ?? '') : at.prefix}
          onChange={(prefix) => {
            choose({ prefix })
            show(writePage({ ...at, prefix }))
          }}
          options={offered}
        />
        <CompactSelect
          label={intl.formatMessage(messages.scheme)}
          value={scheme}
          onChange={(value) => choose({ scheme: value === 'dark' ? 'dark' : 'light' })}
          options={[
            { value: 'light', label: intl.formatMessage(messages.light) },
            { value: 'dark', label: intl.formatMessage(messages.dark) },
          ]}
        />
        <CompactSelect
          label={intl.formatMessage(messages.device)}
          value={device}
          onChange={(value) => choose({ device: value === 'desktop' ? 'desktop' : 'phone' })}
          options={[
            { value: 'phone', label: intl.formatMessage(messages.phone) },
            { value: 'desktop', label: intl.formatMessage(messages.desktop) },
          ]}
        />
        {hasBack ? <IconButton icon={ArrowLeft} flip label={intl.formatMessage(messages.back)} onClick={back} /> : null}
        <IconButton icon={RotateCw} label={intl.formatMessage(messages.reload)} onClick={reload} />
      </div>
      {hasLeftOut ? <Note kind="warning">{intl.formatMessage(messages.leftOut)}</Note> : null}
      <div role="status" className={css.news}>
        {said === 'loading' ? <p className={css.note}>{intl.formatMessage(messages.loading)}</p> : null}
        {said === 'refused' || said === 'elsewhere' ? (
          <Note kind="info">{intl.formatMessage(messages[said])}</Note>
        ) : null}
        {said === 'failed' ? (
          <Note
            kind="danger"
            actions={
              <Button tone="secondary" size="small" onClick={reload}>
                {intl.formatMessage(messages.reload)}
              </Button>
            }
          >
            {intl.formatMessage(messages.failed)}
          </Note>
        ) : null}
      </div>
      <Loaded query={address}>
        {(found) => (
          <FrameBox
            key={opened.attempt}
            ref={frame}
            src={`${found.address}/${scheme}${opened.place.path}`}
            title={intl.formatMessage(messages.frame)}
            device={device}
          />
        )}
      </Loaded>
    </section>
  )
}

/** Shows the page that a form is about, from the beginning and when that becomes another one; whoever leaves it meanwhile stays where they are. */
function useShown(page: string | undefined, prefix: string | undefined, show: (path: string) => void): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (page === undefined || prefix === undefined || shown.current === page) return
    shown.current = page
    show(writePage({ prefix, page }))
  }, [page, prefix, show])
}

/** The locales that the draft offers, by the names of their languages, with the country where there are several. */
function useOffered(draft: Draft) {
  const intl = useIntl()
  const { dates } = useConsole()
  const { languageName } = useWords()
  const markets = marketsIn(draft)
  return offeredLocales(markets, spokenIn(draft)).map(({ prefix, language, country }) => ({
    ...{ value: prefix, language },
    label:
      markets.length > 1
        ? intl.formatMessage(messages.inCountry, {
            language: languageName(language),
            country: regionName(dates.intl, country),
          })
        : languageName(language),
  }))
}
