import { useMutation, useQueryClient } from '@tanstack/react-query'
import { languages, localeIn, type Language as LanguageCode } from '#contract/locale'
import { useApp } from '#src/context/app-context.ts'
import { rememberLocale } from '#src/context/locale-cookie.ts'
import { messages as needs } from '#src/features/needs-network/needs-network.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { accountQuery } from '#src/queries/account.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { settingsOf } from '#src/queries/own-settings.ts'
import { useGo } from '#src/routes/go.ts'
import type { SettingsCopy } from '#src/session/to-own-copies.ts'
import { RadioRows } from '#src/ui/choice.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'
import { useRefused } from './use-refused.ts'

/** In their own language, so that its speakers can read them. */
const names: Record<LanguageCode, string> = { en: 'English', ar: 'العربية', id: 'Bahasa Indonesia' }

/** In which language the patient is written to, and sees the app, where their country has it. */
export function Language({ account }: { account: SettingsCopy }) {
  const app = useApp()
  const intl = useIntl()
  const go = useGo()
  const toast = useToast()
  const refused = useRefused()
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: async (language: LanguageCode) => (await settingsOf(app)).setLanguage({ language }),
    onSuccess: async ({ language }) => {
      await showAnswer(queryClient, accountQuery(app).queryKey, (known) => known && { ...known, language })
      toast(intl.formatMessage(messages.languageSaved))
      const locale = localeIn(app.locale.country, language)
      if (!locale || locale.prefix === app.locale.prefix) return
      rememberLocale(app, locale.prefix)
      const { pathname, search } = window.location
      // Nothing else of this address is in a language.
      void go(pathname.replace(`/${app.locale.prefix}/`, `/${locale.prefix}/`) + search)
    },
    onError: refused,
  })
  const chosen = saving.isPending ? saving.variables : (account.language ?? app.locale.language)
  return (
    <Section heading={intl.formatMessage(messages.language)} lead={intl.formatMessage(messages.languageLead)}>
      <RadioRows
        legend={intl.formatMessage(messages.language)}
        hideLegend
        options={languages.map((value) => ({ value, label: <bdi lang={value}>{names[value]}</bdi> }))}
        value={chosen}
        hint={isOnline ? null : intl.formatMessage(needs.needsNetwork)}
        onChange={(language) => saving.mutate(language)}
      />
    </Section>
  )
}
