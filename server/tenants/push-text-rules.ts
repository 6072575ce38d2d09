import { languages } from '#contract/locale'
import { placeholdersOf, pushEvents, pushTextKinds, type PushEvent, type PushTextKind } from '#contract/push-events'
import type { ClientConfiguration } from '#contract/tenant'
import { doubtful, wrong, type ConfigurationIssue } from './configuration-issue.ts'
import type { DirectoryNames } from './directory-names.ts'

/** The shortest part of a day that is left for reminders, in minutes. */
const shortestDay = 360

/** Issues of what devices show: a placeholder that nothing stands for, or that says too much where no details are wanted; and of a day without an hour for reminders. */
export function pushTextIssues(configuration: ClientConfiguration): ConfigurationIssue[] {
  return [...textsIn(configuration).flatMap(placeholderIssues), ...quietIssues(configuration)]
}

/** Texts for any lock screen that seem to name a doctor, a person or a reason in their own words. */
export function pushTextDoubts(configuration: ClientConfiguration, directory?: DirectoryNames): ConfigurationIssue[] {
  const specialities = (directory?.specialities ?? []).map((slug) => slug.replaceAll('-', ' '))
  return textsIn(configuration)
    .filter(({ kind }) => kind === 'brief')
    .flatMap(({ path, text: whole }) => {
      // What a placeholder says is checked as one.
      const text = whole.replaceAll(/\{[^{}]*\}/g, '')
      const said = [
        ...(people.test(text) ? (['pushPerson'] as const) : []),
        ...(reasons.test(text) || specialities.some((name) => text.toLowerCase().includes(name))
          ? (['pushReason'] as const)
          : []),
      ]
      return said.map((code) => doubtful(path, code))
    })
}

type Text = { event: PushEvent; kind: PushTextKind; path: string; text: string }

const textsIn = ({ push_texts: texts }: ClientConfiguration): Text[] =>
  pushEvents.flatMap((event) =>
    pushTextKinds.flatMap((kind) =>
      languages.flatMap((language) => {
        const text = texts?.[event]?.[kind]?.[language]
        return text === undefined ? [] : [{ event, kind, path: `/push_texts/${event}/${kind}/${language}`, text }]
      }),
    ),
  )

function placeholderIssues({ event, kind, path, text }: Text): ConfigurationIssue[] {
  const known = placeholdersOf(event, kind)
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')
  const list = known.map((name) => `{${name}}`)
  const others = names.filter((name) => !(known as readonly string[]).includes(name))
  return [
    ...others.map((name) =>
      wrong(
        path,
        kind === 'brief' && (placeholdersOf(event, 'details') as readonly string[]).includes(name)
          ? 'pushDetails'
          : 'noValue',
        { name: `{${name}}`, known: list },
      ),
    ),
    ...(/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')) ? [wrong(path, 'brace')] : []),
  ]
}

function quietIssues({ reminder_quiet: quiet }: ClientConfiguration): ConfigurationIssue[] {
  if (!quiet) return []
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)]
  const night = (until - from + 1440) % 1440
  return 1440 - night < shortestDay ? [wrong('/reminder_quiet/until', 'shortDay')] : []
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Titles, with a name behind those that anybody has. */
const people =
  /\b(?:dr|prof|doctor|dokter)\b|\b(?:mr|mrs|ms|bapak|ibu|tn|ny)\.? \p{L}|(?:^|[\s،])(?:د\.|دكتور|الدكتور|الطبيب|السيد|السيدة)/iu

/** Words of illness and treatment. */
const reasons =
  /diagnos|pregnan|cancer|oncolog|surger|therap|psychia|psycholog|dental|\bhiv\b|test result|\bscan\b|fertil|vaccin|hamil|kanker|operasi|hasil (?:tes|lab)|terapi|vaksin|حمل|سرطان|جراح|نتيجة (?:ال)?فحص|علاج|لقاح|تشخيص/iu
