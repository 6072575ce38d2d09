import type { SecondChannel } from '#contract/appointment'
import { digestOf, documentPolicy } from '#server/policy-header'

/** A message as the inbox shows it. */
export type InboxMessage = {
  tenantCode: string
  /** Of a text message. */
  phone: string | null
  /** Of a mail, as its subject. */
  email: string | null
  subject: string | null
  /** The other way of a code than a text message. */
  channel: SecondChannel | null
  body: string
  createdAt: Date
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem }
  h1 { font-size: 1.25rem; margin: 0 }
  ol { list-style: none; margin: 1.5rem 0; padding: 0 }
  li { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 1rem 0 }
  p { margin: .25rem 0 0; white-space: pre-line; overflow-wrap: anywhere }
  small, time { opacity: .75; font-size: .875rem }`

/** Content security policy of the page: its own style and nothing else. */
export const inboxPolicy = documentPolicy({ 'style-src': [digestOf(style)] })

/** The demo messages, newest first, as a page that reloads every five seconds. */
export function inboxPage(messages: InboxMessage[]): string {
  const list = messages.length > 0 ? `<ol>${messages.map(entry).join('')}</ol>` : '<p>Nothing has been sent yet.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>Demo inbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Demo inbox</h1>
<p><small>Text messages, calls and mails this server would have sent. It exists in demo mode alone. <a href="">Look again</a></small></p>
${list}
</main>
</body>
</html>
`
}

const channelNames: Record<SecondChannel, string> = { voice: 'Call', message: 'Message of another kind' }

function entry({ tenantCode, phone, email, subject, channel, body, createdAt }: InboxMessage): string {
  const instant = createdAt.toISOString()
  return `<li><small dir="ltr">${channel ? `<b>${channelNames[channel]}</b> · ` : ''}${escape(phone ?? email ?? '')} · ${escape(tenantCode)} · <time datetime="${instant}">${instant.slice(11, 19)} UTC</time></small>${subject === null ? '' : `<p dir="auto"><b>${escape(subject)}</b></p>`}<p dir="auto">${withLinks(escape(body))}</p></li>`
}

/** Web addresses in escaped text, as links. */
const withLinks = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (href) => `<a href="${href}">${href}</a>`)

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
