import type { ReactNode } from 'react'
import { consoleLanguageCookie } from '#contract/console/console-data'
import { languages, type Language } from '#contract/locale'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { CompactSelect } from '../ui/compact-select.tsx'
import * as css from './shell.css.ts'
import { messages } from './shell.messages.ts'

/** Each language as it calls itself. */
const ownNames: Record<Language, string> = { en: 'English', ar: 'العربية', id: 'Bahasa Indonesia' }

/** Whose console it is, and the choice of its language. `end` is beside that. */
export function Header({ end }: { end?: ReactNode }) {
  const intl = useIntl()
  const { brand, home, language } = useConsole()
  const choose = (chosen: string) => {
    document.cookie = `${consoleLanguageCookie}=${chosen}; path=${home}; max-age=31536000; samesite=strict`
    // Direction, names and texts of the whole document.
    window.location.reload()
  }
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <bdi className={css.brand}>{brand}</bdi>
        <span className={css.kind}>{intl.formatMessage(messages.name)}</span>
        <div className={css.end}>
          <CompactSelect
            label={intl.formatMessage(messages.language)}
            value={language}
            onChange={choose}
            options={languages.map((code) => ({ value: code, label: ownNames[code], lang: code }))}
          />
          {end}
        </div>
      </div>
    </header>
  )
}
