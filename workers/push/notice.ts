/** A notification as it is shown. `path` is where a tap leads, on this origin alone. */
export type Notice = { title: string; options: NotificationOptions; path: string }

/** The part of a push message we read; the same shape serves browsers that show it without a worker. */
type PushMessage = {
  notification?: { title?: unknown; body?: unknown; lang?: unknown; dir?: unknown; tag?: unknown; navigate?: unknown }
}

/** Said where a message cannot be read: a push without a notification costs the permission on some phones. */
const unread: Record<string, string> = {
  en: 'There is an update for you',
  ar: 'لديك تحديث جديد',
  id: 'Ada pembaruan untuk Anda',
}

/** What to show for a push message, whatever it holds. */
export function toNotice(text: string | undefined, { language, origin }: { language: string; origin: string }): Notice {
  const { title, body, lang, dir, tag, navigate } = readMessage(text).notification ?? {}
  const path = samePath(navigate, origin)
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

/** The path of an address on this origin; the start where it is anything else. */
export function samePath(address: unknown, origin: string): string {
  if (!isText(address) || !URL.canParse(address, origin)) return '/'
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname + url.search : '/'
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
