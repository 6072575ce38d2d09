import type { Mail } from './mail-gateway.ts'

/** A mail without markup. */
export const mailText = ({ body, link }: Pick<Mail, 'body' | 'link'>): string =>
  link ? `${body}\n\n${link.label}:\n${link.href}` : body

/** A mail as HTML: its paragraphs, escaped, and the link. Nothing is loaded from anywhere. */
export function mailHtml({ brand, body, language, link }: Pick<Mail, 'brand' | 'body' | 'language' | 'link'>): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const paragraphs = body.split('\n\n').map((text) => `<p>${escape(text)}</p>`)
  const action = link ? [`<p><a href="${escape(link.href)}">${escape(link.label)}</a></p>`] : []
  return [
    `<!doctype html><html lang="${escape(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escape(brand)}</title></head>`,
    `<body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:24px">`,
    `<p><strong>${escape(brand)}</strong></p>`,
    ...paragraphs,
    ...action,
    '</body></html>',
  ].join('\n')
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
