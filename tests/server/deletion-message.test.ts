import { expect, it } from 'vitest'
import { deletionMessage } from '#server/messages/deletion-message'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as settings } from '#src/pages/settings/settings.messages.ts'
import ar from '#src/i18n/locales/ar/own.json' with { type: 'json' }
import arSettings from '#src/i18n/locales/ar/settings.json' with { type: 'json' }
import id from '#src/i18n/locales/id/own.json' with { type: 'json' }
import idSettings from '#src/i18n/locales/id/settings.json' with { type: 'json' }

const { keepAccount } = own
const { deleteTimeDetail } = settings

it.each([
  ['en', keepAccount.defaultMessage, deleteTimeDetail.defaultMessage],
  ['ar', ar[keepAccount.id], arSettings[deleteTimeDetail.id]],
  ['id', id[keepAccount.id], idSettings[deleteTimeDetail.id]],
] as const)(
  'who is to lose an account reads what keeps it, by the words of the button: %s',
  (language, button, sheet) => {
    const quoted = language === 'ar' ? `«${button}»` : `‘${button}’`
    expect(deletionMessage('Sadeem', new Date('2026-12-23T08:00:00Z'), language)).toContain(quoted)
    expect(sheet).toContain(quoted.replace(String(button), '{button}'))
  },
)
