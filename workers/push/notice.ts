import { iconOf, ownPath, type Home } from './own-path.ts'

/** A notification as it is shown. `path` is where a tap leads, always within the tenant's own app. */
export type Notice = {
  title: string
  options: NotificationOptions & { actions?: Button[]; renotify?: boolean }
  path: string
  /** When the visit to which it leads was changed, in milliseconds since 1970 by the server's clock. */
  changedAt?: number
  /** What it is reported with that it was shown, where it is one to try. */
  report?: string
}

/** A button, where the platform shows any. */
type Button = { action: string; title: string }

/** Most buttons of a notification: platforms show two. */
const mostButtons = 2

/** The part of a push message that we read; browsers that show a push without a worker use the same shape. */
type PushMessage = {
  notification?: {
    title?: unknown
    body?: unknown
    lang?: unknown
    dir?: unknown
    tag?: unknown
    navigate?: unknown
    actions?: unknown
    report?: unknown
    changed_at?: unknown
  }
}

/** Shown where a message cannot be read: on some phones a push without a notification costs the permission. */
const unread: Record<string, string> = {
  en: 'There is an update for you',
  ar: 'لديك تحديث جديد',
  id: 'Ada pembaruan untuk Anda',
}

/** What to show for a push message, whatever it holds: title and body only, nothing else of its content. */
export function toNotice(text: string | undefined, { language, home }: { language: string; home: Home }): Notice {
  const {
    title,
    body,
    lang,
    dir,
    tag,
    navigate,
    actions,
    report,
    changed_at: changedAt,
  } = readMessage(text).notification ?? {}
  const path = ownPath(navigate, home)
  const buttons = readActions(actions, home)
  return {
    title: isText(title) ? title : (unread[language.slice(0, 2)] ?? unread['en']!),
    options: {
      // Of our own, and not what the message names: that could lead anywhere.
      icon: iconOf(home),
      ...(isText(body) ? { body } : {}),
      ...(isText(lang) ? { lang } : {}),
      ...(dir === 'rtl' || dir === 'ltr' ? { dir } : {}),
      // All messages of a visit have its tag: without this the second would take the place of the first in silence.
      ...(isText(tag) ? { tag, renotify: true } : {}),
      ...(buttons.length > 0 ? { actions: buttons.map(({ action, title }) => ({ action, title })) } : {}),
      data: { path, ...(buttons.length > 0 ? { paths: toPaths(buttons) } : {}) },
    },
    path,
    ...(isText(report) ? { report } : {}),
    ...(typeof changedAt === 'number' ? { changedAt: changedAt * 1000 } : {}),
  }
}

/** Buttons with what they say and where they lead, within the tenant's own app too. */
function readActions(actions: unknown, home: Home): (Button & { path: string })[] {
  if (!Array.isArray(actions)) return []
  return (actions as { action?: unknown; title?: unknown; navigate?: unknown }[])
    .flatMap((one) =>
      isText(one?.action) && isText(one.title)
        ? [{ action: one.action, title: one.title, path: ownPath(one.navigate, home) }]
        : [],
    )
    .slice(0, mostButtons)
}

const toPaths = (buttons: readonly { action: string; path: string }[]) =>
  Object.fromEntries(buttons.map(({ action, path }) => [action, path]))

function readMessage(text: string | undefined): PushMessage {
  try {
    const message: unknown = JSON.parse(text ?? '')
    return typeof message === 'object' && message !== null ? message : {}
  } catch {
    return {}
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
