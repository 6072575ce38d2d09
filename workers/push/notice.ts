import { ownPath, type Home } from './own-path.ts'

/** A notification as it is shown. `path` is where a tap leads, always within the tenant's own app. */
export type Notice = { title: string; options: NotificationOptions; path: string }

/** The part of a push message that we read; browsers that show a push without a worker use the same shape. */
type PushMessage = {
  notification?: { title?: unknown; body?: unknown; lang?: unknown; dir?: unknown; tag?: unknown; navigate?: unknown }
}

/** Shown where a message cannot be read: on some phones a push without a notification costs the permission. */
const unread: Record<string, string> = {
  en: 'There is an update for you',
  ar: 'لديك تحديث جديد',
  id: 'Ada pembaruan untuk Anda',
}

/** What to show for a push message, whatever it holds: title and body only, nothing else of its content. */
export function toNotice(text: string | undefined, { language, home }: { language: string; home: Home }): Notice {
  const { title, body, lang, dir, tag, navigate } = readMessage(text).notification ?? {}
  const path = ownPath(navigate, home)
  return {
    title: isText(title) ? title : (unread[language.slice(0, 2)] ?? unread['en']!),
    options: {
      ...(isText(body) ? { body } : {}),
      ...(isText(lang) ? { lang } : {}),
      ...(dir === 'rtl' || dir === 'ltr' ? { dir } : {}),
      ...(isText(tag) ? { tag } : {}),
      data: { path },
    },
    path,
  }
}

function readMessage(text: string | undefined): PushMessage {
  try {
    const message: unknown = JSON.parse(text ?? '')
    return typeof message === 'object' && message !== null ? message : {}
  } catch {
    return {}
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
